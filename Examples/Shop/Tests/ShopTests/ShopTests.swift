import Foundation
import Testing

@testable import Shop
@testable import ShopPlain

/// One scenario, done with each of the two models.
@Suite("Shop") @MainActor struct ShopTests {
  enum Model: CaseIterable {
    case helm, plain

    @MainActor func start() throws -> any ShopActions {
      switch self {
      case .helm: try ShopModel()
      case .plain: PlainShopModel()
      }
    }
  }

  @Test func everyLinkFitsTheGraph() throws {
    let helm = try ShopModel().helm
    #expect(helm.links.findings(in: helm.graph) == [])
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: Model.allCases) func productsGoIntoTheCartAndOutAgain(_ model: Model) throws {
    let app = try model.start()
    #expect(app.shown == ["catalog"])
    app.tapProduct("chair")
    app.addToCart("chair")
    #expect(app.badge == 1)
    app.tapReviews(of: "chair")
    #expect(app.shown == ["reviews chair"])

    app.tapCart()
    #expect(app.shown == ["cart"])
    app.tapProduct("chair")
    #expect(app.shown == ["product chair"])
    app.goBack()
    app.askToRemove("chair")
    #expect(app.shown == ["cart", "remove chair"])
    app.keep()
    #expect(app.shown == ["cart"])
    app.askToRemove("chair")
    app.confirmRemoval(of: "chair")
    #expect(app.shown == ["cart"])
    #expect(app.badge == 0)
    app.tapCatalog()
    #expect(app.shown == ["reviews chair"])
  }

  /// The checkout, as far as the last step before buying.
  func order(_ app: any ShopActions) {
    app.tapCart()
    app.addToCart("chair")
    app.checkOut()
    app.enter(address: "1 Main Street")
    app.tapNext()
    app.enter(card: "4242")
    app.tapNext()
  }

  @Test(arguments: Model.allCases) func noStepWithoutTheOneBefore(_ model: Model) throws {
    let app = try model.start()
    app.tapCart()
    app.checkOut()
    #expect(app.shown == ["cart"])
    app.follow(try url("shop://checkout"))
    #expect(app.shown == ["cart"])
    app.addToCart("chair")
    app.follow(try url("shop://checkout"))
    #expect(app.shown == ["cart", "address"])
    app.tapNext()
    #expect(app.shown == ["cart", "address"])
    app.enter(address: "1 Main Street")
    app.tapNext()
    #expect(app.shown == ["cart", "payment"])
    app.tapNext()
    #expect(app.shown == ["cart", "payment"])
    app.enter(card: "4242")
    app.tapNext()
    #expect(app.shown == ["cart", "summary"])
    app.goBack()
    #expect(app.shown == ["cart", "payment"])
    app.tapNext()
    app.tapBuy()
    #expect(app.shown == ["cart", "receipt"])
    #expect(app.badge == 0)
    app.close()
    #expect(app.shown == ["cart"])
    app.checkOut()
    #expect(app.shown == ["cart"])
  }

  @Test(arguments: Model.allCases) func whatIsSoldOutEndsTheCheckout(_ model: Model) throws {
    let app = try model.start()
    order(app)
    #expect(app.shown == ["cart", "summary"])
    app.learnThatItIsSoldOut("chair")
    #expect(app.shown == ["cart"])
    app.addToCart("lamp")
    app.checkOut()
    #expect(app.shown == ["cart", "address"])
  }

  @Test(arguments: Model.allCases) func linksAndNotificationsLeadOutOfTheCheckout(_ model: Model) throws {
    let app = try model.start()
    order(app)
    app.follow(try url("https://shop.example/products/lamp"))
    #expect(app.shown == ["product lamp"])
    app.goBack()
    #expect(app.shown == ["catalog"])

    app.tapCart()
    app.askToRemove("chair")
    app.tapNotification(of: "chair")
    #expect(app.shown == ["reviews chair"])
    app.goBack()
    #expect(app.shown == ["product chair"])
    app.goBack()
    #expect(app.shown == ["catalog"])
    app.tapCart()
    #expect(app.shown == ["cart"])
  }

  @Test(arguments: Model.allCases) func theAppStartsWhereItWasLeft(_ model: Model) throws {
    let app = try model.start()
    app.tapProduct("lamp")
    order(app)

    let same = try app.startAgain(items: ["chair"], address: "1 Main Street")
    #expect(same.shown == ["cart", "summary"])
    same.goBack()
    #expect(same.shown == ["cart", "payment"])
    same.close()
    same.tapCatalog()
    #expect(same.shown == ["product lamp"])

    let empty = try app.startAgain(items: [], address: "1 Main Street")
    #expect(empty.shown == ["cart"])
    let nowhere = try app.startAgain(items: ["chair"], address: "")
    #expect(nowhere.shown == ["cart", "address"])
  }
}
