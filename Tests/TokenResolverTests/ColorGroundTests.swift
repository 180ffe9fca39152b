import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// `on` of a color: what text in it is seen on.
struct ColorGroundTests {
  private func spec(_ on: String) -> String {
    """
    stylespec: 1
    name: Brand
    palette: { paper: "#FFFFFF", veil: "#00000080", on: { light: "#111111", on: "#222222" } }
    color:
      night: { light: "#000000", dark: "#101010", highContrastDark: "#020202" }
      onDark: { light: "#FFFFFF", \(on) }
      same: "{color.onDark}"
    weight: { regular: 400 }
    typography: { 14: plain }

    """
  }

  private func grounds(_ on: String) throws -> [ColorGround]? {
    let found = resolve(spec(on))
    #expect(found.diagnostics == [])
    return try #require(found.catalog).colors[1].grounds
  }

  @Test func aReferenceHasTheVariantsOfItsTarget() throws {
    let ground = try #require(grounds("on: \"{color.night}\"")?.first)
    #expect(ground.name == "color.night")
    #expect(ground.variants.all.map(\.value.hex) == ["#000000", "#101010", "#000000", "#020202"])
    #expect(resolve(spec("on: \"{color.night}\"")).files.text(of: try #require(ground.declaration)) == "night")
  }

  @Test(arguments: [
    ("on: \"#123\"", ["#123"], ["#112233"]), ("on: rgb(0 0 0)", ["rgb(0 0 0)"], ["#000000"]),
    ("on: [\"#000000\", \"{palette.paper}\"]", ["#000000", "palette.paper"], ["#000000", "#FFFFFF"]),
    ("on: \"{color.night.dark}\"", ["color.night.dark"], ["#101010"]),
    ("on: \"{color.onDark}\"", ["color.onDark"], ["#FFFFFF"]), ("on: []", [], []),
  ])
  func groundsAreColorsAndReferences(on: String, names: [String], colors: [String]) throws {
    let grounds = try #require(try grounds(on))
    #expect(grounds.map(\.name) == names)
    #expect(grounds.map(\.variants.light.value.hex) == colors)
  }

  @Test func aReferenceToAColorDoesNotInheritItsGrounds() throws {
    let colors = try #require(resolve(spec("on: \"#000000\"")).catalog).colors
    #expect(colors[2].grounds == nil && colors[0].grounds == nil)
    #expect(colors[2].variants.light.value.hex == "#FFFFFF")
  }

  @Test func groundsAreNotTokensAndGroupsOfThePaletteMayHaveTheName() throws {
    let tokens = try #require(resolve(spec("on: [\"#000000\", \"{color.night}\"]")).catalog).tokens
    #expect(
      tokens.map(\.path.description).prefix(7) == [
        "palette.paper", "palette.veil", "palette.on.light", "palette.on.on", "color.night", "color.onDark",
        "color.same",
      ]
    )
    #expect(tokens.map(\.path.description).allSatisfy { !$0.hasPrefix("on") })
  }

  @Test(arguments: [
    (
      "on: ⟦unknown-reference|\"{color.nigth}\"⟧",
      "`{color.nigth}` leads nowhere: `color` has no `nigth`; did you mean `night`?"
    ),
    ("on: [\"#000000\", ⟦invalid-color|black⟧]", ""),
    (
      "on: ⟦invalid-color|\"{palette.veil}\"⟧",
      "`{palette.veil}` is #00000080, which is translucent; use an opaque color as the ground"
    ),
    (
      "on: ⟦invalid-color|\"#00000080\"⟧",
      "`#00000080` is translucent; use an opaque color as the ground"
    ),
    ("on: ⟦wrong-kind|{ light: \"#000000\" }⟧", ""),
    (
      "on: ⟦unquoted-reference|{color.night}⟧",
      "a reference needs quotes, or YAML reads a mapping; write `\"{color.night}\"`"
    ),
    ("on: ⟦wrong-kind|\"{palette.on}\"⟧", "this leads to a group of colors; name a color in it"),
  ])
  func mistakes(on: String, message: String) {
    let source = MarkedSource(spec(on))
    let found = resolve(source.text).diagnostics
    #expect(found.map(MarkedSource.Expectation.init) == source.expectations, "\(found)")
    if !message.isEmpty { #expect(found.map(\.message) == [message]) }
  }

  @Test func theOutlineHasGroundsBesideValues() throws {
    let text = spec("on: [\"#000000\", \"{color.night}\"]")
    let outline = try #require(resolveWithOutline(text, wantsOutline: true).outline)
    let color = try #require(outline["color.onDark"])
    #expect(color.values.map(\.key) == ["light"])
    #expect(color.grounds.map(\.text) == ["#000000", "{color.night}"])
    #expect(outline.target(of: color.grounds[1]).map { outline.tokens[$0.token].path } == "color.night")
  }
}
