import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenPerception

/// What text is seen on.
struct TextGroundsTests {
  private func color(_ name: String, on grounds: [ColorGround]? = nil) throws -> ColorToken {
    let origin = Origin(.start(of: SourceFileID(index: 0)))
    let white = Sourced(try #require(ColorValue(hex: "#FFFFFF")), from: origin)
    return ColorToken(name: Sourced(name, from: origin), variants: ColorVariants(light: white), grounds: grounds)
  }

  private func grounds(_ table: [String: [String]], _ name: String, _ appearance: Appearance = .light) throws
    -> [String]
  {
    TextGrounds(table).grounds(of: try color(name), in: appearance).map(\.name)
  }

  @Test(arguments: [
    (["on*": ["#111111"], "*": ["#EEEEEE"]], "onDark", ["#111111"]),
    (["on*": ["#111111"], "*": ["#EEEEEE"]], "ink", ["#EEEEEE"]),
    (["on*": ["#111111"], "onDark*": ["#222222", "#333333"]], "onDark2", ["#222222", "#333333"]),
    (["onDark*": ["#111111"], "onDark": ["#222222"]], "onDark", ["#222222"]),
    (["color.on*": ["#111111"]], "onDark", ["#111111"]),
    (["c*": ["#111111"]], "onDark", ["#FFFFFF"]),
    (["color.light": ["#111111"]], "light", ["#111111"]),
    (["深?": ["#111111"]], "深色", ["#111111"]),
    (["?ark": ["#111111"], "*ark": ["#222222"]], "dark", ["#111111"]),
    (["on*": [], "*": ["#111111"]], "onDark", []),
    (["light": ["#111111"], "on*": ["#222222"]], "ink", ["#111111"]),
    ([:], "ink", ["#FFFFFF"]),
  ])
  func theMostSpecificPatternDecides(table: [String: [String]], name: String, expected: [String]) throws {
    #expect(try grounds(table, name) == expected)
  }

  @Test func appearancesFallBackAndPatternsCountInAll() throws {
    let table = ["light": ["#EEEEEE"], "highContrastDark": ["#010101"], "x": ["#123"]]
    #expect(
      try Appearance.allCases.map { try grounds(table, "ink", $0) } == [
        ["#EEEEEE"], ["#000000"], ["#EEEEEE"], ["#010101"],
      ]
    )
    #expect(try Appearance.allCases.allSatisfy { try grounds(table, "x", $0) == ["#123"] })
  }

  @Test func theSpecWins() throws {
    let night = ColorGround(try #require(ColorValue(hex: "#000000")), named: "#000000")
    let grounds = TextGrounds(["*": ["#FFFFFF"]])
    #expect(grounds.grounds(of: try color("onDark", on: [night]), in: .dark) == [night])
    #expect(grounds.grounds(of: try color("logo", on: []), in: .light) == [])
    #expect(grounds.hardest(for: try color("onDark", on: [night]), in: .light).hex == "#000000")
    #expect(grounds.hardest(for: try color("logo", on: []), in: .dark).hex == "#000000")
  }

  @Test func unknownTextsAreKept() {
    let unknown = TextGrounds(["*": ["#FFFFFF80", "rgb(0 0 0)", "{color.x}", "#12"]]).unknown
    #expect(unknown.map(\.text) == ["#FFFFFF80", "{color.x}", "#12"])
  }
}
