import StyleTables
import TestSupport
import Testing

/// Catalogs whose codes leave the color open, as they are compiled and as an attacker could write them.
struct OpenColorTests {
  private static let header = """
    stylespec: 1
    name: Open
    offsetHost: uikit
    weight: { regular: 400, bold: 700 }
    typography:
      13.5: plain
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }

    """
  private static let colors = "color: { ink: \"#112233\", paper: { light: \"#FFFFFF\", dark: \"#000000\" } }\n"
  private static let styles = """
    styles:
      标题 👩🏽: { size: 14, weight: bold, mode: read }
      note: { size: 13.5, weight: regular }

    """

  private static let openAxes = compiledCatalog(of: header + "codes: { color: open }\n" + styles)
  private static let closedAxes = compiledCatalog(of: header + colors + styles)

  /// The color is open, and everything else is as it is with one.
  @Test func stylesMayLeaveTheColorOpen() throws {
    let catalog = try StyleCatalog(validating: Self.closedAxes)
    let title = try #require(catalog.code(named: "标题 👩🏽"))
    #expect(title.resolved.color == nil && title.tokens.color == nil && title.name == "标题 👩🏽")
    #expect(title.resolved.weight == 700 && title.resolved.metrics?.lineHeight == 22 && title.tokens.mode == "read")
    for appearance in Appearance.allCases {
      #expect(title.resolved(in: StyleContext(appearance: appearance)).color == nil)
    }
    let ink = try #require(catalog.code(named: "14_ink_bold_read"))
    #expect(ink.resolved.color?.light.description == "#112233" && ink.resolved.metrics == title.resolved.metrics)
    #expect(catalog.codes.count == 2 * 2 * 2 + 2 * 2 + 2)
  }

  /// A catalog may not have a single color: nothing reads one.
  @Test func catalogsWithoutColorsAreReadAsAWhole() throws {
    let catalog = try StyleCatalog(validating: Self.openAxes)
    let names = ["13_5_regular", "13_5_bold", "14_regular", "14_bold", "14_regular_read", "14_bold_read"]
    #expect(catalog.codes.map(\.name) == names + ["标题 👩🏽", "note"])
    for code in catalog.codes {
      #expect(catalog.code(named: code.name) == code, "\(code)")
      #expect(code.resolved.color == nil && code.tokens.color == nil, "\(code)")
      #expect(code.resolved(in: StyleContext(appearance: .highContrastDark)).color == nil, "\(code)")
      #expect(code.resolved.size == (code.tokens.size == "14" ? 14 : 13.5), "\(code)")
      #expect(catalog.suggestions(for: code.name + "x").contains(code.name), "\(code)")
    }
    #expect(catalog.codes.reversed().map(\.name) == catalog.codes.map(\.name).reversed())
    for name in ["14_ink_bold", "14__bold", "14_bold_", "_14_bold", "14", ""] {
      #expect(catalog.code(named: name) == nil, "\(name)")
    }
    #expect(catalog.suggestions(for: "14_bald") == ["14_bold"])
  }

  @Test func codesThatAreLeftOutStayOut() throws {
    let spec = Self.header + "codes: { color: open, except: \"*_bold*\" }\n" + Self.styles
    let catalog = try StyleCatalog(validating: compiledCatalog(of: spec))
    #expect(catalog.codes.map(\.name) == ["13_5_regular", "14_regular", "14_regular_read", "标题 👩🏽", "note"])
    #expect(catalog.code(named: "14_bold") == nil && catalog.code(named: "14_bold_read") == nil)
    #expect(catalog.codes.allSatisfy { catalog.code(named: $0.name) == $0 && $0.resolved.color == nil })
  }

  // MARK: - Files that nobody compiled

  /// In a name, the part for a color that is not there would be read from a table that may be empty.
  @Test func openAxesDoNotHaveAColorInTheirNames() throws {
    var words = CatalogWords(Self.closedAxes)
    words.leavesColorOpen = true
    expectRefusal(words, "a name template has a color that its codes leave open")
    let onlyInModes = Self.header + "codes: { color: open, mode: \"{size}_{weight}_{mode}\" }\n" + Self.styles
    words = CatalogWords(compiledCatalog(of: onlyInModes))
    #expect(throws: Never.self) { try StyleCatalog(validating: words.bytes) }
    let modeName = Int(words.words[12] & 0xFFFF_FFFF)
    let weight = try #require(words.words.indices.dropFirst(modeName).first { words.words[$0] >> 40 == 3 })
    words.words[weight] = 2 << 40
    expectRefusal(words, "a name template has a color that its codes leave open")
  }

  @Test func theFirstVersionDoesNotLeaveColorsOpen() throws {
    var axes = CatalogWords(Self.openAxes)
    #expect(axes.version == 2 && axes.leavesColorOpen)
    axes.version = 1
    expectRefusal(axes, "its flags are wrong")
    var styles = CatalogWords(Self.closedAxes)
    #expect(styles.version == 2 && !styles.leavesColorOpen)
    styles.version = 1
    expectRefusal(styles, "a style has an unknown size, color, weight or family")
    for style in 0..<2 { styles.setColor(0, ofStyle: style) }
    #expect(throws: Never.self) { try StyleCatalog(validating: styles.bytes) }
    // Nor does it have colors beside the axis.
    styles.words[4] |= 1 << 35
    expectRefusal(styles, "its flags are wrong")
    for flag in 51..<64 {
      var words = CatalogWords(Self.openAxes)
      words.words[4] |= 1 << flag
      expectRefusal(words, "its flags are wrong")
    }
  }

  /// The version is not a value: files of the first two versions with equal values are equal catalogs.
  @Test func theVersionDoesNotChangeACatalog() throws {
    var words = CatalogWords(compiledCatalog(of: Self.header + Self.colors))
    let second = try StyleCatalog(validating: words.bytes)
    words.version = 1
    let first = try StyleCatalog(validating: words.bytes)
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(Array(first.codes) == Array(second.codes))
    for version in [0, 4, 9] as [UInt64] {
      words.version = version
      let error = #expect(throws: CatalogError.self) { try StyleCatalog(validating: words.bytes) }
      #expect(error?.description.hasPrefix("the catalog has another format version") == true, "version \(version)")
    }
  }

  /// Whatever color a style has: it is one of the catalog, or open, or the file is refused.
  @Test(arguments: [true, false]) func noColorLeadsOutsideTheTables(hasColors: Bool) throws {
    let words = CatalogWords(hasColors ? Self.closedAxes : Self.openAxes)
    let count: UInt64 = hasColors ? 2 : 0
    let seed = SeededGenerator.chosenSeed
    print("colors: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let random = (0..<lawRounds(4_000)).map { _ in UInt64.random(in: 0...0xFFFF, using: &generator) }
    for (style, name) in ["标题 👩🏽", "note"].enumerated() {
      for color in Array(0...64) + Array(0xFFC0...0xFFFF) + (0..<16).map({ 1 << $0 }) + random {
        var changed = words
        changed.setColor(color, ofStyle: style)
        guard color < count || color == 0xFFFF else {
          expectRefusal(changed, "a style has an unknown size, color, weight or family")
          continue
        }
        let code = try #require(StyleCatalog(validating: changed.bytes).code(named: name))
        let expected = color == 0xFFFF ? nil : ["#112233", "#FFFFFF"][Int(color)]
        #expect(code.resolved.color?.light.description == expected, "color \(color), seed \(seed)")
        #expect(code.tokens.color == (color == 0xFFFF ? nil : ["ink", "paper"][Int(color)]), "color \(color)")
      }
    }
  }

  private func expectRefusal(
    _ words: CatalogWords,
    _ problem: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: CatalogError.self, sourceLocation: sourceLocation) {
      try StyleCatalog(validating: words.bytes)
    }
    #expect(error?.description == "the catalog is damaged: \(problem)", sourceLocation: sourceLocation)
  }
}
