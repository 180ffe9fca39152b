import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// What is generated is compiled and run, and must say the same as the model.
struct GeneratedCodeTests {
  @Test(
    arguments: share(1, of: ["6", "5"]),
    [
      "{}", "{ names: raw }", "{ names: camelCase, access: package, scope: catalog }",
      "{ names: raw, prefix: YXCode_, access: internal, scope: catalog }",
    ]
  )
  func hostileNamesNeitherBreakNorInjectCode(languageMode: String, swift: String) throws {
    try expectRoundTrip(
      ##"""
      stylespec: 1
      name: Hostile
      swift: \##(swift)
      offsetHost: uikit
      color:
        'a"b': "#010203"
        'a\b': { light: "#0A0B0C80", dark: "#FFEEDD" }
        '\(fatalError())': "#111"
        '\#(fatalError())': "#111"
        '"""#': "#111"
        '/* x */ // y': "#111"
        'x`y': "#111"
        'a_b': { light: "#111", dark: "#222", highContrastLight: "#333", highContrastDark: "#444" }
        'a b': "#111"
        'a-b': "#111"
        '   ': "#111"
        '汉字': "#111"
        '👩‍👩‍👧‍👦': "#111"
        'مرحبا': "#111"
        "\u202Eabc": "#111"
        "e\u0301": "#111"
        "é": "#111"
      weight: { class: 100, init: 1000, self: 1, 9: 900 }
      family:
        汉: 'Fo"n\t'
        s: { name: system, metrics: { ascent: 1.06, descent: 0.34 } }
      typography:
        13.5: plain
        14: { lineHeight: 20.0001, lineSpacing: -3, letterSpacing: 0.25, baselineOffset: -1.5 }
        9999: { lineHeight: 10000, lineSpacing: 0, baselineOffset: 10000 }
      modes: { '"read"': { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: center } } } }
      codes: { name: "{size}_{color}_{weight}\u00B7{family}", only: ["1?_*", "*_9·s", '*é*'], except: "*_init*" }
      styles:
        '"title"': { size: 14, color: 汉字, weight: 9, family: s, mode: '"read"' }
        '\(x)': { size: 13.5, color: "{color.a b}", weight: self }
      """##,
      languageMode: languageMode
    )
  }

  @Test(
    arguments: share(1, of: ["$ {color}#{size} {weight} ", "{color}", "{weight}{color}", "{color}{color}"]),
    ["{}", "{ names: raw, scope: catalog }", "{ names: camelCase, scope: catalog, prefix: p }"]
  )
  func namesCanBeKeywordsAndHaveNoSize(template: String, swift: String) throws {
    try expectRoundTrip(
      """
      stylespec: 1
      name: Words
      swift: \(swift)
      color: { init: "#111", self: "#222", Type: "#333", Self: "#444", class: "#555", func: "#666", description: "#777",
        name: "#888", "true": "#999", "code": "#9A9", "makeCode": "#9B9", "tables": "#9C9", "StyleCode": "#9D9",
        "StyleCatalog": "#9E9", "UInt64": "#9E0", "String": "#9E1", "catalog": "#9F9", "+": "#989", " ": "#979", "1": "#AAA", "init_2": "#BBB" }
      weight: { regular: 400 }
      typography: { 14: plain }
      codes: { name: "\(template)" }
      """,
      languageMode: "6"
    )
  }

  @Test func aCatalogMayBeEmpty() throws {
    try expectRoundTrip(
      "{ stylespec: 1, name: Empty, color: {}, weight: {}, typography: {} }",
      languageMode: "6"
    )
  }

  @Test(arguments: ["color: { ink: \"#222\", red: { light: \"#F00\", dark: \"#800\" } }", ""])
  func codesMayLeaveTheirColorOpen(color: String) throws {
    let colored = color.isEmpty ? "" : "link: { size: 14, color: red, weight: bold, mode: read }"
    try expectRoundTrip(
      """
      stylespec: 1
      name: Open
      offsetHost: uikit
      \(color)
      weight: { regular: 400, bold: 700 }
      family: { text: system, song: "Songti SC" }
      typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 } }
      modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
      codes: { color: open, name: "{size}_{weight}_{family}", except: "*_bold_song" }
      styles: { "标题 👩🏽": { size: 14, weight: bold }, \(colored) }
      """,
      languageMode: "6"
    )
  }

  /// The rows, weights and families are those of styles alone; the module may isolate to the main actor.
  @Test(arguments: ["code", "catalog"], [nil, "MainActor"])
  func catalogsMayHaveOnlyStyles(scope: String, isolation: String?) throws {
    let swift = SwiftOptions(access: .internal, scope: try #require(SwiftOptions.Scope(rawValue: scope)))
    try expectRoundTrip(StyleCatalogs.stylesOnly(swift: swift), languageMode: "6", isolation: isolation)
    let colored = StyleCatalogs.stylesOnly(colors: StyleCatalogs.colors, isColorOpen: false, swift: swift)
    try expectRoundTrip(colored, languageMode: "5", isolation: isolation)
  }

  @Test func stylesMayHaveRowsBesideTheAxes() throws {
    let spec = """
      stylespec: 1
      name: Mixed
      color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
      weight: { regular: 400, bold: 700 }
      typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: center } }
      modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: center } } } }
      codes: { except: "*_bold_read" }
      styles: { title: { size: 14, color: ink, weight: bold } }
      """
    try expectRoundTrip(#require(StyleCatalogs.mixed(with: spec)), languageMode: "6")
  }

  /// Equal names and equal keys are still different codes, which know their catalogs.
  @Test func twoCatalogsWithEqualNamesStandInOneModule() throws {
    let specs = [("Day", "#111111", "{}"), ("Night", "#EEEEEE", "{ scope: catalog }")].map { name, color, swift in
      """
      stylespec: 1
      name: \(name)
      swift: \(swift)
      color: { ink: "\(color)" }
      weight: { bold: 700 }
      typography: { 14: plain }
      """
    }
    let inputs = specs.map { CompilerInput(SourceFile(path: "spec.yaml", text: $0), role: .spec) }
    var sources = Dictionary(
      uniqueKeysWithValues: compileInMemory(inputs).outputs.map {
        ($0.path.text, String(decoding: $0.bytes, as: UTF8.self))
      }
    )
    sources["main.swift"] = """
      import StyleTables
      let day: StyleCode = .t14_ink_bold
      let night = Night.t14_ink_bold
      precondition(day != night && day.name == night.name && day == Day.code(named: "14_ink_bold"))
      extension StyleCode { var color: String { resolved.color?.light.description ?? "open" } }
      print(day.catalog.name, day.color, night.catalog.name, night.color)
      """
    let run = try SwiftProgram.run(sources)
    #expect(run.errors == "")
    #expect(run.output == "Day #111111 Night #EEEEEE\n")
  }

  /// Compiles a spec, and a program that prints every code of it, and compares that with the model.
  private func expectRoundTrip(_ spec: String, languageMode: String) throws {
    let result = compileInMemory(spec)
    // Names that become one in Swift are said.
    #expect(result.diagnostics.allSatisfy { $0.message.contains("is taken") })
    try expectRoundTrip(#require(result.catalogs.first), languageMode: languageMode)
  }

  private func expectRoundTrip(_ catalog: Catalog, languageMode: String, isolation: String? = nil) throws {
    let output = try SwiftEmitter.file(of: catalog, toolVersion: "")
    let sources = [
      "Generated.swift": String(decoding: output.bytes, as: UTF8.self), "main.swift": program(for: catalog),
    ]
    let run = try SwiftProgram.run(
      sources,
      languageMode: languageMode,
      defaultIsolation: isolation,
      allowsDeprecated: true
    )
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n") == catalog.codes.map { line(for: $0, in: catalog)[...] })
    #expect(run.status == 0)
  }

  private func program(for catalog: Catalog) -> String {
    let name = catalog.name.value
    let scope = catalog.swift.scope == .code ? "StyleCode" : name
    let names = SwiftEmitter.names(of: catalog).map { "\(scope).`\($0)`" }.joined(separator: ", ")
    return """
      import StyleTables

      func escaped(_ text: String) -> String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

      let catalog = \(name).catalog
      let named: [StyleCode] = [\(names)]
      precondition(named == Array(catalog.codes))
      precondition(catalog.name == "\(name)")
      for code in catalog.codes {
        let name = code.name
        precondition(\(name).code(named: name) == code)
        for miss in [name + "_", "_" + name, String(name.dropLast()), String(name.dropFirst()), name.uppercased()] {
          if let found = \(name).code(named: miss) { precondition(found.name.utf8.elementsEqual(miss.utf8)) }
        }
        let style = code.resolved
        var line = "\\(escaped(name)) \\(style.size) \\(style.weight) \\(escaped(style.family ?? "-"))"
        line += style.color.map { color in Appearance.allCases.map { " \\(color[$0])" }.joined() } ?? " open"
        if let metrics = style.metrics {
          line += " \\(metrics.lineHeight) \\(metrics.lineSpacing) \\(metrics.letterSpacing) \\(metrics.baseline)"
        }
        print(line)
      }
      """
  }

  private func line(for code: Code, in catalog: Catalog) -> String {
    let row = catalog.row(of: code)
    let name = catalog.name(of: code).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    let weight = catalog.weight(of: code).value.value
    let font = catalog.family(of: code).font?.value ?? "-"
    let family = font.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    let colors =
      catalog.color(of: code).map { catalog.colors[$0].variants.all.map { " \($0.value.hex)" }.joined() } ?? " open"
    let line = "\(name) \(row.size.value.doubleValue) \(weight) \(family)\(colors)"
    guard let metrics = row.metrics, let baseline = catalog.baseline(of: code) else {
      return line
    }
    let numbers = [
      // A negative spacing counts as 0 where text is shown.
      metrics.lineHeight.value, max(metrics.lineSpacing?.value ?? .zero, .zero), metrics.letterSpacing?.value ?? .zero,
      baseline,
    ]
    return line + numbers.map { " \($0.doubleValue)" }.joined()
  }
}
