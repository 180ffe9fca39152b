import Testing
import TokenDiagnostics
import TokenModel

/// What the sections of a spec become in the set of its tokens.
struct TokenSetTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    include: parts/gray.yaml
    offsetHost: uikit
    palette:
      "light": "#EEE"
      blue: { 1: "#000033", deep: { light: "#000044", dark: "{palette.gray.2}", description: sea } }
    color: { ink: "{palette.blue.deep}", night: "{palette.blue.deep.dark}", paper: { light: "#FFF", highContrastDark: "#000" } }
    weight: { regular: 400, bold: { value: 700, deprecated: "use {weight.regular}" }, book: "{weight.regular}" }
    family: { body: system, serif: { name: Songti SC, metrics: { ascent: 1, descent: 0.3 } }, head: "{family.serif}" }
    typography:
      13.5: plain
      14: { lineHeight: 20, lineSpacing: 3, letterSpacing: "{typography.14.lineSpacing}", baselineOffset: 0.8 }
      15: "{typography.14}"
      16: "{typography.15}"
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 1 } } } }
    styles:
      title: { size: 14, color: ink, weight: bold, family: serif }
      quote: { size: 14, weight: regular, mode: read }
      plain: { size: 13.5, weight: "{weight.bold}" }
    codes: { name: "{size}_{color}_{weight}_{family}" }

    """
  private static let included = ["tokens/parts/gray.yaml": "palette: { gray: { 2: \"#222222\" } }\n"]

  private func catalog(_ text: String = spec) throws -> (catalog: Catalog, files: [SourceFile]) {
    let found = resolve(text, including: Self.included)
    #expect(found.diagnostics == [])
    return (try #require(found.catalog), found.files)
  }

  @Test func everySectionBecomesTokens() throws {
    let tokens = try catalog().catalog.tokens
    let expected: [(String, TokenType)] = [
      ("palette.gray.2", .color), ("palette.light", .color), ("palette.blue.1", .color), ("palette.blue.deep", .color),
      ("color.ink", .color), ("color.night", .color), ("color.paper", .color), ("weight.regular", .fontWeight),
      ("weight.bold", .fontWeight), ("weight.book", .fontWeight), ("family.body", .fontFamily),
      ("family.serif", .fontFamily), ("family.head", .fontFamily), ("typography.14.lineHeight", .dimension),
      ("typography.14.lineSpacing", .dimension), ("typography.14.letterSpacing", .dimension),
      ("typography.14.baselineOffset", .dimension), ("typography.15.lineHeight", .dimension),
      ("typography.15.lineSpacing", .dimension), ("typography.15.letterSpacing", .dimension),
      ("typography.15.baselineOffset", .dimension), ("typography.16.lineHeight", .dimension),
      ("typography.16.lineSpacing", .dimension), ("typography.16.letterSpacing", .dimension),
      ("typography.16.baselineOffset", .dimension), ("modes.read.typography.14.lineHeight", .dimension),
      ("modes.read.typography.14.lineSpacing", .dimension), ("modes.read.typography.14.baselineOffset", .dimension),
      ("styles.title", .typography), ("styles.quote", .typography), ("styles.plain", .typography),
    ]
    #expect(tokens.map(\.path.description) == expected.map(\.0))
    #expect(tokens.map(\.type) == expected.map(\.1))
    #expect(tokens.modifiers == [.appearance])
    #expect(tokens.groups.map(\.path.description).contains("typography.13.5"))
  }

  @Test func referencesStayReferences() throws {
    let (catalog, files) = try catalog()
    let tokens = catalog.tokens
    let index = TokenIndex(tokens)
    let aliases = [
      "color.ink": "palette.blue.deep", "color.night": "palette.blue.deep", "weight.book": "weight.regular",
      "family.head": "family.serif", "typography.14.letterSpacing": "typography.14.lineSpacing",
      "typography.15.lineHeight": "typography.14.lineHeight", "typography.16.lineHeight": "typography.15.lineHeight",
      "typography.16.letterSpacing": "typography.15.letterSpacing",
    ]
    for (path, target) in aliases {
      let token = tokens[try #require(index[path])]
      #expect(token.alias?.path.description == target)
      #expect(files.text(of: try #require(token.alias).range).hasPrefix("\"{"))
    }
    #expect(tokens.count { $0.alias != nil } == 13)
    let dark = Condition.context(Modifier.context(of: .dark), of: tokens.modifiers.startIndex)
    #expect(tokens[try #require(index["color.night"])].alias?.pin == dark)
    #expect(
      tokens[try #require(index["palette.blue.deep"])].layers.map(\.slot.reference?.path.description).contains(
        "palette.gray.2"
      )
    )
  }

  @Test func valuesHaveTheOriginsOfTheAxes() throws {
    let (catalog, files) = try catalog()
    let tokens = catalog.tokens
    let index = TokenIndex(tokens)
    func origin(_ path: String) throws -> Origin { try catalog.resolved.value(of: try #require(index[path])).origin }
    for row in catalog.rows where row.mode == nil {
      guard let metrics = row.metrics else { continue }
      #expect(try origin("typography.\(row.size.value).lineHeight") == metrics.lineHeight.origin)
      #expect(try origin("typography.\(row.size.value).letterSpacing") == metrics.letterSpacing?.origin)
    }
    for weight in catalog.weights { #expect(try origin("weight.\(weight.name.value)") == weight.value.origin) }
    for family in catalog.families {
      guard let font = family.font else { continue }
      #expect(try origin("family.\(family.name.value)") == font.origin)
    }
    let chain = try origin("typography.16.letterSpacing").references.map { files.text(of: $0) }
    #expect(chain == ["\"{typography.15}\"", "\"{typography.14}\"", "\"{typography.14.lineSpacing}\""])
  }

  @Test func stylesAreTypography() throws {
    let resolved = try catalog().catalog.resolved
    func style(_ name: String) throws -> Typography {
      let token = try #require(resolved.index["styles.\(name)"])
      guard case .typography(let style) = try resolved.value(of: token).value else {
        throw TokenValueError.noValue(TokenPath([name]))
      }
      return style
    }
    let title = try style("title")
    #expect(title.fontFamily.value?.names.compactMap(\.value) == ["Songti SC"])
    #expect(title.fontSize.value?.number.value == TokenNumber(14))
    #expect(title.fontWeight.value?.number == TokenNumber(700))
    #expect(title.letterSpacing?.value?.number.value == TokenNumber(3))
    guard case .length(let height) = title.lineHeight?.value else {
      Issue.record("not a length")
      return
    }
    #expect(height.number.value == TokenNumber(20) && height.unit.value == .px)
    let quote = try style("quote")
    #expect(quote.fontFamily.value?.names.compactMap(\.value) == ["system"] && quote.letterSpacing == nil)
    let plain = try style("plain")
    #expect(plain.fontSize.value?.number.value == TokenNumber("13.5") && plain.lineHeight == nil)
  }

  @Test func aSpecWithoutFamiliesHasTheSystems() throws {
    let tokens = try catalog(minimalSpec + "styles: { a: { size: 14, weight: regular } }\n").catalog.tokens
    guard case .typography(let style) = try ResolvedTokens(tokens).value(of: try #require(tokens.indices.last)).value
    else {
      Issue.record("not a style")
      return
    }
    #expect(style.fontFamily.value?.names.compactMap(\.value) == ["system"])
  }

  /// Found by random changes: the style has the first family, of which there is none.
  @Test func aStyleWithoutAFamilyIsNotAToken() {
    let found = resolve(minimalSpec + "family: { body: [] }\nstyles: { a: { size: 14, weight: regular } }\n")
    #expect(found.catalog == nil && found.diagnostics.map(\.rule.rawValue) == ["wrong-kind"])
  }

  @Test func annotationsAreThoseOfTheToken() throws {
    let tokens = try catalog().catalog.tokens
    let index = TokenIndex(tokens)
    #expect(tokens[try #require(index["palette.blue.deep"])].annotations.description?.value == "sea")
    #expect(tokens[try #require(index["weight.bold"])].annotations.deprecation?.replacement == "weight.regular")
    #expect(tokens[try #require(index["color.ink"])].annotations == TokenAnnotations())
  }

  @Test func sizesAreFoundInAnySpelling() throws {
    let index = TokenIndex(try catalog().catalog.tokens)
    #expect(index["typography.14.0.lineHeight"] == index["typography.14.lineHeight"])
    #expect(index["typography.14"] == nil && index["palette.gray"] == nil && index["palette.gray.2.x"] == nil)
  }

  /// A file that is included twice declares its tokens once.
  @Test func tokensOfTwoFilesAreOneSet() throws {
    let spec = "include: [parts/gray.yaml, parts/gray.yaml]\n" + minimalSpec
    let tokens = try catalog(spec).catalog.tokens
    #expect(tokens.filter { $0.path.description == "palette.gray.2" }.count == 1)
    let twice = resolve(
      "include: parts/gray.yaml\npalette: { gray: { 2: \"#333333\" } }\n" + minimalSpec,
      including: Self.included
    )
    #expect(twice.catalog == nil)
    #expect(twice.diagnostics.map(\.rule.rawValue) == ["duplicate-token"])
  }
}
