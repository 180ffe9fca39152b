import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenImport

/// Answers of Figma's API, the files that it exports, and the traps of both.
struct FigmaTests {
  /// Reads files as the command does.
  private static func read(
    _ files: [(path: String, text: String)],
    _ options: ImportOptions = ImportOptions()
  ) throws -> ImportReading {
    let inputs = files.map { ImportInput.File(SourceFile(path: $0.path, text: $0.text), path: $0.path) }
    var diagnostics: [Diagnostic] = []
    let input = ImportInput(inputs, isFolder: files.count > 1)
    let reading = Importer.read(input, from: .figma, options, diagnostics: &diagnostics)
    return try #require(reading, "\(diagnostics.map(\.message))")
  }

  /// Files of a folder in `Tests/Data/Import`.
  private static func files(_ paths: [String], in folder: String) throws -> [(path: String, text: String)] {
    try paths.map { path in
      let bytes = try Repository.readBytes("Tests/Data/Import/\(folder)/\(path)")
      return (path, String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func fixture(_ options: ImportOptions = ImportOptions()) throws -> ImportReading {
    try read(try files(answerPaths, in: "Figma"), options)
  }

  private static let answerPaths = ["styles.json", "variables.json"]

  /// The files as Figma's own export has them: <https://help.figma.com/hc/en-us/articles/15343816063383>.
  private static func export() throws -> ImportReading { try read(try files(exportPaths, in: "FigmaExport")) }

  private static let exportPaths = [
    "Primitives/Value.tokens.json", "Theme/Dark.tokens.json", "Theme/Light.tokens.json",
  ]

  /// `name: type path` or `name: reason`, for each token.
  private static func table(_ reading: ImportReading) -> [String: String] {
    let notes = reading.system.notes.filter { $0.subject == .token }
    return Dictionary(notes.map { ($0.name, $0.result ?? $0.reasons.joined(separator: "; ")) }) { first, _ in first }
  }

  private static func value(_ reading: ImportReading, _ path: String, in set: String) -> WrittenJSON? {
    let tokens = reading.system.sets.first { $0.name == set }?.tokens
    return tokens?.first { $0.path.joined(separator: ".") == path }?.value
  }

  @Test func theResultIsAsRecorded() throws {
    try Self.expectRecorded(try Self.fixture(), in: "Tests/Golden/Import/Figma")
  }

  @Test func theResultOfAnExportIsAsRecorded() throws {
    try Self.expectRecorded(try Self.export(), in: "Tests/Golden/Import/FigmaExport")
  }

  private static func expectRecorded(_ reading: ImportReading, in folder: String) throws {
    let files = ImportedFiles(of: reading, named: "Brand", isStrict: false)
    #expect(!files.diagnostics.hasErrors, "\(files.diagnostics.map(\.message))")
    for file in files.files {
      let place = Repository.root.appendingPathComponent("\(folder)/\(file.path)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try expectGolden(file.bytes, "\(folder)/\(file.path)")
    }
  }

  @Test func reportsAreAsRecorded() throws {
    let files = try Self.files(Self.answerPaths, in: "Figma")
    let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
    let report = ImportReport(of: try Self.fixture(), writing: ["design/Brand.yaml"], from: sources)
    try expectGolden(ImportText.render(report, TerminalStyle(isOn: false)), "Tests/Golden/Import/Figma.txt")
    try expectGolden(ImportMarkdown.render(report), "Tests/Golden/Import/Figma.md")
    try expectGolden(ImportJSON.render(report), "Tests/Golden/Import/Figma.json")
  }

  /// Each variable of the fixture, and what it becomes.
  @Test func eachVariableBecomes() throws {
    let table = Self.table(try Self.fixture())
    #expect(table["blue/500"] == "color blue.500")
    #expect(table["size/4"] == "dimension size.4")
    #expect(table["space/s"] == "dimension space.s")
    #expect(table["ratio"] == "number ratio")
    #expect(table["weight/bold"] == "fontWeight weight.bold")
    #expect(table["style/semi"] == "fontWeight style.semi")
    #expect(table["family/body"] == "fontFamily family.body")
    #expect(table["label"] == "string label")
    #expect(table["isCompact"] == "boolean isCompact")
    #expect(table["overlay"] == "color overlay")
    #expect(table["secret"] == "it is hidden from publishing; --hidden takes such variables")
    #expect(table["loop/a"] == "its aliases lead back to itself")
    #expect(table["nothing"] == "it is an alias of `VariableID:9:9`, which is not in the answer")
    #expect(table["remote"] == "it is an alias of `brand/logo`, which is of another file's library")
    #expect(table["brand/logo"] == "it is of another file's library; import that file")
    #expect(table["Heading/H1"] == "typography Heading.H1")
    #expect(table["Body"] == "typography Body")
    #expect(table["Unused"] == "no text of the answer has it, so its values are not there")
  }

  @Test func hiddenVariablesAreTakenOnDemand() throws {
    let table = Self.table(try Self.fixture(ImportOptions(takesHidden: true)))
    #expect(table["secret"] == "color secret")
  }

  @Test func textsAndFlagsAreLostWhereTheyMustConform() throws {
    let table = Self.table(try Self.fixture(ImportOptions(isStrict: true)))
    #expect(table["label"] == "the format does not have the type `string`")
    #expect(table["isCompact"] == "the format does not have the type `boolean`")
  }

  /// Figma computes with 32 bits, and writes the digits of 64.
  @Test(arguments: [
    ("0.20000000298023224", "0.2"), ("16", "16"), ("1.100000023841858", "1.1"), ("0.1", "0.1"), ("-0.5", "-0.5"),
  ])
  func numbersAreShort(digits: String, short: String) { #expect(FigmaNumber.shortest(digits) == short) }

  @Test func channelsOfEightBitsAreExact() throws {
    let color = try #require(FigmaChannels(["0.20000000298023224", "0.4000000059604645", "1"], alpha: "1"))
    #expect(color.hex == "#3366FF" || color.hex == "#3366ff")
  }

  // MARK: Exports

  private static func file(_ mode: String, _ tokens: String) -> String {
    "{ \(tokens), \"$extensions\": { \"com.figma.modeName\": \"\(mode)\" } }"
  }

  private static func color(_ red: String, _ extensions: String = "") -> String {
    """
    { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(red), 0, 0], "alpha": 1 },
      "$extensions": { "com.figma.scopes": ["ALL_SCOPES"]\(extensions.isEmpty ? "" : ", " + extensions) } }
    """
  }

  private static let alias =
    #""com.figma.aliasData": { "targetVariableName": "red", "targetVariableSetName": "base" }"#

  /// A folder is a collection, and each of its files a mode.
  @Test func foldersAreCollections() throws {
    let reading = try Self.read([
      ("base/Default.tokens.json", Self.file("Default", "\"red\": \(Self.color("1"))")),
      ("theme/Dark.tokens.json", Self.file("Dark", "\"text\": \(Self.color("0.20000000298023224"))")),
      ("theme/Light.tokens.json", Self.file("Light", "\"text\": \(Self.color("1", Self.alias))")),
    ])
    let modifier = try #require(reading.system.modifiers.first)
    #expect(modifier.name == "theme")
    #expect(modifier.contexts.map(\.name) == ["Dark", "Light"])
    #expect(modifier.standard == 1)
    #expect(Self.value(reading, "text", in: "theme/Light") == .string("{red}"))
    #expect(reading.system.base.map { reading.system.sets[$0].name } == ["base"])
    #expect(!ImportedFiles(of: reading, named: "Brand", isStrict: false).diagnostics.hasErrors)
  }

  /// Without folders, files with the same variables are modes of one collection.
  @Test func filesWithTheSameVariablesAreACollection() throws {
    let reading = try Self.read([
      ("Dark.tokens.json", Self.file("Dark", "\"text\": \(Self.color("0"))")),
      ("Light.tokens.json", Self.file("Light", "\"text\": \(Self.color("1", Self.alias))")),
      ("Mode 1.tokens.json", Self.file("Mode 1", "\"red\": \(Self.color("1"))")),
    ])
    #expect(reading.system.modifiers.map { $0.contexts.map(\.name) } == [["Dark", "Light"]])
    let light = reading.system.sets.first { $0.name.hasSuffix("/Light") }
    #expect(light?.tokens.first?.value == .string("{red}"))
  }

  /// A variable of the exported folder: its values by modes, or why it is lost.
  @Test(arguments: [
    ("blue/500", "color blue.500", ["#2563EB"]), ("shade", "color shade", ["#000000 0.3"]),
    ("accent", "color accent", ["{blue.500}"]), ("size/4", "dimension size.4", ["4px"]),
    ("size/wide", "dimension size.wide", ["10.1px"]), ("ratio", "number ratio", ["1.2"]),
    ("weight/bold", "fontWeight weight.bold", ["700"]), ("family/body", "fontFamily family.body", ["Inter"]),
    ("draft", "it is hidden from publishing; --hidden takes such variables", []),
    ("text/primary", "color text.primary", ["{gray.50}", "{gray.900}"]),
    ("text/link", "color text.link", ["{blue.500}"]),
    ("text/heading", "color text.heading", ["{text.primary}"]),
    ("surface/page", "color surface.page", ["{gray.900}", "#FFFFFF"]),
    ("surface/scrim", "color surface.scrim", ["#000000 0.6", "#000000 0.3"]),
    ("space/s", "dimension space.s", ["{size.4}"]), ("brand/logo", "color brand.logo", ["#DC2626"]),
  ])
  func anExportedVariableBecomes(name: String, result: String, values: [String]) throws {
    let reading = try Self.export()
    #expect(Self.table(reading)[name] == result)
    let path = result.split(separator: " ").last.map(String.init)
    let tokens = reading.system.sets.flatMap(\.tokens).filter { $0.path.joined(separator: ".") == path }
    #expect(tokens.map { Self.shown($0.value) } == values)
  }

  private static func shown(_ json: WrittenJSON) -> String {
    if let hex = json["hex"]?.string { return hex + (json["alpha"]?.digits.map { " \($0)" } ?? "") }
    if let unit = json["unit"]?.string { return (json["value"]?.digits ?? "") + unit }
    return json.string ?? json.digits ?? "\(json)"
  }

  /// The modes of an export are as Figma has them; the default is a guess, which is told.
  @Test func anExportHasItsModes() throws {
    let reading = try Self.export()
    #expect(reading.system.modifiers.map(\.name) == ["Theme"])
    #expect(reading.system.modifiers.map { $0.contexts.map(\.name) } == [["Dark", "Light"]])
    #expect(reading.system.modifiers.map(\.standard) == [1])
    let notes = reading.system.notes.filter { $0.grade != .exact }
    #expect(
      notes.map { "\($0.name): \($0.reasons.joined(separator: "; "))" } == [
        "ratio: its scopes do not say what the number is for",
        "draft: it is hidden from publishing; --hidden takes such variables",
        "text/link: its Swift name `Color.link` is data; the spec makes names of paths",
        "brand/logo: it is an alias of `logo/red` of the collection `Brand library`, which is not among the files, "
          + "so it has its value",
        "collection Theme: exports do not say which mode is the default; `Light` is taken",
      ]
    )
  }

  /// Nobody named the tool.
  @Test func textStylesAloneAreRecognized() throws {
    let text = try Self.files(["styles.json"], in: "Figma")[0].text
    let input = ImportInput([.init(SourceFile(path: "styles.json", text: text), path: "styles.json")], isFolder: false)
    var diagnostics: [Diagnostic] = []
    let reading = try #require(Importer.read(input, from: nil, diagnostics: &diagnostics))
    #expect(reading.kind == .figma)
    #expect(reading.reason == "text styles in styles.json")
    #expect(Self.table(reading)["Body"] == "typography Body")
  }

  /// The answer about nodes has the style itself.
  @Test func theNodesOfTextStylesAreRecognized() throws {
    let text = """
      { "nodes": { "1:2": { "document": { "id": "1:2", "name": "Body", "type": "TEXT", "style": { "fontFamily": "Inter",
        "fontSize": 16, "fontWeight": 400, "letterSpacing": 0, "lineHeightPx": 24, "lineHeightUnit": "PIXELS" } },
        "styles": {} } } }
      """
    let input = ImportInput([.init(SourceFile(path: "nodes.json", text: text), path: "nodes.json")], isFolder: false)
    var diagnostics: [Diagnostic] = []
    let reading = try #require(Importer.read(input, from: nil, diagnostics: &diagnostics))
    #expect(reading.reason == "text styles in nodes.json")
    #expect(Self.table(reading)["Body"] == "typography Body")
  }

  /// The alias counts, and the other value is told.
  @Test func aValueBesideAnAliasIsChecked() throws {
    let reading = try Self.read([
      ("base/Default.tokens.json", Self.file("Default", "\"red\": \(Self.color("1"))")),
      ("theme/Light.tokens.json", Self.file("Light", "\"text\": \(Self.color("0.5", Self.alias))")),
    ])
    #expect(Self.value(reading, "text", in: "theme") == .string("{red}"))
    let note = reading.system.notes.first { $0.name == "text" }
    #expect(note?.reasons == ["the file has another value beside its alias of `red`, which counts"])
  }

  @Test func anOpacityIsComputed() throws {
    let composed = """
      "com.figma.composedColor": { "opacityArg": { "type": "number", "value": 30 },
        "colorArg": { "type": "alias", "alias": { "targetVariableName": "red", "targetVariableSetName": "base" } } }
      """
    let reading = try Self.read([
      ("base/Default.tokens.json", Self.file("Default", "\"red\": \(Self.color("1"))")),
      ("theme/Light.tokens.json", Self.file("Light", "\"text\": \(Self.color("1", composed))")),
    ])
    let text = reading.system.sets.first { $0.name == "theme" }?.tokens.first
    #expect(text?.value["alpha"] == .number("0.3"))
    #expect(text?.extensions.first?.value["formula"]?["color"] == .string("{red}"))
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("{}", "nothing here is of Figma"), ("{ \"meta\": { \"variables\": {} } }", "nothing here is of Figma"),
    ("{ \"meta\": { \"variables\": {}, \"variableCollections\": {} } }", "no variable and no text style"),
  ])
  func otherFilesAreErrors(text: String, message: String) {
    var diagnostics: [Diagnostic] = []
    let input = ImportInput([.init(SourceFile(path: "a.json", text: text), path: "a.json")], isFolder: false)
    let reading = Importer.read(input, from: .figma, diagnostics: &diagnostics)
    #expect(reading?.reason == nil)
    #expect(diagnostics.map(\.rule.rawValue) == ["unrecognized-import"])
    #expect(diagnostics.first?.message.contains(message) == true)
  }
}
