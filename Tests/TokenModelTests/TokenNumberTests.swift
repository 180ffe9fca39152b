import Testing
import TokenModel

struct TokenNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "10", "1e2", "1E+2", "1e-2", "1E400", "-1E400", "1e-400",
    "3.14159265358979323846264338327950288419716939937510", "12345678901234567890123456789012345678901",
    "1e99999999999999999999", "1e-99999999999999999999",
  ])
  func everyNumberOfJSONIsKept(text: String) throws {
    let number = try #require(TokenNumber(text))
    #expect(number.digits == text)
    #expect(number.double == Double(text))
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", ".5", "5.", "1e", "1e+", "0x10", "NaN", "Infinity", "-Infinity", "1_000", "1 ", " 1",
    "１",
    "1.2.3", "1e1.5", "--1",
  ])
  func otherTextsAreNotNumbers(text: String) { #expect(TokenNumber(text) == nil) }

  @Test(arguments: [
    ["1", "1.0", "10e-1", "0.1e1", "1.00000"], ["0", "-0", "0.0", "0e9", "-0e-9"], ["-120", "-1.2e2", "-12E1"],
    ["1e400", "10e399", "0.1E401"],
  ])
  func equalityIsExact(spellings: [String]) {
    #expect(Set(spellings.compactMap { TokenNumber($0) }).count == 1)
  }

  @Test func nearNumbersDiffer() {
    // Both have the same nearest binary value.
    let (one, other) = (TokenNumber("0.1"), TokenNumber("0.1000000000000000055511151231257827"))
    #expect(one?.double == other?.double && one != other)
  }

  @Test(arguments: [
    ("14", 140_000, false), ("0.8", 8_000, false), ("-1.25", -12_500, false), ("1e4", 100_000_000, false),
    ("10000.00004", 100_000_000, true), ("0.00005", 1, true), ("0.00004", 0, true), ("0.12345", 1_235, true),
    ("-0.12345", -1_235, true), ("1e-9", 0, true), ("0", 0, false), ("0e400", 0, false),
    ("9999.99995", 100_000_000, true),
    ("1e-99999999999999999999", 0, true), ("0.12349999", 1_235, true), ("123.45678", 1_234_568, true),
  ])
  func conversionSaysWhenItRounds(text: String, tenThousandths: Int64, isRounded: Bool) throws {
    let found = try #require(TokenNumber(text)?.fixedDecimal)
    #expect(found.value.tenThousandths == tenThousandths)
    #expect(found.isRounded == isRounded)
  }

  @Test(arguments: ["10000.0001", "-10001", "1e5", "1E400", "1e99999999999999999999", "10000.00005"])
  func numbersBeyondTheLimitHaveNoFixedDecimal(text: String) throws {
    #expect(try #require(TokenNumber(text)).fixedDecimal == nil)
  }

  @Test func decimalsComeBack() throws {
    for tenThousandths in [0, 1, -1, 8_000, 140_000, -99_999_999, 100_000_000] as [Int64] {
      let decimal = FixedDecimal(tenThousandths: tenThousandths)
      let found = try #require(TokenNumber(decimal).fixedDecimal)
      #expect(found.value == decimal && !found.isRounded)
      #expect(TokenNumber(TokenNumber(decimal).digits) == TokenNumber(decimal))
    }
    #expect(TokenNumber(700) == TokenNumber("7e2"))
  }
}
