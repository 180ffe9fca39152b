import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// The colors of generated code, compiled and run.
struct GeneratedColorTests {
  /// No code has most of these colors.
  private static func hostile(_ swift: String) -> String {
    ##"""
    stylespec: 1
    name: Hostile
    swift: \##(swift)
    color:
      ink: { light: "#222222", dark: "#F2F2F2", highContrastLight: "#000000", highContrastDark: "#FFFFFF" }
      'a"b': { light: "#0A0B0C80", dark: "#FFEEDD", deprecated: "no \"quotes\"; use {color.ink}" }
      '\(fatalError())': { light: "#112233", description: "*/ fatalError() /* \u2028 \\(x)" }
      'x`y': "#010101"
      'a b': "#010102"
      'a_b': "#010103"
      'a-b': { light: "#010104", deprecated: true }
      '   ': "#010105"
      '+': "#010106"
      12: "#010107"
      1a: "#010108"
      class: "#010109"
      Self: { light: "#01010A", dark: "#01010B", deprecated: "use {color.class}" }
      self: "#01010C"
      init: "#01010D"
      Type: "#01010E"
      Protocol: "#01010F"
      Colors: "#010110"
      makeColor: "#010111"
      StyleColor: "#010112"
      Hostile: "#010113"
      init_2: "#010114"
      墨色: "#010115"
      مرحبا: "#010116"
      "e\u0301": "#010117"
      "é": "#010118"
      "\u202Eabc": "#010119"
      "👩‍👩‍👧‍👦": "#01011A"
    weight: { bold: 700 }
    typography: { 14: plain }
    codes: { only: "14_ink_*" }
    """##
  }

  @Test(
    arguments: share(1, of: ["6", "5"]),
    [
      "{}", "{ names: raw }", "{ names: camelCase, access: package, scope: catalog }",
      "{ names: raw, prefix: YXCode_, access: internal, scope: catalog }",
    ]
  )
  func hostileNamesNeitherBreakNorInjectCode(languageMode: String, swift: String) throws {
    try expectColors(of: Self.hostile(swift), languageMode: languageMode)
  }

  /// Members of the catalog's type that have the names of its colors' scope.
  @Test(arguments: ["Brand", "Colors", "Color"], ["code", "catalog"])
  func codesMayHaveTheNamesOfTheScope(catalog: String, scope: String) throws {
    try expectColors(
      of: """
        stylespec: 1
        name: \(catalog)
        swift: { scope: \(scope) }
        color: { Colors: "#111", makeColor: "#222", makeCode: "#333", StyleColor: "#444", StyleCode: "#555", ink: "#666" }
        weight: { bold: 700 }
        typography: { 14: plain }
        codes: { name: "{color}" }
        styles: { Brand: { size: 14, weight: bold } }
        """,
      languageMode: "6"
    )
  }

  @Test(arguments: ["{ color: open }", "{ except: \"*gray*\" }", "{ only: \"14_ink_bold\" }"])
  func colorsNeedNoCode(codes: String) throws {
    try expectColors(
      of: """
        stylespec: 1
        name: Brand
        color: { ink: "#222", gray: { light: "#666", dark: "#999" }, gray2: "#777" }
        weight: { bold: 700 }
        typography: { 14: plain }
        codes: \(codes)
        """,
      languageMode: "6"
    )
  }

  @Test(
    arguments: [
      ("{}", ["t2_Ink", "semi_gray", "`class`", "semi_gray_2"]),
      ("{ prefix: YXCode_ }", ["t2_Ink", "semi_gray", "`class`", "semi_gray_2"]),
      ("{ names: camelCase, prefix: yx }", ["t2Ink", "semiGray", "`class`", "semiGray_2"]),
      ("{ names: raw }", ["`2_Ink`", "`semi gray`", "`class`", "semi_gray"]),
    ]
  )
  func namesAreSpelledAsTheSpecWants(swift: String, names: [String]) throws {
    let file = try generated(
      """
      stylespec: 1
      name: Brand
      swift: \(swift)
      color: { 2_Ink: "#222", semi gray: "#333", class: "#444", semi_gray: "#555" }
      weight: { bold: 700 }
      typography: { 14: plain }
      """
    )
    #expect(Self.spellings(in: file) == names)
  }

  @Test(arguments: ["color: {}", "codes: { color: open }"])
  func aCatalogWithoutColorsHasNoScopeForThem(line: String) throws {
    let file = try generated(
      "stylespec: 1\nname: Brand\nweight: { bold: 700 }\ntypography: { 14: plain }\n\(line)\n"
    )
    #expect(!file.contains("Color"))
  }

  /// The variants that the spec gives, or that differ from the ones that replace them; then the description.
  @Test(arguments: [
    ("\"#222\"", "/// `x`: #222222."),
    ("{ light: \"#222\", dark: \"#222222\" }", "/// `x`: #222222."),
    ("{ light: \"#222\", dark: \"#EEE8\" }", "/// `x`: #222222, dark #EEEEEE88."),
    ("{ light: \"#222\", highContrastLight: \"#000\" }", "/// `x`: #222222, high-contrast light #000000."),
    ("{ light: \"#222\", dark: \"#EEE\", highContrastDark: \"#EEE\" }", "/// `x`: #222222, dark #EEEEEE."),
    (
      "{ light: \"#222\", dark: \"#EEE\", highContrastDark: \"#222\" }",
      "/// `x`: #222222, dark #EEEEEE, high-contrast dark #222222."
    ),
    (
      "{ light: \"#222\", description: \"One.\\n\\nTwo.\" }",
      "/// `x`: #222222.\n    ///\n    /// One.\n    ///\n    /// Two."
    ),
  ])
  func commentsHaveTheValuesAndTheDescription(color: String, comment: String) throws {
    let file = try generated(
      "stylespec: 1\nname: Brand\ncolor: { x: \(color) }\nweight: { bold: 700 }\ntypography: { 14: plain }\n"
    )
    #expect(file.contains("    \(comment)\n    public static var x: StyleColor { makeColor(0) }\n"))
  }

  private static let deprecated = """
    stylespec: 1
    name: Brand
    color:
      ink: "#222222"
      class: "#333333"
      gold: { light: "#8A6516", deprecated: "too pale; use {color.ink}." }
      amber: { light: "#8A6517", deprecated: "use {color.gold}" }
      kind: { light: "#8A6518", deprecated: "use {color.class}" }
      gone: { light: "#8A6519", deprecated: true }
      ring: { light: "#8A651A", deprecated: "use {color.round}" }
      round: { light: "#8A651B", deprecated: "use {color.ring}" }
      bold: { light: "#8A651C", deprecated: "use {weight.bold}" }
    weight: { bold: 700 }
    typography: { 14: plain }
    """

  @Test(arguments: [
    ("gold", "'gold' is deprecated: too pale; use ink", "ink"),
    ("amber", "'amber' is deprecated: use ink", "ink"),
    ("kind", "'kind' is deprecated: use class", nil),
    ("gone", "'gone' is deprecated", nil),
    ("ring", "'ring' is deprecated: use {color.round}", nil),
    ("bold", "'bold' is deprecated: use {weight.bold}", nil),
  ])
  func usersAreWarned(name: String, warning: String, other: String?) throws {
    let main = "import StyleTables\nprint(Brand.Colors.\(name).light)\n"
    let run = try SwiftProgram.run(["Generated.swift": try generated(Self.deprecated), "main.swift": main])
    #expect(run.status != 0)
    #expect(run.errors.contains("main.swift:2:20: error: \(warning) ["))
    #expect(run.errors.contains("note: use '\(other ?? "")' instead") == (other != nil))
    #expect(!run.errors.contains("Generated.swift"))
  }

  private func generated(_ spec: String) throws -> String {
    let result = compileInMemory(spec)
    // Names that become one in Swift are said.
    #expect(result.diagnostics.allSatisfy { $0.message.contains("is taken") })
    return String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
  }

  /// The names of colors, as the file spells them.
  private static func spellings(in file: String) -> [String] {
    file.matches(of: /static var (.*): StyleColor \{/).map { String($0.output.1) }
  }

  /// Compiles a spec, and a program that prints every color by its Swift name and by its own name, and compares that
  /// with the model.
  private func expectColors(of spec: String, languageMode: String) throws {
    let result = compileInMemory(spec)
    #expect(result.diagnostics.allSatisfy { $0.message.contains("is taken") })
    let catalog = try #require(result.catalogs.first)
    let file = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let name = catalog.name.value
    let colors = Self.spellings(in: file).map { "\(name).Colors.\($0)" }.joined(separator: ", ")
    let main = """
      import StyleTables
      let colors: [StyleColor] = [\(colors)]
      let catalog = \(name).catalog
      precondition(colors == catalog.colors.map(\\.color))
      for (name, color) in catalog.colors {
        precondition(catalog.color(named: name) == color)
        print(name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined(), Appearance.allCases.map { color[$0] })
      }
      """
    let sources = ["Generated.swift": file, "main.swift": main]
    let run = try SwiftProgram.run(sources, languageMode: languageMode, allowsDeprecated: true)
    #expect(run.errors == "")
    let lines = catalog.colors.map { color in
      let name = color.name.value.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      return "\(name) [\(color.variants.all.map(\.value.hex).joined(separator: ", "))]"
    }
    #expect(run.output == lines.map { $0 + "\n" }.joined())
  }
}
