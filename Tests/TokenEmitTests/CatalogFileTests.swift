import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import TokenModel

/// What the emitter writes, read by the runtime in the same process.
struct CatalogFileTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
    weight: { regular: 400, bold: 700 }
    family: { text: system, song: ["Songti SC", 宋体, serif] }
    typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 1.6 } }
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
    codes: { except: "*_bold_read" }
    styles: { title: { size: 14, color: ink, weight: bold, family: song } }
    """

  private func bytes(_ spec: String = Self.spec) throws -> [UInt8] {
    try #require(compileInMemory(spec, to: [.catalog]).outputs.first).bytes
  }

  @Test func aFileSaysTheSameAsTheSpec() throws {
    let result = compileInMemory(Self.spec, to: [.catalog])
    let output = try #require(result.outputs.first)
    #expect(output.path.text == "Brand.stylecatalog")
    let catalog = try StyleCatalog(validating: output.bytes)
    #expect(catalog.name == "Brand")
    try expect(catalog, toEqual: #require(result.catalogs.first))
    #expect(catalog.code(named: "14_ink_bold_read") == nil)
    #expect(catalog.code(named: "title")?.resolved.family == "Songti SC")
    #expect(catalog.code(named: "title")?.resolved.fallbackFamilies == ["宋体", "serif"])
    #expect(catalog.code(named: "title")?.resolved(in: StyleContext()).fallbackFamilies == ["宋体", "serif"])
    // Codes from two loads of one file are the same codes.
    let again = try StyleCatalog(validating: output.bytes)
    #expect(again == catalog)
    #expect(again.code(named: "title") == catalog.code(named: "title"))
  }

  /// Names are read back whatever they hold, along every kind of template.
  @Test func everyRandomCatalogIsReadBack() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomSpec(generator: SeededGenerator(seed: seed))
    var accepted = 0
    for round in 0..<lawRounds(800) {
      let spec = random.make()
      let result = compileInMemory(spec, to: [.catalog])
      guard let model = result.catalogs.first, let output = result.outputs.first else { continue }
      accepted += 1
      try expect(StyleCatalog(validating: output.bytes), toEqual: model, "seed \(seed), round \(round): \(spec)")
      let namer = CodeNamer(model)
      for code in model.codes {
        let name = Array(model.name(of: code).utf8)
        #expect(namer.utf8(of: code) == name && namer.utf8Count(of: code) == name.count, "seed \(seed), round \(round)")
      }
      #expect(model.codes.count == model.codeCount)
    }
    #expect(accepted > lawRounds(800) / 4, "seed \(seed)")
  }

  /// A few codes of millions: the tables hold what they need, and names, look-ups and positions agree.
  @Test(arguments: ["\"14_*_bold\"", "[\"14_*_w1\", \"*_c7_bold\"]", "\"*_c7_bold\"", "\"14_c7_bold\""])
  func fewCodesOfManyAreReadBack(only: String) throws {
    let spec = """
      stylespec: 1
      name: Big
      color: { \((1...300).map { "c\($0): \"#222\($0 % 10)\"" }.joined(separator: ", ")) }
      weight: { bold: 700, \((1...20).map { "w\($0): \($0)" }.joined(separator: ", ")) }
      typography: { \((1...300).map { "\($0): plain" }.joined(separator: ", ")) }
      codes: { only: \(only) }
      styles: { title: { size: 299, color: c300, weight: w3 } }
      """
    let result = compileInMemory(spec, to: [.catalog])
    #expect(result.diagnostics == [])
    let catalog = try StyleCatalog(validating: #require(result.outputs.first).bytes)
    try expect(catalog, toEqual: #require(result.catalogs.first))
    #expect(catalog.code(named: "14_c7_bold") != nil)
    #expect(catalog.code(named: "15_c8_bold") == nil)
    #expect(catalog.code(named: "299_c300_w3") == nil)
    #expect(catalog.code(named: "title")?.resolved.size == 299)
    // Colors have names of their own: no color is left out.
    #expect(catalog.colors.count == 300)
    for color in 1...300 {
      #expect(catalog.color(named: "c\(color)")?.light.description == "#222222\(color % 10)\(color % 10)")
      let isCode = catalog.codes.contains { $0.name == "14_c\(color)_bold" }
      #expect((catalog.code(named: "14_c\(color)_bold") != nil) == isCode)
    }
  }

  /// Without colors, there is no record that an index could mean.
  @Test(arguments: ["color: {}", "codes: { color: open, only: [] }", "codes: { color: open }"])
  func aCatalogWithoutColorsIsReadBack(line: String) throws {
    let spec = """
      stylespec: 1
      name: Styles
      weight: { bold: 700 }
      typography: { 22: plain, 30: plain }
      \(line)
      styles: { title: { size: 22, weight: bold }, 标题: { size: 30, weight: bold } }
      """
    let result = compileInMemory(spec, to: [.catalog])
    #expect(result.diagnostics == [])
    let catalog = try StyleCatalog(validating: #require(result.outputs.first).bytes)
    try expect(catalog, toEqual: #require(result.catalogs.first))
    let title = try #require(catalog.code(named: "title"))
    #expect(title.resolved.color == nil && title.resolved(in: StyleContext()).color == nil && title.tokens.color == nil)
    #expect(catalog.suggestions(for: "titel") == ["title"])
  }

  /// The last color of the largest catalog is beside the index of an open one.
  @Test(.enabled(if: isLongRun, "decodes 65,535 colors; STYLESPEC_LONG=1 includes it"))
  func theLastColorIsNotOpen() throws {
    let spec = """
      stylespec: 1
      name: Large
      weight: { bold: 700 }
      typography: { 22: plain }
      color: { \((1...65_535).map { "c\($0): \"#222\"" }.joined(separator: ", ")) }
      codes: { color: open }
      styles: { title: { size: 22, weight: bold }, last: { size: 22, weight: bold, color: c65535 } }
      """
    let result = compileInMemory(spec, to: [.catalog])
    #expect(result.diagnostics == [])
    let catalog = try StyleCatalog(validating: #require(result.outputs.first).bytes)
    try expect(catalog, toEqual: #require(result.catalogs.first))
    #expect(catalog.codes.map(\.tokens.color) == [nil, nil, "c65535"])
  }

  /// An axis that a template names twice is the same both times.
  @Test(arguments: ["{color}_{color}", "{color}{color}"])
  func noNameIsMadeOfTwoColors(template: String) throws {
    let spec = """
      stylespec: 1
      name: Twice
      color: { red: "#F00", blue: "#00F" }
      weight: { regular: 400 }
      typography: { 14: plain }
      codes: { name: "\(template)" }
      """
    let catalog = try StyleCatalog(validating: bytes(spec))
    func name(_ one: String, _ other: String) -> String { template.contains("_") ? "\(one)_\(other)" : one + other }
    #expect(catalog.code(named: name("red", "red"))?.name == name("red", "red"))
    #expect(catalog.code(named: name("red", "blue")) == nil)
  }

  /// Codes have the first family if their names do not contain it, whatever the names in modes contain.
  @Test(arguments: ["", ", except: \"*_bold_*_read\""])
  func onlyNamesInModesMayContainTheFamily(choice: String) throws {
    let codes = "{ mode: \"{size}_{color}_{weight}_{family}_{mode}\"\(choice) }"
    let spec = Self.spec.replacing("codes: { except: \"*_bold_read\" }", with: "codes: \(codes)")
    let result = compileInMemory(spec, to: [.catalog])
    #expect(result.diagnostics == [])
    let catalog = try StyleCatalog(validating: #require(result.outputs.first).bytes)
    try expect(catalog, toEqual: #require(result.catalogs.first))
    #expect(catalog.code(named: "14_ink_regular_text_read") != nil)
    #expect(catalog.code(named: "14_ink_regular_song_read") == nil)
  }

  /// No spec has modes without a main table, but a file can.
  @Test func aModeWithoutAMainTableLeadsNowhere() throws {
    let model = try #require(compileInMemory(Self.spec).catalogs.first)
    let weight = NameTemplate(parts: [.axis(.weight)])
    let names = CodeNames(base: NameTemplate.standard, mode: weight, baseOrigin: nil, modeOrigin: nil)
    let alone = Catalog(
      name: model.name,
      offsetHost: model.offsetHost,
      colors: model.colors,
      weights: model.weights,
      families: model.families,
      modes: model.modes,
      rows: model.rows.filter { $0.mode != nil },
      styles: [],
      names: names
    )
    let catalog = try StyleCatalog(validating: CatalogEmitter.styles(of: alone).bytes)
    #expect(catalog.code(named: "bold") == nil && catalog.code(named: "14_ink_bold") == nil)
  }

  private func expect(_ catalog: StyleCatalog, toEqual model: Catalog, _ comment: String = "") {
    expectColors(of: catalog, toEqual: model, comment)
    let codes = model.codes
    #expect(catalog.codes.count == codes.count, "\(comment)")
    for (code, expected) in zip(catalog.codes, codes) {
      let name = model.name(of: expected)
      let style = code.resolved
      let isEqual =
        code.name.utf8.elementsEqual(name.utf8) && catalog.code(named: name) == code
        && style.size == model.row(of: expected).size.value.doubleValue
        && style.weight == model.weight(of: expected).value.value
        && style.family == model.family(of: expected).font?.value
        && style.fallbackFamilies == model.family(of: expected).fallbacks
        && style.color?.dark.description == model.color(of: expected).map { model.colors[$0].variants.dark.value.hex }
        && style.metrics?.baseline == model.baseline(of: expected)?.doubleValue
      #expect(isEqual, "\(name): \(comment)")
      for miss in [name + "_", "_" + name, String(name.dropLast()), name + name, name.uppercased()] {
        #expect(catalog.code(named: miss).map { $0.name.utf8.elementsEqual(miss.utf8) } ?? true, "\(miss): \(comment)")
      }
    }
  }

  private func expectColors(of catalog: StyleCatalog, toEqual model: Catalog, _ comment: String) {
    #expect(catalog.colors.count == model.colors.count, "\(comment)")
    for (found, expected) in zip(catalog.colors, model.colors) {
      let name = expected.name.value
      let values = Appearance.allCases.map { found.color[$0].description }
      let isEqual = found.name.utf8.elementsEqual(name.utf8) && values == expected.variants.all.map(\.value.hex)
      #expect(isEqual && catalog.color(named: name) == found.color, "\(name): \(comment)")
    }
    var misses = [""]
    for color in model.colors.prefix(100) {
      let name = color.name.value
      misses += [name + "_", "_" + name, String(name.dropLast()), name + name, name.uppercased()]
    }
    for name in misses {
      let index = model.colors.firstIndex { $0.name.value.utf8.elementsEqual(name.utf8) }
      #expect(catalog.color(named: name) == index.map { catalog.colors[$0].color }, "\(name): \(comment)")
    }
  }

  /// Whatever is changed in a file, it is refused; and when the digest is made to fit again, whatever is still taken
  /// for a catalog can be used in every way.
  @Test func damagedFilesAreErrors() throws {
    CatalogDamage.expectErrors(in: try [bytes()])
  }

  /// The digest does not cover the first eight bytes. A table without the news of version 2 says the same in version 1,
  /// so that this is the one change that is not refused.
  @Test func aDamagedFormatIsAnErrorOrSaysTheSame() throws {
    let bytes = try bytes()
    let catalog = try StyleCatalog(validating: bytes)
    var accepted: [[UInt8]] = []
    for place in 0..<8 {
      for value in UInt8.min...UInt8.max where value != bytes[place] {
        var damaged = bytes
        damaged[place] = value
        guard let read = try? StyleCatalog(validating: damaged) else { continue }
        accepted.append(Array(damaged.prefix(8)))
        #expect(read == catalog)
        #expect(read.codes.map(\.resolved) == catalog.codes.map(\.resolved))
      }
    }
    #expect(accepted == [Array("StyleSC1".utf8)])
  }

  /// Found by fuzzing: the last part of this template was looked up on a missing axis, in an endless loop.
  @Test func aTemplateMayEndWithLiteralsOnly() throws {
    var bytes = try bytes(Self.spec.replacing("13.5: plain, ", with: ""))
    let template = CatalogDamage.word(5 + 6, of: bytes)
    let last = Int(template & 0xFFFF_FFFF) + Int(template >> 32) - 1
    bytes.replaceSubrange(8 * last..<8 * last + 8, with: bytes[8 * last - 8..<8 * last])
    let catalog = try StyleCatalog(validating: CatalogDamage.withDigest(bytes))
    #expect(catalog.code(named: "14_ink_a longer name") == nil)
  }

  /// A look-up that trusted this flag would join the numbers of two colors into one beyond the table.
  @Test func aTemplateThatRepeatsAnAxisIsNotTakenApartInOneGo() throws {
    var bytes = try bytes(
      """
      stylespec: 1
      name: Twice
      color: { red: "#F00", green: "#0F0", blue: "#00F" }
      weight: { regular: 400 }
      typography: { 14: plain }
      codes: { name: "{color}_{color}" }
      """
    )
    bytes[8 * 4 + 4] |= 2
    expectError(CatalogDamage.withDigest(bytes), "the catalog is damaged: a name template repeats a part")
  }

  /// The axis of colors cannot have fewer than none.
  @Test(arguments: [3, 0xFFFF] as [UInt64], ["", "codes: { color: open }"])
  func theAxisOfColorsIsAPartOfThem(count: UInt64, codes: String) throws {
    var bytes = try bytes(
      """
      stylespec: 1
      name: Few
      color: { red: "#F00", blue: "#00F" }
      weight: { regular: 400 }
      typography: { 14: plain }
      \(codes)
      """
    )
    CatalogDamage.set(4, to: CatalogDamage.word(4, of: bytes) | count << 35, in: &bytes)
    expectError(CatalogDamage.withDigest(bytes), "the catalog is damaged: it has too few colors")
  }

  @Test func messagesSayWhatIsWrong() throws {
    let bytes = try bytes()
    let cut = "the catalog is cut off"
    expectError([], "\(cut): its header is not complete")
    expectError(Array(bytes.prefix(100)), "\(cut): its length is not a multiple of 8")
    expectError(Array(bytes.prefix(64)), "\(cut): its header is not complete")
    let noCatalog = "these bytes are not a compiled catalog; `stylespec compile --emit catalog` makes one"
    expectError([UInt8](repeating: 0x20, count: 800), noCatalog)
    let later = Array("StyleSC4".utf8) + bytes.dropFirst(8)
    let version = "the catalog has another format version; compile it with a `stylespec` that matches this library"
    expectError(later, version)
    let damaged = "the catalog is damaged"
    expectError(Array(bytes.dropLast(8)), "\(damaged): its length does not match its header")
    expectError(bytes.dropLast() + [1], "\(damaged): its bytes do not match its checksum")
  }

  private func expectError(_ bytes: [UInt8], _ message: String) {
    #expect(throws: CatalogError.self) { try StyleCatalog(validating: bytes) }
    do {
      _ = try StyleCatalog(validating: bytes)
    } catch {
      #expect(error.description == message)
    }
  }
}
