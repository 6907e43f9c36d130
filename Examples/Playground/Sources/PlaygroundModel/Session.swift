import Observation

/// Who is logged in.
@MainActor @Observable
public final class Session {
  /// The name of the account, `nil` where nobody is logged in.
  public private(set) var account: String?

  /// Why the last attempt failed, to be shown by the form.
  public private(set) var problem: Problem?

  private var passwords = ["ada": "lovelace"]

  /// Starts with nobody logged in, or with an account that was kept from the last time.
  ///
  /// - Parameter account: The account.
  public init(account: String? = nil) { self.account = account }

  /// Whether anybody is logged in.
  public var isLoggedIn: Bool { account != nil }

  /// Logs in with a known account.
  ///
  /// - Parameters:
  ///   - account: The name of the account.
  ///   - password: Its password.
  /// - Returns: Whether it was right; `problem` says why not.
  @discardableResult
  public func logIn(_ account: String, password: String) -> Bool {
    problem = passwords[account] == nil ? .unknownAccount : passwords[account] == password ? nil : .wrongPassword
    if problem == nil { self.account = account }
    return problem == nil
  }

  /// Asks the user who is logged in for the password again.
  ///
  /// - Parameter password: The password.
  /// - Returns: Whether it was right; `problem` says why not.
  public func confirm(_ password: String) -> Bool {
    problem = account.flatMap { passwords[$0] } == password ? nil : .wrongPassword
    return problem == nil
  }

  /// Makes an account and logs in with it.
  ///
  /// - Parameters:
  ///   - account: A name that is not taken.
  ///   - password: A password of at least four characters.
  /// - Returns: Whether there is such an account now; `problem` says why not.
  @discardableResult
  public func register(_ account: String, password: String) -> Bool {
    problem = account.isEmpty || passwords[account] != nil ? .nameTaken : password.count < 4 ? .shortPassword : nil
    guard problem == nil else { return false }
    passwords[account] = password
    self.account = account
    return true
  }

  /// Forgets why the last attempt failed.
  public func forgetProblem() { if problem != nil { problem = nil } }

  /// Logs out.
  public func logOut() {
    account = nil
    problem = nil
  }

  /// Why an attempt failed.
  public enum Problem: String, Error, CaseIterable {
    case unknownAccount = "There is no such account."
    case wrongPassword = "The password is wrong."
    case nameTaken = "Choose another name."
    case shortPassword = "A password has at least four characters."
  }
}
