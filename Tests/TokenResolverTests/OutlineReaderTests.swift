import Testing
import TokenDiagnostics
import TokenModel

struct OutlineReaderTests {
  private static let spec = """
    stylespec: 1  # the format
    name: Brand
    include: [parts/gray.yaml]
    swift: { names: camelCase }
    offsetHost: "uikit"
    palette:
      blue: { 1: '#000033', "deep": { light: "#000044", dark: "{palette.gray.1}" } }
      light: "#EEEEEE"
    color: { ink: "{palette.gray.1}" }
    weight: { regular: 400 }
    family: { serif: { name: "Songti SC", metrics: { ascent: 1.06, descent: 0.34 } } }
    # Sizes.
    typography:
      13.5: plain
      "14": { lineHeight: 20, lineSpacing: "{typography.14.lineHeight}", baselineOffset: 1 }
    modes:
      read: { typography: { 14: plain } }
      same: { typography: "{modes.read.typography}" }
    codes: { name: "{size}_{color}_{weight}", only: ["*"] }
    styles: { title: { size: 14, color: ink, weight: regular } } # heads

    """

  private static let included = [
    "tokens/parts/gray.yaml": "# Grays.\ninclude: []\npalette: { gray: { 1: \"#333\" } }\n"
  ]

  private struct Read {
    let outline: SpecOutline
    let files: [SourceFile]

    func text(_ range: SourceRange) -> String {
      String(decoding: files[range.file.index].bytes[range.bytes], as: UTF8.self)
    }
  }

  private func read(_ text: String = spec) throws -> Read {
    let found = resolveWithOutline(text, including: Self.included, wantsOutline: true)
    #expect(found.diagnostics == [])
    return Read(outline: try #require(found.outline), files: found.files)
  }

  @Test func tokensComeInSourceOrderWithIncludedOnesFirst() throws {
    let outline = try read().outline
    #expect(
      outline.tokens.map(\.path) == [
        "palette.gray.1", "palette.blue.1", "palette.blue.deep", "palette.light", "color.ink", "weight.regular",
        "family.serif", "typography.13.5", "typography.14", "modes.read", "modes.read.typography.14", "modes.same",
        "styles.title",
      ]
    )
    #expect(outline.tokens.map(\.name).prefix(4) == ["1", "1", "deep", "light"])
    #expect(outline.tokens.elements[7].name == "13.5")
    #expect(outline.tokens.map(\.section).suffix(4) == [.modes, .modes, .modes, .styles])
    #expect(outline.tokens.map(\.nameRange.file.index) == [1] + Array(repeating: 0, count: 12))
    #expect(outline.files.map(\.index) == [1, 0])
  }

  @Test(arguments: [
    ("palette.blue.1", "1", "'#000033'"), ("palette.light", "light", "\"#EEEEEE\""), ("typography.14", "\"14\"", nil),
    ("palette.blue.deep", "\"deep\"", "{ light: \"#000044\", dark: \"{palette.gray.1}\" }"),
    ("modes.read", "read", "{ typography: { 14: plain } }"), ("palette.gray.1", "1", "\"#333\""),
  ])
  func rangesAreThoseOfTheSource(path: String, name: String, value: String?) throws {
    for start in ["", "# 汉字 e\u{301} 👩‍👩‍👧‍👦\n"] {
      let read = try read(start + Self.spec)
      let token = try #require(read.outline[path])
      #expect(read.text(token.nameRange) == name)
      if let value { #expect(read.text(token.range) == value) }
    }
  }

  @Test func valuesHaveTheirKeysAndQuotes() throws {
    let read = try read()
    let values = { (path: String) in
      try #require(read.outline[path]).values.map { "\($0.key) = \($0.text) as \(read.text($0.range))" }
    }
    #expect(try values("palette.blue.1") == [" = #000033 as '#000033'"])
    #expect(
      try values("palette.blue.deep") == [
        "light = #000044 as \"#000044\"", "dark = {palette.gray.1} as \"{palette.gray.1}\"",
      ]
    )
    #expect(
      try values("family.serif") == [
        "name = Songti SC as \"Songti SC\"", "metrics.ascent = 1.06 as 1.06", "metrics.descent = 0.34 as 0.34",
      ]
    )
    #expect(try values("modes.read") == [])
    #expect(try values("styles.title") == ["size = 14 as 14", "color = ink as ink", "weight = regular as regular"])
    #expect(read.outline["palette.blue.deep"]?["dark"]?.reference == "palette.gray.1")
    #expect(read.outline["palette.blue.deep"]?["light"]?.reference == nil)
    #expect(read.outline["palette.blue.deep"]?["highContrastDark"] == nil)
  }

  @Test(arguments: [
    ("palette.gray.1", "palette.gray.1", nil), ("typography.13.5", "typography.13.5", nil),
    ("typography.14.lineHeight", "typography.14", "lineHeight"), ("modes.read.typography", "modes.read", "typography"),
    ("modes.read.typography.14", "modes.read.typography.14", nil),
    ("family.serif.metrics.ascent", "family.serif", "metrics.ascent"), ("palette.blue", nil, nil), ("", nil, nil),
    ("palette.grey.1", nil, nil), ("color", nil, nil),
  ])
  func referencesLeadToTokens(path: String, token: String?, key: String?) throws {
    let outline = try read().outline
    let target = outline.target(of: path)
    #expect(target.map { outline.tokens[$0.token].path } == token)
    #expect(target?.key == key)
  }

  @Test func pathsAreComparedByCodeUnits() throws {
    let text = minimalSpec.replacing("ink: \"#222222\"", with: "é: \"#111\", e\u{301}: \"#222\"")
    let outline = try read(text).outline
    #expect(outline["color.é"]?[""]?.text == "#111")
    #expect(outline["color.e\u{301}"]?[""]?.text == "#222")
  }

  @Test func settingsAreTheSpecsOwn() throws {
    let read = try read()
    #expect(
      read.outline.settings.mapValues { read.text($0.range) } == [
        "stylespec": "1", "name": "Brand", "include.0": "parts/gray.yaml", "swift.names": "camelCase",
        "offsetHost": "\"uikit\"", "codes.name": "\"{size}_{color}_{weight}\"", "codes.only.0": "\"*\"",
      ]
    )
    #expect(read.outline.settings["offsetHost"]?.text == "uikit")
  }

  @Test func commentsReachToTheEndOfTheirLines() throws {
    for end in ["\n", "\r\n"] {
      let read = try read(Self.spec.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
      #expect(read.outline.comments.map(read.text) == ["# Grays.", "# the format", "# Sizes.", "# heads"])
    }
  }

  @Test func anOutlineIsReadOnlyForThoseWhoWantIt() {
    #expect(resolveWithOutline(minimalSpec).outline == nil)
  }

  /// An editor needs them most then.
  @Test(arguments: [
    "weights: {}\n", "palette: { x: \"{palette.y}\" }\n", "modes: 7\nfamily: []\n", "emoji: { a: { items: [1, 2] } }\n",
    "palette: { x: [1], [2]: \"#FFF\" }\n", "styles: { title: { size: [] } }\n", "codes: { name: 7, only: {} }\n",
  ])
  func specsWithMistakesHaveOutlinesToo(mistake: String) throws {
    let found = resolveWithOutline(minimalSpec + mistake, wantsOutline: true)
    #expect(found.catalog == nil && !found.diagnostics.isEmpty)
    let outline = try #require(found.outline)
    #expect(outline["color.ink"]?.type == .color && outline["weight.regular"]?.type == .fontWeight)
    #expect(outline["color.ink"]?.role == .axis)
  }
}
