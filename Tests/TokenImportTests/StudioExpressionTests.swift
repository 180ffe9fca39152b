import Testing

@testable import TokenImport

/// Arithmetic as <https://docs.tokens.studio/manage-tokens/token-values/math> and
/// <https://help.penpot.app/user-guide/design-systems/design-tokens/#design-tokens-math-functions> describe it.
struct StudioExpressionTests {
  private static let tokens = ["a": "4", "b": "10px", "scale": "1.25", "rem": "1.5rem", "x.y": "3"]

  private static func result(_ text: String) -> String? {
    guard let expression = StudioExpression(text) else { return nil }
    let result = try? expression.result { name throws(StudioProblem) in
      guard let quantity = tokens[name].flatMap({ StudioQuantity($0) }) else { throw StudioProblem("unknown") }
      return quantity
    }
    return result?.text ?? "problem"
  }

  @Test(arguments: [
    ("{a} * 2", "8"), ("{b} * 2", "20px"), ("({a} + {b}) / 2", "7px"), ("{x.y}*{scale}", "3.75"), ("$x.y * 2", "6"),
    ("0.1 + 0.2", "0.3"), ("1 / 3", "0.333333"), ("2 - 3 - 4", "-5"), ("-{a} + 1", "-3"), ("10 % 3", "1"),
    ("2 ^ 3 ^ 2", "512"), ("4 ^ 0.5", "2"), ("8px / 2px", "4"), ("{rem} * {a}", "6rem"), ("-{a}", "-4"),
    ("-2 ^ 2", "-4"), ("2 ^ -1", "0.5"), ("-({a} + 1)", "-5"), ("({a})", "4"), ("+{a} - +1", "3"),
    ("-round(1.5)", "-2"),
    ("roundTo({a} / 3, 1)", "1.3"), ("roundTo(2.665, 2)", "2.67"), ("roundTo(-2.5, 0)", "-2"), ("roundTo(16 / 3)", "5"),
    ("round(2.5)", "3"), ("floor(-1.5)", "-2"), ("ceil(1.2px)", "2px"), ("trunc(-1.7)", "-1"), ("abs(-3px)", "3px"),
    ("min(3, 1, 2)", "1"), ("max(1px, 2px)", "2px"), ("sqrt(16)", "4"), ("pow(2, 10)", "1024"),
    ("clamped({a} * 10, 0, 32)", "32"), ("lerp(0.5, 0, 10)", "5"), ("norm(5, 0, 10)", "0.5"),
    ("log(1)", "0"), ("log(20)", "2.995732"), ("tan(1)", "1.557408"), ("asin(1)", "1.570796"),
    ("acos(0.5)", "1.047198"),
    ("atan(-1)", "-0.785398"), ("atan2(1, -1)", "2.356194"), ("exp(1)", "2.718282"),
    ("roundTo(log(8) / log(2), 3)", "3"),
    ("sample(cubicBezier1D(0, 1), 0.5)", "0.5"), ("sample(cubicBezier1D(0.25, 0.5), 0.1)", "0.07525"),
  ])
  func arithmeticIsExact(text: String, result: String) { #expect(Self.result(text) == result) }

  @Test(arguments: ["1 / 0", "1px + 1rem", "2px * 2px", "{none} + 1", "nope(1)", "norm(1, 2, 2)", "99999999999 ^ 9"])
  func whatHasNoResultIsAProblem(text: String) { #expect(Self.result(text) == "problem") }

  @Test(arguments: [
    ("log(0)", "`log` has no result for 0"), ("acos(2)", "`acos` has no result for 2"),
    ("sqrt(-1)", "`sqrt` has no result for -1"),
    ("atan2(1)", "`atan2` with 1 numbers is not a function of Tokens Studio"),
  ])
  func problemsNameTheFunction(text: String, problem: String) throws {
    let expression = try #require(StudioExpression(text))
    #expect(throws: StudioProblem(problem)) {
      try expression.result { _ throws(StudioProblem) in throw StudioProblem("unknown") }
    }
  }

  @Test(arguments: ["4", "16px", "{a}", "8px 16px", "#ff0000", "1 +", "(1", "Bold", "a - b", "", "rgba(0, 0, 0, 1) x"])
  func otherTextIsNotArithmetic(text: String) { #expect(StudioExpression(text) == nil) }

  @Test func aMillionBracketsDoNotOverflowTheStack() {
    #expect(StudioExpression(String(repeating: "(", count: 1_000_000)) == nil)
    #expect(StudioExpression(String(repeating: "-", count: 1_000_000) + "1") == nil)
  }
}
