import Foundation
import TestSupport
import Testing
import TokenResolver

@testable import TokenProject

struct CompletionTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    palette:
      gray: { 1: "#333333", 2: "#666666" }
    color:
      ink: "{palette.gray.1}"
    weight: { regular: 400, bold: 700 }
    typography:
      14: { lineHeight: 20 }
      16: { lineHeight: 24 }

    """

  private func folder() throws -> EditedFolder { try EditedFolder(["tokens/brand.yaml": Self.spec]) }

  private func completions(_ change: String, to text: String) throws -> [String] {
    var folder = try folder()
    return folder.completions("tokens/brand.yaml", Self.spec.replacing(change, with: text, maxReplacements: 1))
  }

  @Test func aReferenceListsColorsFirst() throws {
    let found = try completions("\"{palette.gray.1}\"", to: "\"{‸")
    #expect(found.prefix(2) == ["palette.gray.1", "palette.gray.2"])
    #expect(!found.contains("color.ink"))
    #expect(try completions("{palette.gray.1}", to: "{gray‸}").prefix(2) == ["palette.gray.1", "palette.gray.2"])
  }

  @Test func keysOfAMappingAreListedInBracketsAndOnLines() throws {
    #expect(try completions("{ lineHeight: 20 }", to: "{ line‸ }") == ["lineHeight", "lineSpacing", "baselineOffset"])
    #expect(try completions("14: { lineHeight: 20 }", to: "14:\n    lineH‸") == ["lineHeight"])
    #expect(try completions("name: Brand\n", to: "name: Brand\noff‸\n") == ["offsetHost"])
    let others = try completions("name: Brand\n", to: "name: Brand\n‸\n")
    #expect(others.contains("offsetHost"))
    // Those that are there are not listed again, also in a text with a mistake.
    #expect(!others.contains("name") && !others.contains("typography"))
    let dark = try completions("ink: \"{palette.gray.1}\"", to: "ink: { light: \"#111111\", ‸")
    #expect(dark.first == "dark" && !dark.contains("light"))
  }

  /// `NAME` and `SIZE` stand for names.
  @Test func everyMappingHasItsKeys() {
    let color = ["light", "dark", "highContrastLight", "highContrastDark", "on", "description", "deprecated"]
    let metrics = ["lineHeight", "lineSpacing", "letterSpacing", "baselineOffset", "description", "deprecated"]
    func keys(_ path: String) -> [String] { SpecKeys.keys(in: path.split(separator: ".").map(String.init)).map(\.name) }
    #expect(keys("palette") == [])
    #expect(keys("palette.gray") == color.filter { $0 != "on" })
    #expect(keys("palette.gray.1") == color.filter { $0 != "on" })
    #expect(keys("color") == ["from", "name"])
    #expect(keys("color.ink") == color)
    #expect(keys("color.ink.light") == [])
    #expect(keys("weight.bold") == ["value", "description", "deprecated"])
    #expect(keys("family.sans.metrics") == ["ascent", "descent"])
    #expect(keys("typography") == [])
    #expect(keys("typography.14") == metrics)
    #expect(keys("modes.read") == ["typography", "description", "deprecated"])
    #expect(keys("modes.read.typography") == [])
    #expect(keys("modes.read.typography.14") == metrics)
    #expect(keys("styles.title").contains("mode"))
    #expect(keys("emoji.classic").contains("items"))
    #expect(keys("emoji.classic.items.smile").contains("image"))
    #expect(SpecKeys.words(of: ["typography", "16"]) == ["plain"])
    #expect(SpecKeys.words(of: ["modes", "read", "typography", "16"]) == ["plain"])
    #expect(SpecKeys.words(of: ["stylespec"]) == ["1"])
    #expect(SpecKeys.words(of: ["codes", "color"]) == ["open"])
    #expect(SpecKeys.words(of: ["swift", "access"]) == ["public", "package", "internal"])
  }

  @Test func wordsAndNamesAreListedAsValues() throws {
    #expect(try completions("name: Brand\n", to: "name: Brand\noffsetHost: ‸\n") == ["uikit-legacy", "uikit", "css"])
    #expect(
      try completions("  16: { lineHeight: 24 }\n", to: "  16: plain\nstyles:\n  title: { size: 14, weight: b‸ }\n")
        == ["bold"]
    )
    #expect(
      try completions("  16: { lineHeight: 24 }\n", to: "  16: plain\nstyles:\n  title: { size: 14, color: ‸\n") == [
        "ink"
      ]
    )
    #expect(
      try completions("  16: { lineHeight: 24 }\n", to: "  16: plain\nstyles:\n  title:\n    size: ‸") == ["14", "16"]
    )
  }

  @Test func patternsOfCodesContinueWhatIsWritten() throws {
    func patterns(_ text: String) throws -> [String] {
      try completions("name: Brand\n", to: "name: Brand\ncodes: { only: \(text) }\n")
    }
    let all = try patterns("‸")
    #expect(
      all.prefix(6) == ["14_*", "16_*", "*_ink_*", "*_regular", "*_bold", "14_ink_regular"]
    )
    #expect(try patterns("\"14_‸\"") == ["14_ink_*", "14_*", "14_ink_regular", "14_ink_bold"])
    #expect(try patterns("\"*_‸\"").prefix(2) == ["*_ink_*", "*_regular"])
    #expect(try patterns("\"14_i*_‸\"") == ["14_i*_regular", "14_i*_bold"])
    #expect(try patterns("[\"14_*\", bol‸]") == ["*_bold"])
    let lines = "codes:\n  only:\n    - 14_*\n    - 16_ink_b‸\n"
    #expect(try completions("name: Brand\n", to: "name: Brand\n" + lines) == ["16_ink_bold"])
  }

  @Test func aPatternSaysHowManyCodesItHas() throws {
    var folder = try folder()
    let text = Self.spec.replacing("name: Brand\n", with: "name: Brand\ncodes: { except: ‸ }\n")
    folder.session.change(folder.path("tokens/brand.yaml"), version: 2, [(nil, EditedFolder.withoutMark(text))], .utf16)
    let found = folder.session.completions(
      in: folder.path("tokens/brand.yaml"),
      at: EditedFolder.offset(in: text),
      writesSnippets: false
    )
    // The next letter brings other patterns.
    #expect(found?.isIncomplete == true)
    let items = found?.items
    #expect(items?.map(\.detail).prefix(6) == ["2 codes", "2 codes", "4 codes", "2 codes", "2 codes", "1 code"])
    #expect(items?.map(\.text).prefix(3) == ["14_*", "16_*", "\"*_ink_*\""])
  }

  @Test func patternsOfModesHaveTheirNames() throws {
    let modes = "modes: { read: { typography: { 14: plain } } }\n"
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec + modes])
    let text = Self.spec + modes + "codes: { except: ‸ }\n"
    let found = folder.completions("tokens/brand.yaml", text)
    #expect(found.contains("*_read") && found.contains("14_ink_bold_read"))
  }

  @Test func patternsOfPathsAreThoseOfTokenFiles() throws {
    let tokens = """
      { "color": { "$type": "color", "brand": { "red": { "$value": "#FF0000" }, "blue": { "$value": "#0000FF" } } },
        "body": { "$type": "typography", "md": { "$value": "{title.md}" } }, "gap": { "$type": "number", "$value": 1 } }
      """
    let spec = "stylespec: 1\nname: Brand\ntokens: a.tokens.json\n"
    func found(_ text: String) throws -> [String] {
      var folder = try EditedFolder(["tokens/brand.yaml": spec, "tokens/a.tokens.json": tokens])
      return folder.completions("tokens/brand.yaml", spec + text)
    }
    #expect(
      try found("color:\n  from: ‸\n") == ["color.**", "color.brand.**", "color.brand.red", "color.brand.blue"]
    )
    #expect(try found("styles:\n  from: \"bo‸\"\n") == ["body.**", "body.md"])
    #expect(try found("color: { ink: \"#111111\" }\nstyles: { color: { ‸ } }\n").suffix(2) == ["body.**", "body.md"])
    #expect(try found("color: { ink: \"#111111\" }\nstyles: { color: { \"body.**\": ‸ } }\n") == ["ink"])
  }

  @Test(arguments: [
    ("‸", "extends"), ("rul‸", "rules"), ("rules:\n  cont‸", "contrast"), ("rules: { small-size: ‸ }", "off"),
    ("rules:\n  small-size:\n    mini‸", "minimum"), ("overrides:\n  - tok‸", "tokens"),
    ("overrides:\n  - tokens: ‸", "palette.*"), ("overrides:\n  - tokens:\n      - palette.g‸", "palette.gray.*"),
    ("overrides:\n  - rules: { contrast: w‸ }", "warning"), ("outputs: { emit: swi‸ }", "swift"),
    ("outputs: [{ emit: css, options: { class‸ } }]", "classes"),
    ("outputs: { options: { classes: com‸ } }", "combined"),
    ("outputs:\n  - options:\n      refe‸", "references"),
    ("rules: { contrast: { backgrounds: { in‸ } } }", "ink"),
    ("rules: { contrast: { backgrounds: { light: \"palette.gray.2‸\" } } }", "palette.gray.2"),
  ])
  func aConfigurationHasItsOwnKeysAndWords(_ text: String, _ first: String) throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec, "tokens/.stylespec.yaml": "rules: {}\n"])
    #expect(folder.completions("tokens/.stylespec.yaml", text).first == first)
  }

  @Test(arguments: [
    ("sources: [‸]", ["App.swift", "tokens/"]), ("sources: tokens/‸", []), ("specs: ‸", ["base.json", "tokens/"]),
    ("overrides: [{ files: tokens/‸ }]", ["tokens/brand.yaml"]), ("outputs: { out: ‸ }", ["tokens/"]),
    ("baseline: ‸", ["base.json", "tokens/"]),
  ])
  func aConfigurationListsTheFilesThatItMayName(_ text: String, _ names: [String]) throws {
    let files = ["tokens/brand.yaml": Self.spec, "App.swift": "", "base.json": "{}", ".stylespec.yaml": "rules: {}\n"]
    var folder = try EditedFolder(files)
    #expect(folder.completions(".stylespec.yaml", text) == names)
  }

  @Test(arguments: [
    ("a: { items: { smile: ‸ } }", ["smile.png", "more/"]),
    ("a: { items: { smile: { image: more/‸ } } }", ["more/b.gif"]),
    ("a: { items: { smile: { still: ‸ } } }", ["smile.png", "more/"]),
    ("a: { folder: images, items: { smile: ‸ } }", ["wave.webp"]), ("a: { label: ‸ }", []),
  ])
  func anEmojiListsTheImagesOfItsPack(_ pack: String, _ names: [String]) throws {
    let text = "stylespec: 1\nname: A\nemoji:\n  \(pack)\n"
    var folder = try EditedFolder([
      "tokens/a.yaml": Self.spec, "tokens/emoji/a/smile.png": "", "tokens/emoji/a/notes.txt": "",
      "tokens/emoji/a/more/b.gif": "", "tokens/images/wave.webp": "",
    ])
    // The folder of a pack is found in a text without mistakes.
    _ = folder.completions("tokens/a.yaml", text)
    #expect(folder.completions("tokens/a.yaml", text) == names)
  }

  @Test func aFileThatIsOpenedWithAMistakeHasTheNamesOfItsOtherLines() throws {
    let text = Self.spec.replacing("weight:", with: "weigh\nweight:") + "styles:\n  a: { size: ‸"
    var folder = try EditedFolder(["tokens/brand.yaml": EditedFolder.withoutMark(text)])
    let path = folder.path("tokens/brand.yaml")
    let found = folder.session.completions(in: path, at: EditedFolder.offset(in: text), writesSnippets: false)
    #expect(found?.items.map(\.label) == ["14", "16"])
  }

  @Test func theKeysOfAConfigurationAreThoseOfItsSchema() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec, "tokens/.stylespec.yaml": "rules: {}\n"])
    let text = try Repository.read("Documentation/stylespec.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(folder.completions("tokens/.stylespec.yaml", "‸").sorted() == properties.keys.sorted())
  }

  @Test func aBraceOfAMappingDoesNotCloseAReference() throws {
    func first(_ text: String) throws -> String? {
      let text = Self.spec.replacing("ink: \"{palette.gray.1}\"", with: text)
      return try items("tokens/brand.yaml", text, snippets: false).first?.text
    }
    #expect(try first("ink: { light: \"{pal‸ }") == "palette.gray.1}\"")
    #expect(try first("ink: { light: \"{pal‸, dark: \"#111111\" }") == "palette.gray.1}\"")
    #expect(try first("ink: { light: \"{pal‸}\" }") == "palette.gray.1")
    #expect(try first("ink: { light: \"{pal‸\" }") == "palette.gray.1}")
  }

  @Test func aValueThatIsNotStartedListsReferencesInQuotes() throws {
    func texts(_ text: String) throws -> [String] {
      let text = Self.spec.replacing("ink: \"{palette.gray.1}\"", with: text)
      return try items("tokens/brand.yaml", text, snippets: false).map(\.text)
    }
    let references = ["\"{palette.gray.1}\"", "\"{palette.gray.2}\""]
    #expect(try texts("ink: ‸") == references + ["{ light: \"#222222\" }"])
    let dark = "x: { light: \"#111111\", dark: \"#eeeeee\" }\n  ink: ‸"
    #expect(try texts(dark).last == "{ light: \"#222222\", dark: \"#dddddd\" }")
    #expect(try texts("ink: { light: \"#111111\", dark: gray‸ }") == references)
    #expect(try texts("ink: { light: \"‸\" }") == ["{palette.gray.1}", "{palette.gray.2}"])
    #expect(try texts("ink: { light: \"#111111\", description: ‸ }") == [])
    #expect(try texts("ink: { light: \"#111111\", on: ‸ }") == references)
    #expect(try texts("ink: { light: \"#111111\", on: [‸] }") == references)
  }

  @Test func templatesListTheirPlaceholders() throws {
    #expect(try completions("name: Brand\n", to: "name: Brand\ncodes: { name: \"{‸\" }\n").first == "size")
    #expect(try completions("name: Brand\n", to: "name: Brand\ncodes: { mode: \"{size}_{mo‸\" }\n") == ["mode"])
    #expect(try completions("name: Brand\n", to: "name: Brand\nstyles: { name: \"{‸\" }\n").first != "path")
    let tokens = "name: Brand\ntokens: a.tokens.json\n"
    #expect(try completions("name: Brand\n", to: tokens + "styles: { name: \"{‸\" }\n") == ["path", "last", "parent"])
    // Other specs have no keys for token files.
    #expect(try completions("name: Brand\n", to: "name: Brand\nstyles: { ‸ }\n") == [])
    #expect(try completions("name: Brand\n", to: tokens + "styles: { ‸ }\n").first == "from")
  }

  // MARK: Files and pointers

  private static let resolver = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [SOURCES] } },
      "modifiers": { "theme": { "contexts": { "light": [], "dark": [] }, "default": "DEFAULT" } },
      "resolutionOrder": [{ "$ref": "ORDER" }]
    }
    """
  private static let tokenFiles = [
    "tokens/base.tokens.json": ##"{ "a/b 墨": { "$type": "color", "c": { "$value": "#111111" } } }"##,
    "tokens/theme/dark.json": ##"{ "ink": { "$type": "color", "$value": "#222222" } }"##,
    "tokens/colors.yaml": "color: { ink: \"#111111\" }\n", "tokens/a.resolver.json": "{}",
  ]

  private func references(sources: String = "", default: String = "", order: String = "") throws -> [String] {
    var folder = try EditedFolder(Self.tokenFiles, open: ["tokens/a.resolver.json"])
    let text = Self.resolver.replacing("SOURCES", with: sources).replacing("DEFAULT", with: `default`)
      .replacing("ORDER", with: order)
    return folder.completions("tokens/a.resolver.json", text)
  }

  @Test func aReferenceOfAResolverDocumentListsFilesSetsAndPointers() throws {
    #expect(
      try references(sources: #"{ "$ref": "‸" }"#) == ["base.tokens.json", "theme/dark.json", "theme/", "#/sets/base"]
    )
    #expect(try references(sources: #"{ "$ref": "theme/‸" }"#).prefix(1) == ["theme/dark.json"])
    #expect(try references(sources: #"{ "$ref": "base.tokens.json#/‸" }"#) == ["base.tokens.json#/a~1b%20墨"])
    #expect(try references(sources: ##"{ "$ref": "#‸" }"##) == ["#/sets/base"])
    #expect(try references(order: "‸") == ["#/sets/base", "#/modifiers/theme"])
    #expect(try references(default: "‸") == ["light", "dark"])
    let inner = try references(sources: ##"{ "x": { "$value": 1 }, "y": { "$ref": "‸" } }"##)
    #expect(inner == ["#/x/$value"])
  }

  @Test func aResolverDocumentHasItsOwnKeys() throws {
    var folder = try EditedFolder(["tokens/a.resolver.json": "{}"])
    let found = folder.completions("tokens/a.resolver.json", "{ ‸ }")
    #expect(found.prefix(3) == ["version, resolutionOrder", "version", "sets"])
    #expect(!found.contains("$value"))
    #expect(folder.completions("tokens/a.resolver.json", #"{ "sets": { "a": { ‸ } } }"#) == ["sources", "description"])
  }

  @Test func aSpecListsTheFilesThatItMayName() throws {
    var files = Self.tokenFiles
    files["tokens/brand.yaml"] = Self.spec
    var folder = try EditedFolder(files, open: ["tokens/brand.yaml"])
    let path = "tokens/brand.yaml"
    #expect(folder.completions(path, "include: ‸\n" + Self.spec) == ["colors.yaml", "theme/"])
    let tokens = folder.completions(path, "tokens: [‸]\n" + Self.spec)
    #expect(tokens == ["a.resolver.json", "base.tokens.json", "theme/dark.json", "theme/"])
    #expect(folder.completions(path, "tokens:\n  - ba‸\n" + Self.spec) == ["base.tokens.json"])
  }

  // MARK: Several keys

  private func items(_ name: String, _ text: String, snippets: Bool, indents: Bool = false) throws -> [CompletionItem] {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec].merging([name: "{}"]) { spec, _ in spec })
    let path = folder.path(name)
    folder.session.change(path, version: 2, [(nil, EditedFolder.withoutMark(text))], .utf16)
    let offset = EditedFolder.offset(in: text)
    let found = folder.session.completions(in: path, at: offset, writesSnippets: snippets, indentsLines: indents)
    return found?.items ?? []
  }

  @Test func requiredKeysAreWrittenTogether() throws {
    func first(_ text: String, snippets: Bool, indents: Bool = false) throws -> String? {
      let items = try items("tokens/brand.yaml", Self.spec + text, snippets: snippets, indents: indents)
      return items.first { $0.kind == .template }?.text
    }
    #expect(try first("styles:\n  title:\n    ‸", snippets: false) == "size: 14\n    weight: regular")
    #expect(
      try first("styles:\n  title:\n    ‸", snippets: true, indents: true) == "size: ${1:14}\nweight: ${2:regular}"
    )
    #expect(try first("styles: { title: { ‸ } }", snippets: true) == "size: ${1:14}, weight: ${2:regular}")
    #expect(try first("styles:\n  title: ‸", snippets: true) == "{ size: ${1:14}, weight: ${2:regular} \\}")
    // With one of them there, only one is left.
    #expect(try first("styles: { title: { size: 14, ‸ } }", snippets: true) == nil)
    // Of tokens that the spec has.
    let other = Self.spec.replacing("14: { lineHeight: 20 }", with: "13: plain").replacing("bold", with: "heavy")
    let titled = try items("tokens/brand.yaml", other + "styles: { title: ‸ }", snippets: false)
    #expect(titled.first?.text == "{ size: 13, weight: regular }")
    let root = try items("tokens/new.yaml", "‸", snippets: false).first
    #expect(root?.label == "stylespec, name, color, weight, typography")
    #expect(
      root?.text
        == "stylespec: 1\nname: Brand\ncolor: { ink: \"#222222\" }\nweight: { regular: 400 }\ntypography: { 14: plain }"
    )
    let json = try items("tokens/new.json", #"{ "stylespec": 1, "name": "New", ‸ }"#, snippets: false).first
    #expect(
      json?.text
        == ##""color": { "ink": "#222222" }, "weight": { "regular": 400 }, "typography": { "14": "plain" }"##
    )
  }

  @Test(arguments: [
    ("shadow", "color, offsetX, offsetY, blur, spread"), ("border", "color, width, style"),
    ("transition", "duration, delay, timingFunction"), ("dimension", "value, unit"),
    ("typography", "fontFamily, fontSize, fontWeight, letterSpacing, lineHeight"),
  ])
  func aCompositeValueHasTheKeysOfItsType(_ type: String, _ keys: String) throws {
    let name = "tokens/a.tokens.json"
    let inner = try items(name, #"{ "a": { "$type": "\#(type)", "$value": { ‸ } } }"#, snippets: false)
    #expect(inner.first?.label == keys)
    let group = try items(name, #"{ "g": { "$type": "\#(type)", "a": { "$value": ‸ } } }"#, snippets: false)
    #expect(group.first?.label == "{ \(keys) }")
    let text = #"{ "g": { "$type": "\#(type)", "a": { "$value": "# + (group.first?.text ?? "") + " } } }"
    var folder = try EditedFolder([name: text])
    #expect(folder.session.compile().flatMap(\.diagnostics).isEmpty)
  }

  @Test func partsOfPartsHaveTheirOwnKeys() throws {
    func labels(_ text: String) throws -> [String] {
      try items("tokens/a.tokens.yaml", text, snippets: false).map(\.label)
    }
    let shadow = "a:\n  $type: shadow\n  $value:\n    "
    #expect(try labels(shadow + "offsetX: { ‸ }") == ["value, unit", "value", "unit"])
    #expect(try labels(shadow + "offsetX: { unit: ‸ }") == ["px", "rem"])
    #expect(try labels(shadow + "color: ‸") == ["{ colorSpace, components }"])
    #expect(try labels("a:\n  $type: fontWeight\n  $value: bol‸").first == "bold")
  }

  @Test func aValueOfATokenFileListsReferencesOfItsType() throws {
    let red = ##""red": { "$type": "color", "$value": "#FF0000" }"##
    let gap = ##""gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"##
    func labels(_ token: String) throws -> [String] {
      try items("tokens/a.tokens.json", "{ \(red), \(gap), \(token) }", snippets: false).map(\.label)
    }
    #expect(try labels(##""x": { "$type": "color", "$value": "‸" }"##) == ["{red}"])
    #expect(try labels(##""x": { "$type": "color", "$value": ‸ }"##) == ["{ colorSpace, components }", "{red}"])
    #expect(try labels(##""x": { "$type": "border", "$value": { "width": ‸ } }"##) == ["{ value, unit }", "{gap}"])
    #expect(try labels(##""x": { "$type": "border", "$value": { "style": "so‸" } }"##) == ["solid"])
  }

  @Test func anIncludedFileHasNoKeysOfSpecs() throws {
    var folder = try EditedFolder([
      "tokens/brand.yaml": "include: parts.yaml\n" + Self.spec, "tokens/parts.yaml": "styles: {}\n",
    ])
    let found = folder.completions("tokens/parts.yaml", "styles: {}\n‸\n")
    #expect(found == ["include", "palette", "color", "weight", "family", "typography", "modes", "emoji"])
  }

  @Test func otherFilesAreLeftAlone() throws {
    var folder = try EditedFolder(["compose.yaml": "services: { web: { image: nginx } }\n"])
    #expect(folder.completions("compose.yaml", "services: { web: { image: nginx } }\n‸\n") == [])
    #expect(folder.completions("compose.yaml", "services: { web: { image: \"{‸\" } }\n") == [])
    // What is being written does not tell yet.
    #expect(try items("tokens/new.json", "{ \"sty‸\" }", snippets: false).first?.label == "stylespec")
  }

  @Test func anEmptyFileInJSONGetsItsBraces() throws {
    #expect(
      try items("tokens/a.resolver.json", "‸", snippets: false).map(\.text)
        == [##"{ "version": "2025.10", "resolutionOrder": [] }"##]
    )
    #expect(
      try items("tokens/new.json", "‸", snippets: false).first?.text.hasPrefix(##"{ "stylespec": 1, "name""##) == true
    )
  }

  @Test func anIconIsAnEmojiOfItsPack() throws {
    let packs = "emoji:\n  faces: { items: { smile: a.png, grin: b.png }, icon: ‸ }\n  other: { items: { x: c.png } }\n"
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec + packs.replacing("icon: ‸", with: "icon: smile")])
    #expect(folder.completions("tokens/brand.yaml", Self.spec + packs) == ["smile", "grin"])
  }

  @Test func nothingIsListedInComments() throws {
    #expect(try completions("name: Brand", to: "name: Brand # ‸").isEmpty)
  }

  @Test(arguments: [
    (##"{ "ink": { "$‸" } }"##, "$value"), (##"{ "ink": { "$type": "‸" } }"##, "color"),
    (##"{ "ink": { "$type": "color", "$value": { "colorSpace": "ok‸" } } }"##, "oklab"),
    (##"{ "a": { "$type": "color", "$value": "#111111" }, "b": { "$ref": "#/‸" } }"##, "#/a/$value"),
    (##"{ "a": { "x": { "$type": "color", "$value": "#111111" } }, "b": { "$extends": "#‸" } }"##, "#/a"),
    (##"{ "a": { "$type": "color", "$value": "#111111" }, "b": { "$type": "color", "$value": "{‸" } }"##, "a"),
  ])
  func tokenFilesHaveTheKeysAndWordsOfTheFormat(_ text: String, _ first: String) throws {
    var folder = try EditedFolder([
      "tokens/a.tokens.json": ##"{ "a": { "$type": "color", "$value": "#111111" } }"##
    ])
    #expect(folder.completions("tokens/a.tokens.json", text).first == first)
  }

  /// What a text is after its first completion, with the quotes, colons and braces that were not there.
  @Test(arguments: [
    (##"{ "ink": { "$ty‸"##, ##"{ "ink": { "$type": "##), (##"{ "ink": { "$ty‸" }"##, ##"{ "ink": { "$type":  }"##),
    (##"{ "ink": { "$ty‸" : 1"##, ##"{ "ink": { "$type" : 1"##),
    (##"{ "ink": { "$ty‸ }, "b": { "$type": "color" } }"##, ##"{ "ink": { "$type":  }, "b": { "$type": "color" } }"##),
    (##"{ "ink": { "$type": "col‸"##, ##"{ "ink": { "$type": "color""##),
    (##"{ "ink": { "$type": "col‸" } }"##, ##"{ "ink": { "$type": "color" } }"##),
    (##"{ "ink": { "$type": "color", "$value": "{a‸"##, ##"{ "ink": { "$type": "color", "$value": "{a}""##),
    (##"{ "ink": { ‸ } }"##, ##"{ "ink": { "$value":  } }"##),
  ])
  func anItemOfJSONHasTheQuotesThatAreNotThere(_ marked: String, _ completed: String) throws {
    let name = "a.tokens.json"
    var folder = try EditedFolder([name: ##"{ "a": { "$type": "color", "$value": "#111111" } }"##])
    let (path, text) = (folder.path(name), EditedFolder.withoutMark(marked))
    folder.session.change(path, version: 2, [(nil, text)], .utf16)
    let found = folder.session.completions(in: path, at: EditedFolder.offset(in: marked), writesSnippets: false)
    let (item, range) = (try #require(found?.items.first), try #require(found?.range))
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: item.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == completed)
  }

  @Test func anItemBringsTheBracketsThatAreNotThere() throws {
    var folder = try folder()
    func written(_ text: String, snippets: Bool) throws -> String? {
      let text = Self.spec.replacing("\"{palette.gray.1}\"", with: text).replacing("14: { lineHeight: 20 }", with: text)
      folder.session.change(
        folder.path("tokens/brand.yaml"),
        version: 2,
        [(nil, EditedFolder.withoutMark(text))],
        .utf16
      )
      let path = folder.path("tokens/brand.yaml")
      return folder.session.completions(in: path, at: EditedFolder.offset(in: text), writesSnippets: snippets)?.items
        .first?.text
    }
    #expect(try written("\"{pal‸", snippets: false) == "palette.gray.1}\"")
    #expect(try written("\"{pal‸}\"", snippets: false) == "palette.gray.1")
    var sizes = try EditedFolder(["tokens/brand.yaml": Self.spec])
    let text = Self.spec.replacing("{ lineHeight: 20 }", with: "{ lineH‸ }")
    sizes.session.change(sizes.path("tokens/brand.yaml"), version: 2, [(nil, EditedFolder.withoutMark(text))], .utf16)
    let items = sizes.session.completions(
      in: sizes.path("tokens/brand.yaml"),
      at: EditedFolder.offset(in: text),
      writesSnippets: true
    )?.items
    #expect(items?.first?.text == "lineHeight: ${1:20}")
    #expect(items?.first?.isSnippet == true)
  }

  @Test func aByteOrderMarkThatAnEditorSendsDoesNoHarm() throws {
    var folder = try folder()
    #expect(folder.completions("tokens/brand.yaml", "‸\u{FEFF}" + Self.spec).contains("stylespec"))
    #expect(folder.completions("tokens/brand.yaml", "\u{FEFF}‸" + Self.spec).contains("stylespec"))
  }

  @Test func anyPrefixOfATextHasAnAnswer() throws {
    var folder = try folder()
    for end in Self.spec.indices {
      _ = folder.completions("tokens/brand.yaml", String(Self.spec[..<end]) + EditedFolder.mark)
    }
  }
}
