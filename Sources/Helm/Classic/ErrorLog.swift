#if canImport(Combine)
  import Combine
#endif

/// The latest errors and, if Combine is available, a publisher of each error as it happens.
@MainActor @propertyWrapper
public struct ErrorLog<N: Fragment> {
  private var latest: [HelmError<N>] = []
  /// The source that observers of the log register with.
  let source = ObservationSource()

  /// Creates an empty log.
  public init() {}

  /// The errors, the newest last.
  public var wrappedValue: [HelmError<N>] {
    source.access()
    return latest
  }

  mutating func append(_ error: HelmError<N>) {
    if latest.count == HelmLimits.errors { latest.removeFirst() }
    latest.append(error)
  }

  mutating func removeAll() { latest = [] }

  #if canImport(Combine)
    let subject = PassthroughSubject<HelmError<N>, Never>()

    /// Publishes each error as it happens.
    public var projectedValue: AnyPublisher<HelmError<N>, Never> { subject.eraseToAnyPublisher() }
  #endif
}
