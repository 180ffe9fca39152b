import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// Files that Figma imports as variables.
struct FigmaEmitterTests {
  private func compile(
    _ text: String,
    named path: String = "brand.resolver.json",
    options: [String: EmitterOption.Value] = [:],
    choosing contexts: [ContextInput] = []
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(FigmaEmitter.self, options)], choosing: contexts)
  }

  /// The files by their paths in the folder of the catalog, without `.tokens.json`.
  private func files(_ result: Compiler.Result) throws -> [String: JSONValue] {
    let files = try result.outputs.map { output in
      let path = output.path.text.split(separator: "/").dropFirst().joined(separator: "/")
      return (
        String(path.dropLast(".tokens.json".count)),
        try JSONValue(parsing: String(decoding: output.bytes, as: UTF8.self))
      )
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func messages(_ result: Compiler.Result) -> [String] {
    result.diagnostics.filter { $0.rule.rawValue == "not-expressible" }.map(\.message)
  }

  /// A resolver document with the modifiers `theme` and `density`, whose contexts change some tokens.
  private static func document(_ base: String, dark: String = "{}", compact: String = "{}") -> String {
    """
    { "version": "2025.10", "sets": { "base": { "sources": [\(base)] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": { "light": [], "dark": [\(dark)] } },
        "density": { "default": "regular", "contexts": { "regular": [], "compact": [\(compact)] } }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }
      ] }
    """
  }

  private static func color(_ components: String) -> String {
    #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(components)] } }"#
  }

  private static func pixels(_ number: String) -> String {
    #"{ "$type": "dimension", "$value": { "value": \#(number), "unit": "px" } }"#
  }

  // MARK: Whole files

  /// What Figma does not take is in the document that the Design Tokens output is.
  @Test func aSidecarHasAllTokens() throws {
    let tokens = #"{ "ease": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] }, "ink": \#(Self.color("0, 0, 0")) }"#
    let document = Self.document(tokens, dark: #"{ "ink": \#(Self.color("1, 1, 1")) }"#)
    let result = compile(document, options: ["sidecar": .flag(true)])
    let input = CompilerInput(SourceFile(path: "brand.resolver.json", text: document), role: .spec)
    let written = compileInMemory([input], to: [OutputRequest(DTCGEmitter.self)]).outputs
    let path = "Brand.figma/Brand.resolver.json"
    #expect(written.map { "Brand.figma/\($0.path.text)" } == [path])
    #expect(result.outputs.first { $0.path.text == path }?.bytes == written.first?.bytes)
    #expect(messages(result) == messages(compile(document)))
  }

  @Test(arguments: [
    ("tokens/yanxuan.yaml", "Yanxuan"), ("Tests/Data/Outputs/every-type.resolver.json", "EveryType"),
  ])
  func filesAreReadable(source: String, name: String) throws {
    let result = try compileFile(source, to: [OutputRequest(FigmaEmitter.self), OutputRequest(CSSEmitter.self)])
    let files = result.outputs.filter { $0.path.text.hasPrefix("\(name).figma/") }
    let texts = files.map { "// \($0.path.text)\n" + String(decoding: $0.bytes, as: UTF8.self) }
    try expectGolden(texts.joined(separator: "\n"), "Tests/Golden/\(name).figma.txt")
    #expect(files.allSatisfy { FigmaEmitter.recognizes($0.bytes) })
  }

  /// A group's own token, colors outside of sRGB, and a collection that three modifiers change.
  @Test func otherColorsAreThoseOfTheirSource() throws {
    let source = "Tests/Data/Outputs/assets.resolver.json"
    let result = try compileFile(source, to: [OutputRequest(FigmaEmitter.self)])
    let folder = try TemporaryFolder()
    for output in result.outputs {
      try folder.write(String(decoding: output.bytes, as: UTF8.self), to: output.path.text)
    }
    #expect(try FigmaConsumer.differences(in: folder.path + "/Assets.figma", of: source) == [])
    #expect(result.outputs.contains { $0.path.text == "Assets.figma/color/dark, high, compact.tokens.json" })
    let color = try files(result)["color/light, normal, regular"]
    #expect(color?["color", "text", "root", "$type"] == .text("color"))
  }

  // MARK: Aliases

  @Test func anAliasNamesTheCollectionOfItsTarget() throws {
    let base = """
      { "palette": { "ink": \(Self.color("0, 0, 0")), "snow": \(Self.color("1, 1, 1")) },
        "text": { "$type": "color", "main": { "$value": "{palette.ink}" } },
        "edge": { "$type": "border", "thin": { "$value": {
          "color": "{text.main}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } } }
      """
    let dark = ##"{ "text": { "$type": "color", "main": { "$value": "{palette.snow}" } } }"##
    let files = try files(compile(Self.document(base, dark: dark)))
    let alias = "com.figma.aliasData"
    #expect(
      files["text/light"]?["text", "main", "$extensions", alias]
        == .object(["targetVariableName": .text("palette/ink"), "targetVariableSetName": .text("palette")])
    )
    #expect(
      files["text/dark"]?["text", "main", "$extensions", alias, "targetVariableName"] == .text("palette/snow")
    )
    #expect(files["text/dark"]?["text", "main", "$value", "hex"] == .text("#FFFFFF"), "a file stands alone")
    #expect(
      files["edge/dark"]?["edge", "thin", "color", "$extensions", alias, "targetVariableName"] == .text("text/main")
    )
  }

  /// A line height is a length for Figma, so the number that the source refers to is another value.
  @Test func aReferenceToAnotherValueIsNoAlias() throws {
    let text = """
      { "line": { "high": { "$type": "number", "$value": 1.5 } },
        "text": { "body": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": "{line.high}" } } } }
      """
    let body = try files(compile(text, named: "brand.tokens.json"))["text/Default"]?["text", "body", "lineHeight"]
    #expect(body?["$value", "value"] == .number(24))
    #expect(body?["$extensions", "com.figma.aliasData"] == .null)
  }

  // MARK: Collections and modes

  private static let twoModifiers = document(
    """
    { "size": { "wide": \(pixels("8")), "fixed": \(pixels("1")), "$description": "Lengths" },
      "color": { "ink": \(color("0, 0, 0")), "both": \(color("1, 0, 0")) }, "plain": \(pixels("3")) }
    """,
    dark: "{ \"color\": { \"ink\": \(color("1, 1, 1")), \"both\": \(color("0, 1, 0")) } }",
    compact: "{ \"size\": { \"wide\": \(pixels("4")) }, \"color\": { \"both\": \(color("0, 0, 1")) } }"
  )

  @Test func aGroupIsACollectionWithTheModesOfItsTokens() throws {
    let files = try files(compile(Self.twoModifiers))
    #expect(
      files.keys.sorted() == [
        "Brand/Default", "color/dark, compact", "color/dark, regular", "color/light, compact", "color/light, regular",
        "size/compact", "size/regular",
      ]
    )
    #expect(files["size/compact"]?["size", "wide", "$value", "value"] == .number(4))
    #expect(files["size/compact"]?["size", "fixed", "$value", "value"] == .number(1))
    #expect(files["Brand/Default"]?["plain", "$value", "value"] == .number(3))
    #expect(files["color/dark, compact"]?["$extensions", "com.figma.modeName"] == .text("dark, compact"))
  }

  @Test func tokensOfTheSameModifiersAreACollection() throws {
    let files = try files(compile(Self.twoModifiers, options: ["collections": .text("modifier")]))
    #expect(
      files.keys.sorted() == [
        "Brand/Default", "density/compact", "density/regular", "theme, density/dark, compact",
        "theme, density/dark, regular", "theme, density/light, compact", "theme, density/light, regular", "theme/dark",
        "theme/light",
      ]
    )
    #expect(files["Brand/Default"]?["size", "fixed", "$value", "value"] == .number(1))
    #expect(files["theme/dark"]?["color", "ink", "$value", "hex"] == .text("#FFFFFF"))
  }

  @Test func aChosenContextIsNoMode() throws {
    let chosen = ContextInput("density=compact").map { [$0] } ?? []
    let files = try files(compile(Self.twoModifiers, choosing: chosen))
    #expect(files.keys.sorted() == ["Brand/Default", "color/dark", "color/light", "size/Default"])
    #expect(files["size/Default"]?["size", "wide", "$value", "value"] == .number(4))
  }

  /// A collection has at most 40 modes.
  @Test func modifiersBeyondTheModesOfFigmaAreTold() throws {
    func contexts(_ name: String) -> String {
      let contexts = (0..<7).map { "\"\(name)\($0)\": [{ \"size\": { \"\(name)\": \(Self.pixels("\($0)")) } }]" }
      return "\"\(name)\": { \"default\": \"\(name)0\", \"contexts\": { \(contexts.joined(separator: ", ")) } }"
    }
    let result = compile(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{}] } },
        "modifiers": { \(contexts("a")), \(contexts("b")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/a" }, { "$ref": "#/modifiers/b" }] }
      """
    )
    #expect(result.outputs.count == 7)
    #expect(
      messages(result) == [
        "the collection `size` would have more than 40 modes, so it is for `b0` of `b` alone; choose another context by "
          + "`--input b=…`"
      ]
    )
  }

  // MARK: Names

  @Test func namesAreThoseOfVariablesAndOfFolders() throws {
    let tokens = """
      { "a/b": { "x": \(Self.pixels("1")), "1/2": \(Self.pixels("2")), "1_2": \(Self.pixels("3")) },
        "A_b": { "$root": \(Self.pixels("4")), "root": \(Self.pixels("5")) } }
      """
    let result = compile(tokens, named: "brand.tokens.json")
    let files = try files(result)
    #expect(files.keys.sorted() == ["A_b_2/Default", "a_b/Default"])
    #expect(files["a_b/Default"]?["a_b", "1_2", "$value", "value"] == .number(2))
    #expect(files["a_b/Default"]?["a_b", "1_2_2", "$value", "value"] == .number(3))
    #expect(files["A_b_2/Default"]?["A_b", "root", "$value", "value"] == .number(4))
    #expect(files["A_b_2/Default"]?["A_b", "root_2", "$value", "value"] == .number(5))
    #expect(
      messages(result) == [
        "Figma reads `.` and `/` as ends of groups, and its names are unique; other names are used for `a/b.x` and 3 other "
          + "tokens",
        "`a/b` is `a_b` for Figma, since files must have their own names",
        "`A_b` is `A_b_2` for Figma, since files must have their own names",
      ]
    )
  }

  // MARK: Values

  @Test func otherTypesAndUnitsAreTold() throws {
    let tokens = """
      { "text": { "$type": "string", "$value": "Hello" }, "flag": { "$type": "boolean", "$value": true },
        "time": { "$type": "duration", "$value": { "value": 1500, "unit": "ms" } },
        "wide": { "$type": "dimension", "$value": "50vw" }, "curve": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "list": { "$type": "things", "$value": [1] } }
      """
    let result = compile(tokens, named: "brand.tokens.json")
    let file = try #require(try files(result)["Brand/Default"])
    #expect(file["text", "$type"] == .text("string") && file["text", "$value"] == .text("Hello"))
    #expect(file["text", "$extensions", "com.figma.type"] == .text("string"))
    #expect(file["flag", "$type"] == .text("number") && file["flag", "$value"] == .number(1))
    #expect(file["flag", "$extensions", "com.figma.type"] == .text("boolean"))
    #expect(file["time", "$value"] == .object(["unit": .text("s"), "value": .number(1.5)]))
    #expect([file["wide"], file["curve"], file["list"]] == [.null, .null, .null])
    #expect(
      messages(result) == [
        "Figma takes lengths in `px` alone; the files are without those in other units of `wide`",
        "Figma has no variables of some types; the files are without `curve` and 1 other token",
      ]
    )
  }

  /// Figma takes a variable only if all files of its collection have it.
  @Test func aTokenThatSomeContextsDoNotHaveIsTold() throws {
    let text = Self.document(
      "{ \"a\": { \"x\": \(Self.pixels("1")) } }",
      dark: "{ \"a\": { \"x\": \(Self.pixels("3")), \"y\": \(Self.pixels("2")) } }"
    )
    let result = compile(text)
    #expect(try files(result).values.allSatisfy { $0["a", "y"] == .null && $0["a", "x"] != .null })
    #expect(messages(result).count == 1 && messages(result)[0].hasSuffix("what some contexts do not have of `a.y`"))
  }

  @Test func numbersHaveTheirDigits() {
    let result = compile("{ \"a\": { \"$type\": \"number\", \"$value\": 1.50 } }", named: "brand.tokens.json")
    #expect(result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined().contains("\"$value\" : 1.50\n"))
  }

  // MARK: Options

  @Test(arguments: [
    (["space", "small"], FigmaType.dimension, [FigmaScope.gap]), (["radius", "card"], .dimension, [.cornerRadius]),
    (["button", "cornerRadius"], .dimension, [.cornerRadius]), (["font-size", "1"], .dimension, [.fontSize]),
    (["color", "text", "main"], .color, [.textFill]), (["background"], .color, [.frameFill, .shapeFill]),
    (["border", "strong"], .color, [.strokeColor]), (["border", "strong"], .dimension, [.strokeNumber]),
    (["color", "ink"], .color, [.all]), (["context"], .color, [.all]), (["radius"], .string, [.all]),
  ])
  func scopesFollowTypesAndWords(path: [String], type: FigmaType, scopes: [FigmaScope]) {
    #expect(FigmaScope.scopes(of: type, at: TokenPath(path)) == scopes)
  }

  @Test func scopesAndNamesInCodeMayBeLeftOut() throws {
    let result = compile(
      "{ \"space\": { \"small\": \(Self.pixels("1")) } }",
      named: "brand.tokens.json",
      options: ["scopes": .flag(false), "codeSyntax": .flag(false)]
    )
    let extensions = try files(result)["space/Default"]?["space", "small", "$extensions"]
    #expect(extensions == .object(["com.figma.scopes": .list([.text("ALL_SCOPES")])]))
  }

  // MARK: Law

  /// A variable of Figma, as a file has it.
  private struct Variable: Hashable {
    let name: [String]
    let type: JSONValue
  }

  /// The variables in a group of a file.
  private func variables(in group: JSONValue, _ path: [String] = []) -> Set<Variable> {
    guard case .object(let members) = group else { return [] }
    if members["$value"] != nil { return [Variable(name: path, type: group["$type"])] }
    return members.filter { !$0.key.hasPrefix("$") }.reduce(into: []) { found, member in
      found.formUnion(variables(in: member.value, path + [member.key]))
    }
  }

  /// A file has only types that Figma takes, and every mode of a collection the same variables.
  @Test func modesOfACollectionHaveTheSameVariables() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomTokens(generator: SeededGenerator(seed: seed))
    var withModes = 0
    for round in 0..<lawRounds(800) {
      let base = random.make()
      // Other numbers, and a length that Figma takes in this context alone.
      let dark = base.replacing("0.5", with: "0.25").replacing(#""0.9em""#, with: #"{ "value": 4, "unit": "px" }"#)
      let compact = base.replacing("\"value\": 4", with: "\"value\": 3").replacing("1.25", with: "1.5")
      let result = compile(Self.document(base, dark: dark, compact: compact))
      try #require(!result.diagnostics.hasErrors, "seed \(seed), round \(round)")
      let collections = Dictionary(grouping: try files(result)) { $0.key.prefix { $0 != "/" } }
      for (name, files) in collections {
        let variables = files.map { self.variables(in: $0.value) }
        #expect(Set(variables).count == 1, "seed \(seed), round \(round), \(name)")
        let types = Set(variables.joined().map(\.type))
        #expect(types.isSubset(of: ["color", "dimension", "duration", "number", "string"].map { .text($0) }))
        if files.count > 1 { withModes += 1 }
      }
    }
    #expect(withModes > 0)
  }
}
