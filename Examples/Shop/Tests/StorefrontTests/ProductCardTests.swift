import StyleSpec
import Testing

@testable import Storefront

struct ProductCardTests {
  private let kettle = Product(name: "手冲壶", price: "¥89", oldPrice: "¥129", coupon: Coupon("满 ¥200 减 ¥30"), stock: 12)

  @Test(arguments: [("¥79", "¥129"), ("¥129", "¥159"), ("¥1,099.00", "¥1,299.50"), ("€9", "€9"), ("٨٩ ر.س", "١٢٩ ر.س")])
  func pricesChangeAndTheOldOneStaysStruckThrough(price: String, oldPrice: String) throws {
    var card = try ProductCard(kettle)
    #expect(styledRuns(card.price) == ["¥89 : salePrice", "¥129: oldPrice, strikethrough"])
    var product = kettle
    (product.price, product.oldPrice) = (price, oldPrice)
    card.show(product)
    #expect(styledRuns(card.price) == ["\(price) : salePrice", "\(oldPrice): oldPrice, strikethrough"])
  }

  @Test func theSaleEndsAndComesBack() throws {
    var card = try ProductCard(kettle)
    var product = kettle
    product.oldPrice = nil
    card.show(product)
    #expect(styledRuns(card.price) == ["¥89: salePrice"])
    card.show(kettle)
    #expect(styledRuns(card.price) == ["¥89 : salePrice", "¥129: oldPrice, strikethrough"])
  }

  @Test func nothingForgetsItsLookWhileItLoads() throws {
    var card = try ProductCard(kettle)
    card.showLoading()
    #expect([card.price, card.coupon, card.stock].map(\.text) == ["", "", ""])
    #expect(card.name.text == "手冲壶")
    #expect([card.price, card.coupon, card.stock].map(\.style) == [.salePrice, .coupon, .stock])
    #expect(card.price.resolvedAttributes(in: StyleContext()).line?.minimumLineHeight == 24)
    card.show(kettle)
    let fresh = try ProductCard(kettle)
    for text in [\ProductCard.price, \.coupon, \.stock] {
      #expect(styledRuns(card[keyPath: text]) == styledRuns(fresh[keyPath: text]))
    }
  }

  @Test func theNumberInStockStandsOutWheneverThereIsOne() throws {
    var card = try ProductCard(kettle)
    var product = kettle
    for (stock, expected) in [
      (12, ["仅剩 : stock", "12: stockCount", " 件: stock"]), (0, ["已售罄: stock"]), (-1, ["已售罄: stock"]),
      (nil, ["现货: stock"]),
      (3, ["仅剩 : stock", "3: stockCount", " 件: stock"]),
    ] {
      product.stock = stock
      card.show(product)
      #expect(styledRuns(card.stock) == expected)
    }
  }

  @Test func aServerMayChooseTheCouponsStyle() throws {
    var card = try ProductCard(kettle)
    var product = kettle
    for (name, expected) in [("12_sale_bold", "12_sale_bold"), ("12_sael_bold", "coupon"), (nil, "coupon")] {
      product.coupon?.style = name
      card.show(product)
      #expect(styledRuns(card.coupon) == ["满 ¥200 减 ¥30: \(expected)"])
    }
  }

  @Test func eachTextHasALightAndADarkColor() throws {
    let card = try ProductCard(kettle)
    for text in [card.name, card.price, card.coupon, card.stock] {
      let light = text.resolved(in: StyleContext(appearance: .light)).sets.map(\.color)
      let dark = text.resolved(in: StyleContext(appearance: .dark)).sets.map(\.color)
      #expect(zip(light, dark).allSatisfy { $0 != nil && $1 != nil && $0 != $1 })
    }
  }
}
