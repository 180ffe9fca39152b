import Testing

@testable import Storefront

struct SampleSaleTests {
  @Test func eachFifthSecondPricesGoAndComeBackInStyle() throws {
    var sale = try SampleSale()
    let before = sale.page.cards.map { styledRuns($0.price).count }
    for _ in 1...3 { sale.advance() }
    #expect(sale.page.cards.allSatisfy { $0.price.isEmpty && !$0.name.isEmpty })
    #expect(styledRuns(sale.page.countdown.text).last == "02:13:06: countdownDigits")
    sale.advance()
    #expect(sale.page.cards.map { styledRuns($0.price).count } == before)
    #expect(styledRuns(sale.page.cards[0].price) == ["¥79 : salePrice", "¥129: oldPrice, strikethrough"])
  }
}
