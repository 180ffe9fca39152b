internal import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenImport

/// The fixture in `Tests/Data/Import/TokensStudio`, and the traps of such exports.
struct TokensStudioTests {
  /// Reads a folder of the checkout as the command does.
  private static func fixture(isStrict: Bool = false) throws -> ImportReading {
    let folder = "Tests/Data/Import/TokensStudio/"
    let paths = [
      "$metadata.json", "$themes.json", "components.json", "core.json", "dense.json", "legacy.json",
      "semantic/dark.json", "semantic/light.json",
    ]
    let files = try paths.map { path in
      ImportInput.File(SourceFile(path: folder + path, bytes: try Repository.readBytes(folder + path)), path: path)
    }
    return try #require(read(ImportInput(files, isFolder: true), isStrict: isStrict))
  }

  private static func read(_ input: ImportInput, isStrict: Bool = false) -> ImportReading? {
    var diagnostics: [Diagnostic] = []
    return TokensStudio.read(input, from: nil, isStrict: isStrict, diagnostics: &diagnostics)
  }

  /// Reads sets of one file.
  private static func read(_ sets: String, themes: String = "[]", order: String = "[]") throws -> ImportedSystem {
    let text = "{ \(sets), \"$themes\": \(themes), \"$metadata\": { \"tokenSetOrder\": \(order) } }"
    let input = ImportInput([.init(SourceFile(path: "tokens.json", text: text), path: "tokens.json")], isFolder: false)
    return try #require(read(input)).system
  }

  // MARK: The fixture

  @Test func theResultIsAsRecorded() throws {
    let reading = try Self.fixture()
    let files = ImportedFiles(reading.system, named: "Brand", from: reading.kind.name)
    #expect(!files.diagnostics.hasErrors)
    let folder = "Tests/Golden/Import/TokensStudio"
    for file in files.files {
      let place = Repository.root.appendingPathComponent("\(folder)/\(file.path)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try expectGolden(file.bytes, "\(folder)/\(file.path)")
    }
  }

  @Test func reportsAreAsRecorded() throws {
    let reading = try Self.fixture()
    let folder = "Tests/Data/Import/TokensStudio/"
    let paths = [
      "$metadata.json", "$themes.json", "components.json", "core.json", "dense.json", "legacy.json",
      "semantic/dark.json", "semantic/light.json",
    ]
    let sources = try paths.map { SourceFile(path: $0, bytes: try Repository.readBytes(folder + $0)) }
    let report = ImportReport(of: reading, writing: ["design/Brand.yaml"], from: sources)
    try expectGolden(ImportText.render(report, TerminalStyle(isOn: false)), "Tests/Golden/Import/TokensStudio.txt")
    try expectGolden(ImportMarkdown.render(report), "Tests/Golden/Import/TokensStudio.md")
    try expectGolden(ImportJSON.render(report), "Tests/Golden/Import/TokensStudio.json")
  }

  @Test func theResultCompilesStrictly() throws {
    let reading = try Self.fixture(isStrict: true)
    let files = ImportedFiles(reading.system, named: "Brand", from: reading.kind.name, isStrict: true)
    #expect(!files.diagnostics.hasErrors)
    #expect(reading.system.notes.contains { $0.name == "text.greeting" && $0.grade == .lost })
  }

  @Test(arguments: [false, true]) func theResultCompilesToAllFormats(isStrict: Bool) throws {
    let reading = try Self.fixture(isStrict: isStrict)
    let files = ImportedFiles(reading.system, named: "Brand", from: reading.kind.name, isStrict: isStrict)
    try expectAllFormats(of: files, isStrict: isStrict)
  }

  /// What each value of the fixture becomes: its type and value, or why it is lost.
  @Test(arguments: [
    ("color.white", "color #FFFFFF"), ("color.named", "color #663399"), ("color.veil", "color #FFFFFF 0.4"),
    ("color.shade", "color #000000 0.5"), ("color.old", "{color.blue}"), ("color.lighter", "color #92B1F5"),
    ("color.faint", "color #2563EB 0.2"), ("color.gradient", "color #FFFFFF 0, color #000000 1"),
    ("color.wrong", "`bluish` is not a color"),
    ("space.base", "4px"), ("space.xs", "{space.base}"), ("space.sm", "8px"), ("space.md", "18px"),
    ("space.third", "1.333333px"), ("space.rounded", "1.3px"), ("space.clamped", "32px"), ("space.sampled", "2px"),
    ("space.rem", "1.5rem"), ("space.em", "2rem"), ("space.pair", "8px"), ("space.1.5", "6px"),
    ("space.pointed", "{space.1_5}"),
    ("size.half", "`50%` of an unknown length"),
    ("size.screen", "the format does not have the unit `vw`"), ("radius.corners", "4px"), ("borderWidth.thin", "1px"),
    ("opacity.half", "0.4"), ("number.alias", "{opacity.half}"), ("text.greeting", "Hello"), ("text.flag", "true"),
    ("text.case", "uppercase"), ("font.family.sans", "Inter"),
    ("font.family.fallbacks", "IBM Plex Sans, Arial, sans-serif"),
    ("font.weight.regular", "400"), ("font.weight.semi", "600"), ("font.weight.slanted", "700"),
    ("font.weight.number", "600"), ("font.weight.unknown", "`Wonky` is not a font weight"), ("font.size.large", "20px"),
    ("font.line.percent", "1.5"), ("font.line.pixels", "24px"), ("font.line.unitless", "120px"),
    ("font.line.auto", "`AUTO` is not a number; typography tokens keep it"),
    ("font.spacing.tight", "-0.02"), ("font.spacing.wide", "0.5px"), ("motion.fast", "200ms"),
    ("motion.ease", "0.4, 0, 0.2, 1"), ("misc.number", "12"), ("misc.word", "sticky"),
    ("misc.loop", "its references lead in a circle through `misc.loop`"),
    ("misc.nowhere", "no enabled set has `{not.there}`"),
    ("names.$price", "4"), ("names._price", "5"),
  ])
  func aValueBecomes(name: String, result: String) throws {
    let system = try Self.fixture().system
    let note = try #require(system.notes.first { $0.subject == .token && $0.name == name })
    guard let path = note.result?.split(separator: " ", maxSplits: 1).last else {
      #expect(note.reasons == [result])
      return
    }
    let tokens = system.sets.filter { !$0.name.hasSuffix("-computed") }.flatMap(\.tokens)
    let token = try #require(tokens.first { $0.path.joined(separator: ".") == path })
    #expect(Self.shown(token.value) == result)
  }

  private static func shown(_ json: WrittenJSON) -> String {
    switch json {
    case .null: return "null"
    case .boolean(let flag): return "\(flag)"
    case .number(let digits): return digits
    case .string(let text): return text
    case .array(let elements): return elements.map(shown).joined(separator: ", ")
    case .object:
      if let position = json["position"] { return "\(json["color"].map(shown) ?? "") \(shown(position))" }
      if let hex = json["hex"] { return "color \(shown(hex))" + (json["alpha"].map { " \(shown($0))" } ?? "") }
      return (json["value"].map(shown) ?? "") + (json["unit"].map(shown) ?? "")
    }
  }

  // MARK: Traps

  private static let modes = """
    [{ "name": "Light", "selectedTokenSets": { "core": "enabled", "light": "enabled" } },
     { "name": "Dark", "selectedTokenSets": { "core": "enabled", "dark": "enabled" } }]
    """

  @Test func aCircleAcrossSetsIsLostWhereItIsOne() throws {
    let system = try Self.read(
      """
      "core": { "a": { "value": "{b}", "type": "spacing" } },
      "light": { "b": { "value": "4", "type": "spacing" } },
      "dark": { "b": { "value": "{a}", "type": "spacing" } }
      """,
      themes: Self.modes
    )
    let notes = system.notes.filter { $0.subject == .token }
    #expect(notes.map(\.grade) == [.changed, .exact, .lost])
    let reason = "no value in theme: Dark: its references lead in a circle through `a`"
    #expect(notes[0].reasons == [reason, "a reference is written as its value"])
  }

  @Test func aSetThatNoThemeEnablesIsWrittenAndNoted() throws {
    let system = try Self.read(
      "\"core\": { \"a\": { \"value\": \"4\", \"type\": \"spacing\" } }, "
        + "\"light\": {}, \"dark\": {}, \"old\": { \"b\": { \"value\": \"{a}\", \"type\": \"spacing\" } }",
      themes: Self.modes
    )
    #expect(system.base == [0])
    #expect(system.sets[3].tokens.count == 1)
    #expect(system.notes.contains { $0.name == "set old" && $0.subject == .structure })
    let files = ImportedFiles(system, named: "Brand", from: "Tokens Studio")
    #expect(!files.diagnostics.hasErrors)
  }

  @Test func aTokenHasTheTypeOfTheFirstSet() throws {
    let system = try Self.read(
      """
      "core": {}, "light": { "a": { "value": "4", "type": "spacing" } },
      "dark": { "a": { "value": "4", "type": "number" } }
      """,
      themes: Self.modes
    )
    let notes = system.notes.filter { $0.subject == .token }
    #expect(notes.map(\.grade) == [.exact, .lost])
    #expect(notes[1].reasons == ["number here, dimension in the set `light`"])
  }

  // MARK: What is not a value

  @Test func whatGroupsAndTokensSayIsKept() throws {
    let system = try Self.read(
      """
      "core": {
        "$description": "All of it", "$extensions": { "org.example": 1 },
        "a": { "$description": "Steps", "$deprecated": "use b", "1": {
          "$value": "4", "$type": "spacing", "$deprecated": true, "$extensions": { "org.example": 2 } } },
        "lost": { "$description": "Nothing", "c": { "$value": "vast", "$type": "spacing" } }
      }
      """
    )
    let file = try #require(ImportedFiles(system, named: "Brand", from: "Tokens Studio").files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "$type": "dimension",
          "$description": "All of it",
          "$extensions": { "org.example": 1 },
          "a": {
            "$description": "Steps",
            "$deprecated": "use b",
            "1": { "$value": { "value": 4, "unit": "px" }, "$deprecated": true, "$extensions": { "org.example": 2 } }
          }
        }

        """
    )
    #expect(system.notes.filter { $0.subject == .structure }.map(\.name) == ["group lost"])
  }

  @Test func keysWithoutAPlaceAreCounted() throws {
    let system = try Self.read(
      """
      "core": {
        "a": { "value": "4", "type": "spacing", "rawValue": "4", "inheritTypeLevel": 2 },
        "b": { "value": "4", "type": "spacing", "rawValue": "4", "meta": { "x": { "y": 1 } } }, "version": 3
      }
      """,
      themes:
        ##"[{ "name": "L", "selectedTokenSets": { "core": "enabled" }, "$figmaStyleReferences": { "a": "S:1" } }]"##
    )
    let notes = system.notes.filter { $0.subject == .structure && $0.grade == .lost }
    #expect(
      notes.map(\.name) == [
        "key rawValue (2 times)", "key inheritTypeLevel", "key meta", "key version", "key $figmaStyleReferences",
      ]
    )
  }

  @Test(arguments: [
    ("linear-gradient(45deg, {a} 0%, #fff 100%)", "{a} 0, color #FFFFFF 1"),
    (
      "linear-gradient(to left, #000, rgba({a}, 0.5), #fff 50% 75%, #000)",
      "color #000000 0, color #2563EB 0.5 0.25, color #FFFFFF 0.5, color #FFFFFF 0.75, color #000000 1"
    ),
    ("radial-gradient(circle at center, #000 10%, {a})", "color #000000 0.1, {a} 1"),
    ("{sky}", "{sky}"),
    ("linear-gradient(90deg, #000 4px, #fff)", "`4px` of a gradient is unknown"),
    ("linear-gradient(90deg, bluish, #fff)", "`bluish` is not a color"),
    ("linear-gradient(#000, 30%, #fff)", "`30%` is not a color"),
    ("linear-gradient(#000, #fff 120%)", "a gradient ends beyond 0% or 100%"),
    ("linear-gradient({sky} 0%, #fff 100%)", "a gradient is not a color"),
  ])
  func gradientsAreTheirStops(css: String, result: String) throws {
    let system = try Self.read(
      """
      "core": {
        "a": { "value": "#2563EB", "type": "color" },
        "sky": { "value": "linear-gradient(180deg, #000000 0%, #ffffff 100%)", "type": "color" },
        "b": { "value": "\(css)", "type": "color" }
      }
      """
    )
    let note = try #require(system.notes.first { $0.name == "b" })
    guard note.grade != .lost else {
      #expect(note.reasons == [result])
      return
    }
    #expect(Self.shown(system.sets[0].tokens[2].value) == result)
    #expect(note.result == "gradient b")
    #expect(!ImportedFiles(system, named: "Brand", from: "Tokens Studio").diagnostics.hasErrors)
  }

  @Test func roundedPositionsOfAGradientAreTold() throws {
    let system = try Self.read(
      "\"core\": { \"a\": { \"value\": \"linear-gradient(#000, #fff, #000, #fff)\", \"type\": \"color\" } }"
    )
    #expect(
      Self.shown(system.sets[0].tokens[0].value)
        == "color #000000 0, color #FFFFFF 0.333333, color #000000 0.666667, color #FFFFFF 1"
    )
    #expect(system.notes.first { $0.name == "a" }?.reasons == ["rounded to six decimals"])
  }

  @Test func groupsThatBecomeOneKeepBothDescriptions() throws {
    let system = try Self.read(
      """
      "core": {
        "a.b": { "$description": "First", "x": { "value": "4", "type": "spacing" } },
        "a_b": { "$description": "Second", "$deprecated": true, "y": { "value": "4", "type": "spacing" } }
      }
      """
    )
    #expect(system.sets[0].groups.map(\.path) == [["a_b"]])
    #expect(system.sets[0].groups[0].annotations.description == "First\nSecond")
    #expect(system.sets[0].groups[0].annotations.deprecated == .boolean(true))
    let note = system.notes.first { $0.name == "group a_b" }
    #expect(note?.reasons == ["another group gets the same name, so both descriptions are in one"])
  }

  // MARK: Typography

  /// Sets of one file, as the two tools have them.
  private static func sets(_ tokens: String, metadata: String) throws -> ImportReading {
    let text = "{ \"core\": { \(tokens) }, \"$themes\": [], \"$metadata\": \(metadata) }"
    let input = ImportInput([.init(SourceFile(path: "tokens.json", text: text), path: "tokens.json")], isFolder: false)
    return try #require(read(input))
  }

  private static let lineHeights = """
    "ratio": { "$value": "1.5", "$type": "number" }, "line": { "$value": "1.4", "$type": "lineHeights" },
    "a": { "$value": { "fontSizes": "20", "lineHeight": "1.2" }, "$type": "typography" },
    "b": { "$value": { "fontSizes": "20", "lineHeight": "{ratio}" }, "$type": "typography" },
    "c": { "$value": { "fontSizes": "20", "lineHeight": "24px" }, "$type": "typography" }
    """

  private static func lineHeight(_ reading: ImportReading, of name: String) -> WrittenJSON? {
    reading.system.sets[0].tokens.first { $0.path == [name] }?.value["lineHeight"]
  }

  private static func reasons(_ reading: ImportReading, about name: String) -> [String] {
    let reasons = reading.system.notes.first { $0.name == name }?.reasons ?? []
    return reasons.filter { $0.contains("height") }
  }

  @Test func aLineHeightWithoutUnitIsAFactorInPenpot() throws {
    let reading = try Self.sets(Self.lineHeights, metadata: #"{ "tokenSetOrder": ["core"], "activeSets": ["core"] }"#)
    #expect(reading.kind == .penpot)
    let factor = "a line height without a unit is a factor of the font size, as in Penpot"
    #expect(reading.system.sets[0].tokens[1].value == .number("1.4"))
    #expect(Self.reasons(reading, about: "line") == [factor])
    #expect(Self.lineHeight(reading, of: "a") == .number("1.2"))
    #expect(Self.reasons(reading, about: "a") == [factor])
    #expect(Self.lineHeight(reading, of: "b") == .string("{ratio}"))
    #expect(Self.lineHeight(reading, of: "c") == .number("1.2"))
  }

  @Test func aLineHeightWithoutUnitIsInPixelsInTokensStudio() throws {
    let reading = try Self.sets(Self.lineHeights, metadata: #"{ "tokenSetOrder": ["core"] }"#)
    #expect(reading.kind == .tokensStudio)
    #expect(Self.shown(reading.system.sets[0].tokens[1].value) == "1.4px")
    #expect(Self.reasons(reading, about: "line") == ["a line height without unit is in pixels"])
    #expect(Self.lineHeight(reading, of: "a") == .number("0.06"))
    #expect(Self.reasons(reading, about: "a") == ["line height in px becomes a factor of the font size"])
  }

  /// Themes have keys that only Penpot writes.
  @Test func penpotIsAlsoRecognizedByItsThemes() throws {
    let text = """
      { "core": { "a": { "$value": "4", "$type": "spacing" } },
        "$themes": [{ "name": "Light", "is-source": false, "selectedTokenSets": { "core": "enabled" } }] }
      """
    let input = ImportInput([.init(SourceFile(path: "tokens.json", text: text), path: "tokens.json")], isFolder: false)
    #expect(try #require(Self.read(input)).kind == .penpot)
  }

  @Test(arguments: [
    ("-0.02em", "-0.4px", "letter spacing in em becomes pixels of the font size"),
    ("-2%", "-0.4px", "letter spacing in percent becomes pixels of the font size"),
    ("{tight}", "-0.2px", "letter spacing in em becomes pixels of the font size"),
  ])
  func aShareOfTheFontSizeIsALength(spacing: String, length: String, reason: String) throws {
    let system = try Self.read(
      """
      "core": {
        "tight": { "value": "-0.01em", "type": "letterSpacing" },
        "a": { "value": { "fontSizes": "20px", "letterSpacing": "\(spacing)" }, "type": "typography" }
      }
      """
    )
    #expect(system.sets[0].tokens[0].value == .number("-0.01"))
    #expect(system.sets[0].tokens[1].value["letterSpacing"].map(Self.shown) == length)
    #expect(system.notes.first { $0.name == "a" }?.reasons.contains(reason) == true)
  }

  // MARK: Colors

  private static func spec(_ sets: String, themes: String = "[]") throws -> String {
    let files = ImportedFiles(try read(sets, themes: themes), named: "Brand", from: "Tokens Studio")
    #expect(!files.diagnostics.hasErrors)
    return String(decoding: try #require(files.files.last).bytes, as: UTF8.self)
  }

  @Test func fillsAndScopesSayWhatColorsAreFor() throws {
    let spec = try Self.spec(
      ##"""
      "core": {
        "ink": { "value": "#111111", "type": "color" }, "paper": { "value": "#eeeeee", "type": "color" },
        "label": { "value": "#222222", "type": "color", "$extensions": { "com.figma.scopes": ["TEXT_FILL"] } },
        "card": { "value": "#dddddd", "type": "color", "$extensions": { "com.figma": { "scopes": ["FRAME_FILL"] } } },
        "both": { "value": "#777777", "type": "color" }, "other": { "value": "#888888", "type": "color" },
        "button": { "value": { "fill": "{ink}", "fontSizes": "{size}" }, "type": "composition" },
        "panel": { "value": { "fill": "{paper}", "sizing": "4" }, "type": "composition" },
        "one": { "value": { "fill": "{both}" }, "type": "composition" },
        "two": { "value": { "fill": "{both}", "textCase": "none" }, "type": "composition" },
        "size": { "value": "16", "type": "fontSizes" }
      }
      """##
    )
    #expect(spec.contains("color:\n  ink: \"{ink}\"\n  label: \"{label}\"\n"))
    #expect(spec.contains("light: [\"paper\", \"card\"]"))
    #expect(!spec.contains("{both}") && !spec.contains("{other}"))
  }

  /// `text` is only in one theme, so the spec cannot name it: what it refers to is the color of the spec.
  @Test func aColorThatColorsForTextReferToIsForText() throws {
    let spec = try Self.spec(
      ##"""
      "core": {
        "ink": { "value": "#111111", "type": "color" }, "gray": { "value": "#777777", "type": "color" },
        "muted": { "fg": { "value": "{gray}", "type": "color" } }, "paper": { "value": "#ffffff", "type": "color" }
      },
      "light": {
        "text": { "value": "{ink}", "type": "color" }, "page": { "bg": { "value": "{paper}", "type": "color" } }
      },
      "dark": {}
      """##,
      themes: Self.modes
    )
    #expect(spec.contains("color:\n  ink: \"{ink}\"\n  mutedFg: \"{muted.fg}\"\n"))
    #expect(spec.contains("light: [\"paper\"]"))
  }

  /// In Tokens Studio, the last set counts, whichever theme enables it.
  @Test func aSetThatReplacesTokensOfAModifierIsInItsContexts() throws {
    let system = try Self.read(
      """
      "light": { "a": { "value": "1", "type": "number" } }, "dark": { "a": { "value": "2", "type": "number" } },
      "core": { "a": { "value": "3", "type": "number" } }
      """,
      themes: Self.modes
    )
    #expect(system.base == [])
    #expect(system.modifiers[0].contexts.map(\.sets) == [[0, 2], [1, 2]])
  }

  @Test func penpotsActiveThemeIsTheDefault() throws {
    let path = "Tests/Data/Import/Penpot.json"
    let file = ImportInput.File(SourceFile(path: path, bytes: try Repository.readBytes(path)), path: "Penpot.json")
    let reading = try #require(Self.read(ImportInput([file], isFolder: false)))
    #expect(reading.kind == .penpot)
    #expect(reading.system.modifiers.map(\.standard) == [1])
    #expect(reading.system.notes.filter { $0.grade != .exact }.map(\.name) == ["spacing.l"])
  }

  @Test(arguments: [
    ("[1, 2]", "nothing here is a token"), ("{}", "nothing here is a token"),
    (##"{ "color": { "red": { "value": "#f00" } } }"##, "this looks like the JSON of Style Dictionary"),
    (##"{ "red": { "$type": "color", "$value": "#f00" } }"##, "these are tokens of the Design Tokens format"),
    (
      #"{ "$themes": [], "core": { "a": { "value": "x", "type": "asset" } } }"#,
      "no token of an enabled set has a value"
    ),
  ])
  func otherFilesAreRefusedWithAdvice(text: String, message: String) {
    let input = ImportInput([.init(SourceFile(path: "tokens.json", text: text), path: "tokens.json")], isFolder: false)
    var diagnostics: [Diagnostic] = []
    #expect(TokensStudio.read(input, from: nil, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.map(\.rule.rawValue) == ["unrecognized-import"])
    #expect(diagnostics.first?.message.hasPrefix(message) == true)
  }
}
