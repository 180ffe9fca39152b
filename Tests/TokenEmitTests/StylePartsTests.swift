import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import TokenModel

/// Catalogs with rows, weights and families that only styles have, written by the emitter and read by the runtime.
struct StylePartsTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
    weight: { regular: 400, bold: 700 }
    family: { text: system, song: "Songti SC" }
    typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 1.6 } }
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
    styles: { title: { size: 14, color: ink, weight: bold, family: song } }

    """
  /// Names that are read in one go, and names that are not; codes with families, without some codes, without colors.
  private static let codes = [
    "", "codes: { name: \"{size}_{color}_{weight}_{family}\", except: \"*_bold_song\" }",
    "codes: { name: \"{color}{size}{weight}\" }", "codes: { except: \"*_bold_read\" }",
    "codes: { color: open, name: \"{size}_{weight}\" }", "codes: { only: [] }",
  ]

  private static func stylesOnly() -> [Catalog] {
    [
      StyleCatalogs.stylesOnly(), StyleCatalogs.stylesOnly(isColorOpen: false),
      StyleCatalogs.stylesOnly(colors: StyleCatalogs.colors),
      StyleCatalogs.stylesOnly(colors: StyleCatalogs.colors, isColorOpen: false),
    ]
  }

  private static func all() throws -> [Catalog] {
    try stylesOnly() + codes.map { try #require(StyleCatalogs.mixed(with: spec + $0)) }
  }

  @Test func everyCodeIsReadBack() throws {
    for model in try Self.all() {
      let catalog = try StyleCatalog(validating: StyleCatalogs.file(of: model))
      #expect(catalog.codes.map(\.name) == model.codes.map { model.name(of: $0) })
      #expect(catalog.codes.reversed().map(\.name) == catalog.codes.map(\.name).reversed())
      #expect(catalog.colors.map(\.name) == model.colors.map(\.name.value))
      for (code, expected) in zip(catalog.codes, model.codes) {
        expect(code, toEqual: expected, of: model)
        #expect(catalog.code(named: code.name) == code)
      }
    }
  }

  private func expect(_ code: StyleCode, toEqual expected: Code, of model: Catalog) {
    let (row, style) = (model.row(of: expected), code.resolved)
    let (weight, family) = (model.weight(of: expected), model.family(of: expected))
    #expect(style.size == row.size.value.doubleValue && style.weight == weight.value.value, "\(code)")
    #expect(style.family == family.font?.value, "\(code)")
    #expect(style.metrics?.lineHeight == row.metrics?.lineHeight.value.doubleValue, "\(code)")
    let baseline = model.baseline(of: expected)?.doubleValue
    #expect(style.metrics?.baseline == baseline, "\(code)")
    let color = model.color(of: expected).map { model.colors[$0] }
    #expect(style.color?.dark.description == color?.variants.dark.value.hex, "\(code)")
    let tokens = StyleTokens(
      size: row.sizeName,
      color: color?.name.value,
      weight: weight.name.value,
      family: family.name.value == "system" ? nil : family.name.value,
      mode: row.mode.map { model.modes[$0].value },
      style: expected.style.map { model.styles[$0].name.value }
    )
    #expect(code.tokens == tokens, "\(code)")
  }

  /// Whatever the templates make of all names of tokens, also of those that only styles have, only codes are found.
  @Test func onlyCodesAreFound() throws {
    for model in try Self.all() {
      let catalog = try StyleCatalog(validating: StyleCatalogs.file(of: model))
      let names = Set(model.codes.map { model.name(of: $0) })
      var tried = 0
      let parts = CatalogParts(model)
      for row in parts.rows {
        for color in model.colors.map(Optional.some) + [nil] {
          for weight in parts.weights {
            for family in parts.families {
              let name = (row.mode == nil ? model.names.base : model.names.mode).name { axis in
                switch axis {
                case .size: row.sizeName
                case .color: color?.name.value ?? ""
                case .weight: weight.name.value
                case .family: family.name.value
                case .mode: row.mode.map { model.modes[$0].value } ?? ""
                }
              }
              tried += 1
              #expect((catalog.code(named: name) != nil) == names.contains(name), "\(name)")
            }
          }
        }
      }
      #expect(tried > 0)
      for name in names.flatMap({ [$0 + " ", String($0.dropLast()), $0 + $0] }) where !names.contains(name) {
        #expect(catalog.code(named: name) == nil, "\(name)")
      }
    }
  }

  /// The third version is only for what the second one cannot say.
  @Test func theVersionIsThatOfTheTokens() throws {
    for model in try Self.all() {
      let bytes = StyleCatalogs.file(of: model)
      #expect(bytes.starts(with: "StyleSC3".utf8))
      #expect(CatalogDamage.word(4, of: bytes) >> 51 == 1)
      let parts = CatalogParts(model)
      let weights = parts.weights.count - model.weights.count
      let families = parts.families.count - model.families.count
      let word = parts.rows.count - model.rows.count | weights << 16 | families << 24
      #expect(CatalogDamage.word(5 + 18, of: bytes) == UInt64(word))
      let code = try SwiftEmitter.file(of: model, toolVersion: "").text
      #expect(code.contains("StyleCatalog(unsafeTableV3: tables)"))
    }
    let result = compileInMemory(Self.spec)
    let plain = try #require(result.catalogs.first)
    let bytes = StyleCatalogs.file(of: plain)
    #expect(bytes.starts(with: "StyleSC2".utf8) && CatalogDamage.word(4, of: bytes) >> 51 == 0)
    #expect(CatalogDamage.word(5, of: bytes) & 0xFFFF_FFFF == 23)
    #expect(try SwiftEmitter.file(of: plain, toolVersion: "").text.contains("StyleCatalog(unsafeTableV2: tables)"))
  }

  /// Each style has a row of its own, as one of 65,534 typography tokens has.
  @Test func theLargestCatalogIsReadBack() throws {
    let catalog = try StyleCatalog(validating: StyleCatalogs.file(of: StyleCatalogs.largest()))
    #expect(catalog.codes.count == 65_534)
    for (index, code) in catalog.codes.enumerated() {
      let isRight =
        catalog.code(named: "style \(index)") == code && code.tokens.style == "style \(index)"
        && code.resolved.metrics?.lineHeight == FixedDecimal(tenThousandths: 160_000 + Int64(index)).doubleValue
      #expect(isRight, "\(index)")
    }
    #expect(catalog.code(named: "style 65534") == nil && catalog.code(named: "16_400") == nil)
  }

  @Test func damagedFilesAreErrors() throws {
    CatalogDamage.expectErrors(in: try Self.all().map(StyleCatalogs.file))
  }

  /// The digest does not cover the version, but no other one fits the header.
  @Test func aWrongVersionIsAnError() throws {
    for model in try Self.all() {
      var bytes = StyleCatalogs.file(of: model)
      for version in UInt8.min...UInt8.max where version != UInt8(ascii: "3") {
        bytes[7] = version
        #expect(throws: CatalogError.self) { try StyleCatalog(validating: bytes) }
      }
    }
    var plain = StyleCatalogs.file(of: try #require(compileInMemory(Self.spec).catalogs.first))
    plain[7] = UInt8(ascii: "3")
    expectError(plain, "its flags are wrong")
  }

  /// Each count may be changed by an attacker: more than there are, fewer than the styles and indexes say, or bits that
  /// do not mean anything.
  @Test func wrongCountsAreErrors() throws {
    let model = try #require(StyleCatalogs.mixed(with: Self.spec))
    let bytes = StyleCatalogs.file(of: model)
    func file(_ counts: UInt64) -> [UInt8] {
      var bytes = bytes
      CatalogDamage.set(23, to: counts, in: &bytes)
      return CatalogDamage.withDigest(bytes)
    }
    let right = CatalogDamage.word(23, of: bytes)
    #expect(right == 0x01_01_0003)
    let tooFew = "it has too few rows, weights or families"
    for counts in [0x01_01_0007, 0x01_01_FFFF, 0x01_04_0003, 0x01_FF_0003, 0x04_01_0003, 0xFF_01_0003] as [UInt64] {
      expectError(file(counts), tooFew)
    }
    for bit in 32..<64 { expectError(file(right | 1 << UInt64(bit)), "its flags are wrong") }
    for counts in [0x01_01_0002, 0x01_01_0004, 0x01_00_0003, 0x01_02_0003, 0x00_01_0003, 0x02_01_0003] as [UInt64] {
      #expect(throws: CatalogError.self, "\(counts)") { try StyleCatalog(validating: file(counts)) }
    }
  }

  /// A look-up that trusted these would find codes that the table of codes has no bit for.
  @Test func indexesAndModesDoNotLeadBesideTheAxes() throws {
    let spec = Self.spec + "codes: { except: \"*_bold_read\" }"
    let bytes = StyleCatalogs.file(of: try #require(StyleCatalogs.mixed(with: spec)))
    func section(_ index: Int) -> (start: Int, count: Int) {
      let word = CatalogDamage.word(5 + index, of: bytes)
      return (Int(word & 0xFFFF_FFFF), Int(word >> 32 & 0xFF_FFFF))
    }
    // The rows: 13.5 and 14, those of the mode and of three styles.
    var modes = bytes
    CatalogDamage.set(section(14).start + 1, to: 4, in: &modes)
    expectError(CatalogDamage.withDigest(modes), "a mode has an unknown row")
    for (index, last) in [(8, 2), (10, 2), (11, 2)] {
      let (start, count) = section(index)
      let slot = try #require((start..<start + count).first { CatalogDamage.word($0, of: bytes) >> 40 == 0 })
      var changed = bytes
      CatalogDamage.set(slot, to: UInt64(last + 1) << 40, in: &changed)
      expectError(CatalogDamage.withDigest(changed), "an index has a wrong entry")
    }
  }

  /// The word that the flag adds to the header is not in a file that ends before it.
  @Test func aHeaderWithoutItsLastWordIsAnError() throws {
    let bytes = CatalogDamage.withDigest(Array(StyleCatalogs.stylesOnlyFile.prefix(8 * 23)))
    expectError(bytes, "its header is not complete")
  }

  private func expectError(_ bytes: [UInt8], _ problem: String) {
    let error = #expect(throws: CatalogError.self) { try StyleCatalog(validating: bytes) }
    #expect(error?.description == "the catalog is damaged: \(problem)")
  }
}

extension OutputFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
