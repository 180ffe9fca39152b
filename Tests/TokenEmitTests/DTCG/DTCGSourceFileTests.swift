import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// With `layout: sets`, the tokens of several source files stay in several files.
struct DTCGSourceFileTests {
  private static let sets = OutputRequest(DTCGEmitter.self, ["layout": .text("sets")])
  private static let one = OutputRequest(DTCGEmitter.self)

  private func compile(_ files: [String: String], _ formats: [OutputRequest]) throws -> Compiler.Result {
    let name = "brand.resolver.json"
    let input = CompilerInput(SourceFile(path: name, text: try #require(files[name])), role: .spec)
    return compileInMemory([input], to: formats, including: files)
  }

  private static func resolver(_ base: [String], dark: [String]? = nil) -> String {
    func sources(_ files: [String]) -> String {
      "[\(files.map { #"{ "$ref": "\#($0)" }"# }.joined(separator: ", "))]"
    }
    let theme = dark.map {
      #""modifiers": { "theme": { "contexts": { "light": [], "dark": \#(sources($0)) }, "default": "light" } },"#
    }
    let order = [##"{ "$ref": "#/sets/all" }"##] + (dark == nil ? [] : [##"{ "$ref": "#/modifiers/theme" }"##])
    return #"""
      { "version": "2025.10", "sets": { "all": { "sources": \#(sources(base)) } }, \#(theme ?? "")
        "resolutionOrder": [\#(order.joined(separator: ", "))] }
      """#
  }

  private static func number(_ name: String, _ value: Int) -> String { #""\#(name)": { "$value": \#(value) }"# }

  private static func file(_ groups: [String: [String]], first: String = "") -> String {
    let groups = groups.sorted { $0.key < $1.key }.map { name, tokens in
      #""\#(name)": { "$type": "number", \#(first)\#(tokens.joined(separator: ", ")) }"#
    }
    return "{ \(groups.joined(separator: ", ")) }"
  }

  private static let files = [
    "brand.resolver.json": resolver(
      ["core.tokens.json", "a/more.tokens.json"],
      dark: ["b/more.tokens.json", "c.tokens.json"]
    ),
    "core.tokens.json": file(["g": [number("one", 1)], "h": [number("two", 2)]], first: #""$description": "All", "#),
    "a/more.tokens.json": file(["g": [number("three", 3)]]),
    "b/more.tokens.json": file(["g": [number("one", 10)]]),
    "c.tokens.json": file(["h": [number("two", 20)]]),
  ]

  @Test func filesAreNamedAfterTheirSources() throws {
    let result = try compile(Self.files, [Self.sets])
    let names = ["core.tokens.json", "more.tokens.json", "more-2.tokens.json", "c.tokens.json", "Brand.resolver.json"]
    #expect(result.outputs.map(\.path.text) == names)
    let texts = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[1].contains("three") && !texts[1].contains("one") && !texts[1].contains("All"))
    #expect(
      texts[4].contains(#""sources": [{ "$ref": "core.tokens.json" }, { "$ref": "more.tokens.json" }]"#)
        && texts[4].contains(#""dark": [{ "$ref": "more-2.tokens.json" }, { "$ref": "c.tokens.json" }]"#),
      "\(texts[4])"
    )
    try expectSameMeaning(result, try compile(Self.files, [Self.one]), "files")
  }

  @Test func filesWithoutContextsStay() throws {
    var files = Self.files
    files["brand.resolver.json"] = Self.resolver(["core.tokens.json", "a/more.tokens.json"])
    let result = try compile(files, [Self.sets])
    #expect(result.outputs.map(\.path.text) == ["core.tokens.json", "more.tokens.json", "Brand.resolver.json"])
    try expectSameMeaning(result, try compile(files, [Self.one]), "files")
  }

  /// A file between two parts of another.
  @Test func theOrderOfTokensStays() throws {
    var files = Self.files
    files["brand.resolver.json"] = Self.resolver(["core.tokens.json", "a/more.tokens.json"])
    files["a/more.tokens.json"] = Self.file(["g": [Self.number("one", 5), Self.number("three", 3)]])
    try expectSameMeaning(try compile(files, [Self.sets]), try compile(files, [Self.one]), "files")
  }

  @Test(
    arguments: ["Tests/Data/Resolver/positive", "Tests/Data/TeamTokens", "Tests/Data/Outputs", "Examples/Brand/tokens"]
  )
  func setsAreReadAsOneFileIs(folder: String) throws {
    let root = Repository.root.appendingPathComponent(folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: root).filter { $0.hasSuffix(".json") }.sorted()
    for name in names {
      let sets = try compileFile("\(folder)/\(name)", to: [Self.sets])
      let one = try compileFile("\(folder)/\(name)", to: [Self.one])
      if sets.outputs.isEmpty { continue }
      try expectSameMeaning(sets, one, name)
    }
  }

  private func expectSameMeaning(_ sets: Compiler.Result, _ one: Compiler.Result, _ place: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: sets.outputs.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    let (read, wanted) = (try meaning(sets.outputs, place), try meaning(one.outputs, place))
    let difference = zip(read, wanted).first { $0 != $1 }.map { "\n\($0)\n\($1)" } ?? ""
    let isEqual = read == wanted
    #expect(isEqual, "\(place): \(difference)\n\(files)")
  }

  /// The meaning of files, of which the last one refers to the others.
  private func meaning(_ outputs: [OutputFile], _ place: String) throws -> [String] {
    let files = Dictionary(
      uniqueKeysWithValues: outputs.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    let name = try #require(outputs.last).path.text
    let input = CompilerInput(SourceFile(path: name, text: try #require(files[name])), role: .spec)
    let result = compileInMemory([input], to: [Self.one], including: files)
    let tokens = try #require(
      result.inputs.first?.catalog.tokens,
      "\(place): \(result.diagnostics.map(\.message)) \(files)"
    )
    return TokenMeaning(tokens).lines
  }
}
