import Testing
import TestSupport
import TokenModel

struct FixedDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("14", "14"), ("14.0", "14"), ("13.5", "13.5"), ("0.0001", "0.0001"), ("-2.50", "-2.5"), ("-0", "0"),
    ("10000", "10000"), ("9999.9999", "9999.9999"),
  ])
  func reads(text: String, value: String) throws {
    #expect(try FixedDecimal(parsing: Array(text.utf8)[...]).description == value)
  }

  @Test(arguments: [
    ("", FixedDecimal.ParsingError.malformed), ("-", .malformed), (".5", .malformed), ("5.", .malformed),
    ("1e3", .malformed), ("0x10", .malformed), ("12px", .malformed), ("１２", .malformed), ("+5", .malformed),
    ("1 000", .malformed), ("1,5", .malformed), ("yes", .malformed), ("~", .malformed), (".inf", .malformed),
    ("--5", .malformed), ("1.2.3", .malformed), ("1_000", .malformed), ("010", .leadingZero), ("00", .leadingZero),
    ("0.00001", .tooPrecise), ("10000.0001", .tooLarge), ("99999999999999999999999", .tooLarge), ("123456", .tooLarge),
  ])
  func refuses(text: String, error: FixedDecimal.ParsingError) {
    #expect(throws: error) { try FixedDecimal(parsing: Array(text.utf8)[...]) }
  }

  @Test func productsAreRoundedHalvesAwayFromZero() {
    let product = { FixedDecimal(tenThousandths: $0) * FixedDecimal(tenThousandths: $1) }
    #expect(product(5_000, 1) == FixedDecimal(tenThousandths: 1))
    #expect(product(-5_000, 1) == FixedDecimal(tenThousandths: -1))
    #expect(product(4_999, 1) == .zero)
    #expect(FixedDecimal(tenThousandths: 3).half == FixedDecimal(tenThousandths: 2))
    #expect(FixedDecimal(tenThousandths: -3).half == FixedDecimal(tenThousandths: -2))
  }

  @Test func hundredthsAreRoundedOneWayOrTheOther() {
    let rounded = { FixedDecimal(tenThousandths: $0).inHundredths.tenThousandths }
    #expect([49, 50, 150, -49, -50, -151].map { rounded($0) } == [0, 100, 200, 0, -100, -200])
    #expect(
      [4.4999, 4.5, -0.001, .nan, .infinity].map { "\(FixedDecimal(hundredthsBelow: $0))" } == [
        "4.49", "4.5", "-0.01", "0", "0",
      ]
    )
  }

  @Test func everyValueIsReadBackFromItsText() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let value = FixedDecimal(tenThousandths: .random(in: -100_000_000...100_000_000, using: &generator))
      let text = value.description
      #expect(try FixedDecimal(parsing: Array(text.utf8)[...]) == value, "seed \(seed)")
      #expect(value.doubleValue == Double(text), "seed \(seed)")
    }
  }
}
