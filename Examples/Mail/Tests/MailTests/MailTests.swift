import Foundation
import Testing

@testable import Mail
@testable import MailPlain

/// One scenario, done with each of the two models.
@Suite("Mail") @MainActor struct MailTests {
  enum Model: CaseIterable {
    case helm, plain

    @MainActor func start() throws -> any MailActions {
      switch self {
      case .helm: try MailModel.filled()
      case .plain: PlainMailModel.filled()
      }
    }
  }

  @Test func everyLinkFitsTheGraph() throws {
    let helm = try MailModel().helm
    #expect(helm.links.findings(in: helm.graph) == [])
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: Model.allCases) func threeColumns(_ model: Model) throws {
    let app = try model.start()
    #expect(app.shown == ["folders", "messages inbox"])
    app.tapMessage(1)
    #expect(app.shown == ["folders", "messages inbox", "message 1"])
    app.tapMessage(2)
    #expect(app.shown == ["folders", "messages inbox", "message 2"])
    app.tapFolder("sent")
    #expect(app.shown == ["folders", "messages sent"])
    app.tapMessage(1)
    #expect(app.shown == ["folders", "messages sent"])
    app.tapMessage(4)
    #expect(app.shown == ["folders", "messages sent", "message 4"])

    app.tapFilter()
    #expect(app.shown == ["folders", "messages sent", "message 4", "filter"])
    app.goBack()
    app.goBack()
    #expect(app.shown == ["folders", "messages sent"])
    app.tapFilter()
    app.tapFolder("trash")
    #expect(app.shown == ["folders", "messages trash"])
    app.goBack()
    #expect(app.shown == ["folders"])
  }

  @Test(arguments: Model.allCases) func aLinkLeadsIntoAFolder(_ model: Model) throws {
    let app = try model.start()
    app.tapMessage(3)
    app.tapFilter()
    app.follow(try url("mail://sent/4"))
    #expect(app.shown == ["folders", "messages sent", "message 4"])
    app.goBack()
    #expect(app.shown == ["folders", "messages sent"])

    for wrong in ["mail://sent/1", "mail://spam", "mail://inbox/one", "https://other.example/inbox"] {
      app.follow(try url(wrong))
      #expect(app.shown == ["folders", "messages sent"], "\(wrong)")
    }
    app.follow(try url("https://mail.example/write"))
    #expect(app.shown == ["folders", "messages sent", "compose"])
    app.follow(try url("https://mail.example/inbox/3"))
    #expect(app.shown == ["folders", "messages inbox", "message 3"])
    app.follow(try url("mail://inbox"))
    #expect(app.shown == ["folders", "messages inbox"])
  }

  @Test(arguments: Model.allCases) func aMessageIsWritten(_ model: Model) throws {
    let app = try model.start()
    app.tapMessage(1)
    app.tapWrite()
    #expect(app.shown == ["folders", "messages inbox", "message 1", "compose"])
    app.send("Hello")
    #expect(app.shown == ["folders", "messages inbox", "message 1"])
    #expect(app.subjectsSent == ["Message 4", "Hello"])
    app.follow(try url("mail://sent/5"))
    #expect(app.shown == ["folders", "messages sent", "message 5"])
  }

  @Test(arguments: Model.allCases) func eachStepCanBeUndone(_ model: Model) throws {
    let app = try model.start()
    #expect(!app.canUndo)
    app.tapMessage(1)
    app.tapMessage(2)
    app.follow(try url("mail://sent/4"))
    app.undo()
    #expect(app.shown == ["folders", "messages inbox", "message 2"])
    app.undo()
    #expect(app.shown == ["folders", "messages inbox", "message 1"])
    app.redo()
    #expect(app.shown == ["folders", "messages inbox", "message 2"])
    app.tapMessage(3)
    app.redo()
    #expect(app.shown == ["folders", "messages inbox", "message 3"])

    app.learnThatItIsDeleted(3)
    #expect(app.shown == ["folders", "messages inbox"])
    #expect(!app.canUndo)
    app.undo()
    #expect(app.shown == ["folders", "messages inbox"])
    app.tapWrite()
    app.undo()
    #expect(app.shown == ["folders", "messages inbox"])
  }
}
