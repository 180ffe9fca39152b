import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// Codes that leave their color open.
struct OpenColorTests {
  private let open = """
    stylespec: 1
    name: Brand
    weight: { regular: 400, bold: 700 }
    typography: { 13.5: plain, 22: plain }
    modes: { read: { typography: { 22: plain } } }
    codes: { color: open }

    """

  @Test func axesAreSizesAndWeights() throws {
    let catalog = try #require(resolve(open).catalog)
    #expect(
      catalog.codes.map(catalog.name) == [
        "13_5_regular", "13_5_bold", "22_regular", "22_bold", "22_regular_read", "22_bold_read",
      ]
    )
    #expect(catalog.colors == [])
    #expect(catalog.codes.allSatisfy { catalog.color(of: $0) == nil })
    #expect(catalog.openColor?.range.bytes == Array(open.utf8).firstRange(of: "open".utf8))
    #expect(catalog.codeCount == 6)
    #expect(catalog.product.map { .combination($0) } == catalog.codes)
  }

  @Test func colorsBesideOpenCodesMakeNoCodes() throws {
    let text = open + "color: { ink: \"#222222\", red: \"#C8102E\" }\n"
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes == (try #require(resolve(open).catalog).codes))
    #expect(catalog.colors.map(\.name.value) == ["ink", "red"])
  }

  @Test func aStyleMayHaveAColorBesideOpenCodes() throws {
    let text =
      open + "color: { ink: \"#222222\" }\nstyles: { link: { size: 22, color: \"{color.ink}\", weight: bold } }\n"
    let catalog = try #require(resolve(text).catalog)
    let link = try #require(catalog.code(named: "link"))
    #expect(catalog.color(of: link) == 0)
    #expect(catalog.parts(of: link).map(\.kind) == [.style, .size, .color, .weight, .family])
  }

  @Test func aStyleMayLeaveItsColorOpenBesideCodesWithColors() throws {
    let catalog = try #require(
      resolve(minimalSpec + "styles: { title: { size: 14, weight: regular } }\n").catalog
    )
    let title = try #require(catalog.code(named: "title"))
    #expect(catalog.color(of: title) == nil)
    #expect(catalog.parts(of: title).map(\.kind) == [.style, .size, .weight, .family])
    #expect(!catalog.codesLeaveColorOpen)
    #expect(catalog.code(named: "14_ink_regular").flatMap { catalog.color(of: $0) } == 0)
  }

  /// No combination of the axes is a code, with or without colors that are never used.
  @Test(arguments: ["color: {}\n", "codes: { color: open, only: [] }\n"])
  func aCatalogMayHaveOnlyOpenStyles(line: String) throws {
    let text = """
      stylespec: 1
      name: Brand
      weight: { bold: 700 }
      typography: { 22: plain }
      styles: { title: { size: 22, weight: bold } }

      """
    let (catalog, diagnostics, _) = resolve(text + line)
    #expect(diagnostics == [])
    #expect(catalog?.codes == [.style(0)])
    #expect(catalog?.colors == [])
  }

  @Test func patternsChooseOpenCodes() throws {
    let text = open.replacing("color: open", with: "color: open, only: \"*_bold*\", except: \"*_read\"")
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.map(catalog.name) == ["13_5_bold", "22_bold"])
  }

  /// Where the axes have many combinations, tokens without codes are left out of the tables, but text may have any
  /// color.
  @Test func colorsBesideFewOfManyOpenCodesAreKept() throws {
    let list = { (names: Range<Int>, value: String) in names.map { "t\($0): \(value)" }.joined(separator: ", ") }
    let text = """
      stylespec: 1
      name: Big
      color: { \(list(0..<50, "\"#222\"")) }
      weight: { \(list(0..<200, "400")) }
      typography: { \((1...9_000).map { "\($0): plain" }.joined(separator: ", ")) }
      codes: { color: open, only: "14_*" }
      """
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.count == 200)
    #expect(catalog.colors.count == 50)
    #expect(catalog.rows.count == 1)
  }

  @Test(arguments: [
    ("\"{size}_{color}_{weight}\"", "\"{size}_{weight}\""), ("'{color}.{size}'", "'{size}'"),
    ("\"{size}{color}\"", "\"{size}\""), ("x{size}-{color}", "x{size}"),
  ])
  func theFixRemovesThePlaceholder(template: String, fixed: String) throws {
    let text = minimalSpec + "codes:\n  color: open\n  name: \(template)\n"
    let fix = try #require(resolve(text).diagnostics.first?.fixIts.first)
    #expect(fix.applicability == .unsafe)
    let edit = try #require(fix.edits.first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result == text.replacing(template, with: fixed))
    #expect(resolve(result).diagnostics == [])
  }

  @Test func theNoteShowsWhatLeavesTheColorOpen() throws {
    let found = resolve(minimalSpec + "codes: { name: \"{size}{color}\", color: \"open\" }\n")
    let note = try #require(found.diagnostics.first?.notes.first)
    #expect(String(decoding: found.files[0].bytes[note.range.bytes], as: UTF8.self) == "\"open\"")
  }

  /// A law: leaving the color open is the same as having one color that no name contains, but for the color itself.
  @Test func openCodesAreThoseOfOneUnnamedColor() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var compared = 0
    for round in 0..<lawRounds(800) {
      let spec = randomSpec(&generator)
      let context = "seed \(seed), round \(round)\n\(spec)"
      let open = resolve(spec.replacing("CODES", with: "color: open, ").replacing("COLOR", with: ""))
      let one = resolve(spec.replacing("CODES", with: "").replacing("COLOR", with: "color: { ink: \"#222\" }"))
      let messages = one.diagnostics.map { $0.message.replacing(", color `ink`", with: "") }
      #expect(open.diagnostics.map(\.message) == messages, "\(context)")
      guard let open = open.catalog, let one = one.catalog else { continue }
      compared += 1
      #expect(open.codes.map(open.name) == one.codes.map(one.name), "\(context)")
      #expect(open.codes == one.codes.map(\.withoutColor), "\(context)")
      #expect(open.included == one.included && open.codeCount == one.codeCount, "\(context)")
    }
    #expect(compared > lawRounds(800) / 4, "seed \(seed)")
  }

  private func randomSpec(_ generator: inout SeededGenerator) -> String {
    let names = ["a", "aa", "b_a", "bold", "14", "墨", "é", "x_y"]
    func some(_ choices: [String]) -> [String] {
      Array(choices.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
    }
    let templates = [
      "{size}_{weight}", "{weight}{size}", "{family}/{size}/{weight}", "{size}{size}{weight}", "{weight}",
    ]
    let sizes = some(["9", "10", "13.5", "14"])
    let patterns = ["", ", only: \"*1*\"", ", except: \"*a*\"", ", only: [\"*_*\", \"?*\"], except: [\"*b*\"]"]
    return """
      stylespec: 1
      name: Random
      COLOR
      weight: { \(some(names).map { "\($0): 400" }.joined(separator: ", ")) }
      family: { \(some(names).map { "\($0): system" }.joined(separator: ", ")) }
      typography: { \(sizes.map { "\($0): plain" }.joined(separator: ", ")) }
      modes: { \(some(["read", "a"]).map { "\($0): { typography: { \(sizes[0]): plain } }" }.joined(separator: ", ")) }
      codes: { CODESname: "\(templates.randomElement(using: &generator) ?? "")"\(patterns.randomElement(using: &generator) ?? "") }

      """
  }
}

extension Code {
  fileprivate var withoutColor: Code {
    guard var tokens = combination else { return self }
    tokens.color = nil
    return .combination(tokens)
  }
}
