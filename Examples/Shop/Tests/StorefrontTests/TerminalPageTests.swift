import Foundation
import StyleSpec
import Testing

@testable import Storefront

/// `cat Golden/page.dark.trueColor.txt` shows the page on a terminal.
struct TerminalPageTests {
  @Test(arguments: [
    (Appearance.light, TerminalLook.trueColor), (.dark, .trueColor), (.light, .palette), (.dark, .palette),
    (.light, .monochrome), (.light, .plain),
  ])
  func thePageIsWhatItWas(appearance: Appearance, look: TerminalLook) throws {
    let terminal = TerminalPage(appearance: appearance, look: look)
    let shown = terminal.lines(try SampleSale().page).joined(separator: "\n") + "\n"
    try expectGolden(shown, "page.\(appearance).\(look).txt")
  }

  @Test func noLineIsTooLong() throws {
    var sale = try SampleSale()
    for width in 20...100 {
      let lines = TerminalPage(width: width).lines(sale.page)
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(width) columns")
      sale.advance()
    }
  }

  @Test func pricesEndInOneColumnWhateverTheNames() throws {
    let lines = TerminalPage(width: 70).lines(try SampleSale().page)
    let prices = lines.filter { $0.firstMatch(of: #/\s¥[\d,.]+$/#) != nil }
    #expect(prices.count == 4)
    #expect(prices.allSatisfy { $0.displayWidth == 70 })
  }

  /// Compares with a file beside the tests; `SHOP_RECORD=1` writes it instead.
  private func expectGolden(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["SHOP_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == text, "differs from Golden/\(name)")
  }
}
