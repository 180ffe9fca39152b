import TestSupport
import Testing

struct ExplainTests {
  @Test func keysOfASpecAreListed() throws {
    let output = try stylespec("explain").output
    for key in [
      "stylespec     required  The version", "typography    required  Font sizes", "emoji                   Packs",
    ] {
      #expect(output.contains("  " + key), "\(output)")
    }
  }

  @Test func aKeyIsExplainedWithTheKeysInside() throws {
    let output = try stylespec("explain", "offsetHost").output
    #expect(output.hasPrefix("offsetHost: a key of a spec\n  The text system"))
    #expect(output.contains("  Value: ") && output.contains("`uikit`, "))
    let typography = try stylespec("explain", "typography").output
    #expect(typography.contains("\nThe keys of typography.SIZE:\n  lineHeight      required  "))
    for name in ["codes.name", "metrics.ascent", "lineHeight", "emoji.items"] {
      #expect(try stylespec("explain", name).output.hasPrefix(name.split(separator: ".").last! + ": a key of "))
    }
  }

  @Test func errorsAndRulesHaveTheirPages() throws {
    for name in ["unknown-reference", "contrast"] {
      #expect(try stylespec("explain", name).output == stylespec("lint", "--explain", name).output)
    }
    let unknown = try stylespec("explain", "lineHieght")
    let message = "Error: There is no key, error, rule or token 'lineHieght'. Did you mean 'lineHeight'?"
    #expect(unknown.errors.hasPrefix(message))
    #expect(unknown.status == 64)
  }
}
