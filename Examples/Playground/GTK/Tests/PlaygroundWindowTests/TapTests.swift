import GTKBridge
import Helm
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// A person goes through the whole app.
@MainActor final class TapTests: WindowTestCase {
  func testAWrongPasswordIsToldAndARightOneOpensTheDashboard() async throws {
    try await open()
    expectAgreement("at the start")
    try await tap("start")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    try await write("ada", into: "account")
    try await write("byron", into: "password")
    try await tap("submit")
    XCTAssertEqual(try Robot.find("problem").text, "The password is wrong.")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    try await write("lovelace", into: "password")
    try await tap("submit")
    XCTAssertEqual(presented, ["dashboard", "news"])
    try await tap("log-out")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    XCTAssertFalse(SeenWidget.windows.flatMap(\.mapped).contains { $0.text == "Nobody is logged in." })
  }

  func testAnAccountIsMadeAfterGoingRoundTheEntrance() async throws {
    try await open()
    try await tap("start")
    try await tap("to-forgotPass")
    XCTAssertEqual(presented, ["gatekeeper", "forgotPass"])
    try await tap("to-login")
    try await tap("to-register")
    try await tap("back")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    try await tap("to-register")
    try await write("grace", into: "account")
    try await write("1234", into: "password")
    try await tap("submit")
    XCTAssertEqual(presented, ["dashboard", "news"])
    try await tap("Settings")
    XCTAssertEqual(try Robot.find("settings-account").text, "Logged in as grace")
    try await tap("settings-log-out")
    XCTAssertEqual(presented, ["gatekeeper", "register"])
  }

  func testTabsKeepTheirStacksBesideThePlayer() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("play")
    try await tap("article-1")
    try await tap("article-2")
    try await tap("Library")
    XCTAssertEqual(presented, ["dashboard", "player", "library"])
    try await tap("city-oslo")
    try await tap("News")
    XCTAssertEqual(presented, ["dashboard", "player", "article (id 2)"])
    try await tap("Library")
    XCTAssertEqual(presented, ["dashboard", "player", "library", "city (id oslo)"])
    try await tap("Settings")
    try await tap("News")
    try await tap("back")
    try await tap("back")
    XCTAssertEqual(presented, ["dashboard", "player", "news"])
    try await tap("stop")
    XCTAssertEqual(presented, ["dashboard", "news"])
  }

  func testThePlayerCoversNeitherTheContentNorTheTabs() async throws {
    try await open(account: "ada")
    try await tap("start")
    for tab in ["News", "Library", "Settings"] {
      try await tap(tab)
      let page = "page:\(tab.lowercased())"
      let alone = try extent(page)
      try await tap("play")
      let (content, player, bar) = (try extent(page), try extent("screen:player"), try extent("tabs"))
      XCTAssertEqual(content.lowerBound, alone.lowerBound, tab)
      XCTAssertGreaterThan(player.upperBound - player.lowerBound, 30, tab)
      XCTAssertLessThanOrEqual(content.upperBound, player.lowerBound, tab)
      XCTAssertLessThanOrEqual(player.upperBound, bar.lowerBound, tab)
      try await tap("stop")
      XCTAssertEqual(try extent(page), alone, tab)
    }
  }

  func testBackPassesThePlayerBy() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("article-1")
    try await tap("play")
    try await tap("back")
    XCTAssertEqual(presented, ["dashboard", "player", "news"])
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  func testASheetLeavesBothColumnsWhereTheyAre() async throws {
    try await open(account: "ada", size: Self.wide)
    try await tap("start")
    try await tap("Library")
    try await tap("city-oslo")
    let (list, city) = (try Robot.find("screen:library"), try Robot.find("screen:city (id oslo)"))
    try await tap("write")
    XCTAssertEqual(presented, ["dashboard", "library", "city (id oslo)", "compose"])
    try await tap("cancel")
    XCTAssertEqual(try Robot.find("screen:library"), list)
    XCTAssertEqual(try Robot.find("screen:city (id oslo)"), city)
  }

  /// From where to where a widget reaches in its window, from the top.
  private func extent(_ name: String) throws -> ClosedRange<Double> { try XCTUnwrap(Robot.find(name).extent) }

  func testADraftIsSaved() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("write")
    XCTAssertThrowsError(try Robot.tap("save"), "an empty draft cannot be saved")
    XCTAssertThrowsError(try Robot.tap("Library"), "the window under the sheet cannot be used")
    try await write("Hello", into: "draft-title")
    try await tap("save")
    XCTAssertEqual(app.drafts, [Draft(title: "Hello")])
    try await tap("Settings")
    XCTAssertEqual(try Robot.find("drafts").children.map(\.text), ["Draft: Hello"])
  }

  func testManyDraftsDoNotMakeTheWindowGrow() async throws {
    try await open(account: "ada")
    try await tap("start")
    for number in 1...30 {
      app.take(.compose)
      app.draft.title = "\(number) " + String(repeating: "Zürich 東京 🚀 <b>&amp;</b> ", count: 5)
      app.saveDraft()
    }
    try await tap("Settings")
    XCTAssertEqual(window.size, Self.narrow)
    XCTAssertEqual(try Robot.find("drafts").children.count, 30)
    try await tap("News")
  }

  func testADraftIsAskedAboutBeforeItIsLost() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("write")
    try await write("Hello", into: "draft-title")
    Robot.closeTopmost()
    await settle()
    expectAgreement("after closing the sheet")
    XCTAssertEqual(presented, ["dashboard", "news", "compose", "discard"])
    try await tap("Keep editing")
    XCTAssertEqual(presented, ["dashboard", "news", "compose"])
    XCTAssertEqual(try Robot.find("draft-title").text, "Hello")
    try await tap("cancel")
    Robot.closeTopmost()
    await settle()
    expectAgreement("after closing the question")
    XCTAssertEqual(presented, ["dashboard", "news", "compose"])
    try await tap("cancel")
    try await tap("Discard")
    XCTAssertEqual(presented, ["dashboard", "news"])
    XCTAssertEqual(app.drafts, [])
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  func testAnEmptySheetClosesAtOnce() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("write")
    Robot.closeTopmost()
    await settle()
    expectAgreement("after closing the sheet")
    XCTAssertEqual(presented, ["dashboard", "news"])
  }

  func testTurningFromWideToNarrowLosesNothing() async throws {
    try await open(account: "ada", size: Self.wide)
    try await tap("start")
    try await tap("Library")
    try await tap("city-quito")
    let path = app.helm.path
    for size in [Self.narrow, Self.wide, Self.narrow, Self.wide] {
      await resize(to: size)
      XCTAssertEqual(window.size, size)
      expectAgreement("at \(size)")
      XCTAssertEqual(app.helm.path, path)
    }
    try await tap("city-oslo")
    XCTAssertEqual(presented, ["dashboard", "library", "city (id oslo)"])
    await resize(to: Self.narrow)
    try await tap("back")
    XCTAssertEqual(presented, ["dashboard", "library"])
  }

  func testLoggingOutWorksFromAnywhere() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("article-1")
    try await tap("write")
    try await write("Hello", into: "draft-title")
    try await tap("cancel")
    app.session.logOut()
    await settle()
    expectAgreement("after the session ended")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  func testErrorsAppearAsToasts() async throws {
    try await open()
    app.helm.dismiss(.player)
    await settle(heard: "player is not presented")
    let texts = SeenWidget.windows.flatMap(\.mapped).map(\.text)
    XCTAssertTrue(texts.contains { $0.contains("player is not presented") }, "\(texts)")
    let before = Object.countInMemory
    app.helm.dismiss(.player)
    await settle(heard: "player is not presented", times: 2)
    XCTAssertEqual(Object.countInMemory, before, "the same message was shown twice")
    app.helm.dismiss(.compose)
    await settle(heard: "compose is not presented")
    XCTAssertEqual(Object.countInMemory, before + 1)
  }

  func testAClickOnWhatIsShownChangesNothing() async throws {
    try await open(account: "ada", size: Self.wide)
    try Robot.tap("start")
    try await tap("start")
    try await tap("Library")
    for city in ["city-oslo", "city-quito"] {
      try Robot.tap(city)
      try await tap(city)
      try await tap(city)
    }
    XCTAssertEqual(presented, ["dashboard", "library", "city (id quito)"])
    XCTAssertEqual(app.helm.errors.map(\.description), [])
  }

  func testTwoClicksInARowAreTwoSteps() async throws {
    try await open(account: "ada")
    try await tap("start")
    for id in [1, 2, 3] { try await tap("article-\(id)") }
    try Robot.tap("back")
    try Robot.tap("back")
    await settle()
    expectAgreement("after two clicks")
    XCTAssertEqual(presented, ["dashboard", "article (id 1)"])
    XCTAssertTrue(app.helm.errors.isEmpty)
  }

  func testASecondCloseOfTheSheetDoesNothing() async throws {
    try await open(account: "ada")
    try await tap("start")
    try await tap("play")
    try await tap("write")
    Robot.closeTopmost()
    Robot.closeTopmost()
    await settle()
    expectAgreement("after two closes")
    XCTAssertEqual(presented, ["dashboard", "player", "news"])
    XCTAssertFalse(window.isClosed)
  }

  func testAScreenThatStaysKeepsItsWidgets() async throws {
    try await open(account: "ada", size: Self.wide)
    try await tap("start")
    try await tap("article-1")
    let article = try Robot.find("screen:article (id 1)")
    try await tap("play")
    try await tap("Library")
    let library = try Robot.find("screen:library")
    try await tap("city-oslo")
    try await tap("city-quito")
    XCTAssertEqual(try Robot.find("screen:library"), library)
    try await tap("News")
    try await tap("article-2")
    try await tap("back")
    XCTAssertEqual(try Robot.find("screen:article (id 1)"), article)
  }

  func testWhatIsNotAllowedIsToldToo() async throws {
    try await open(size: Self.wide)
    try await tap("start")
    try await tap("inspect")
    try await tap("move-dashboard")
    XCTAssertEqual(presented, ["gatekeeper", "login"])
    await settle(heard: "Nobody is logged in.")
    let texts = SeenWidget.windows.flatMap(\.mapped).map(\.text)
    XCTAssertTrue(texts.contains("Nobody is logged in."), "\(texts)")
  }

  func testThePanelShowsAndUndoes() async throws {
    try await open(account: "ada", size: Self.wide)
    try await tap("inspect")
    try await tap("start")
    try await tap("move-player")
    XCTAssertEqual(presented, ["dashboard", "player", "news"])
    await settle(heard: "player")
    XCTAssertTrue(try Robot.find("events").children.first?.text.contains("player") == true)
    XCTAssertEqual(try Robot.find("path").children.map(\.text), app.pathLines)
    try await tap("undo")
    XCTAssertEqual(presented, ["dashboard", "news"])
    try await tap("redo")
    XCTAssertEqual(presented, ["dashboard", "player", "news"])
    try await tap("inspect")
    XCTAssertThrowsError(try Robot.find("undo"))
  }
}
