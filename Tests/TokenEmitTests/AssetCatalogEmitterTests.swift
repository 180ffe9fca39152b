import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// Colors as an asset catalog of Xcode.
struct AssetCatalogEmitterTests {
  private func compile(_ text: String, named path: String = "brand.yaml", options: [String: EmitterOption.Value] = [:])
    -> Compiler.Result
  {
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(AssetCatalogEmitter.self, options)])
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    palette: { gray: "#666666" }
    color:
      ink: { light: "#1A2B3C80", dark: "{palette.gray}", highContrastLight: "#000000", highContrastDark: "#FFFFFF" }
      paper: "#FFFFFF"
      sky: "color(display-p3 0 0.5 1)"
    weight: { bold: 700 }
    typography: { 14: plain }

    """

  /// The text of each output, by its path.
  private func outputs(_ result: Compiler.Result) -> [String: String] {
    let outputs = result.outputs.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(uniqueKeysWithValues: outputs)
  }

  /// As Xcode writes them.
  @Test(arguments: ["srgb", "p3", "both"])
  func aSmallSpecIsReadable(gamut: String) throws {
    let outputs = outputs(compile(Self.spec, options: ["gamut": .text(gamut)]))
    let text = outputs.sorted { $0.key < $1.key }.map { "// \($0.key)\n\($0.value)" }.joined(separator: "\n")
    try expectGolden(text, "Tests/Golden/Brand.xcassets.\(gamut).txt")
  }

  @Test func colorsOfSpecsAreThoseOfTheirSource() throws {
    let result = try compileFile("tokens/yanxuan.yaml", to: [OutputRequest(AssetCatalogEmitter.self)])
    try expectNoDifferences(result, source: "tokens/yanxuan.yaml")
  }

  private func expectNoDifferences(_ result: Compiler.Result, source: String) throws {
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let folder = try TemporaryFolder()
    for (path, text) in outputs(result) { try folder.write(text, to: path) }
    let path = folder.path + "/\(catalog.name.value).xcassets"
    #expect(try AssetCatalogConsumer.differences(in: path, of: source) == [])
  }

  @Test func aColorInAnotherGroupIsFound() throws {
    let result = try compileFile(AssetCatalogConsumer.source, to: [OutputRequest(AssetCatalogEmitter.self)])
    let folder = try TemporaryFolder()
    for (path, text) in outputs(result) {
      try folder.write(text, to: path.replacing("edge/faint.colorset", with: "text/edge.colorset"))
    }
    #expect(
      try AssetCatalogConsumer.differences(in: folder.path + "/Assets.xcassets", of: AssetCatalogConsumer.source) != []
    )
  }

  /// Names that folders cannot have, or that differ in nothing that a file system sees.
  @Test func namesAreThoseOfFolders() {
    let color = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##
    let long = String(repeating: "国", count: 100)
    let names = ["a/b", "con", "é", "e\u{301}", "Ink", "ink", "a\u{202E}b", long]
    let groups = #""Group": { "x": \#(color) }, "group": { "x": \#(color) }"#
    let tokens = names.map { "\"\($0)\": \(color)" } + [groups]
    let result = compile("{ \(tokens.joined(separator: ", ")) }", named: "x.tokens.json")
    let sets = result.outputs.map(\.path.text).filter { $0.contains(".colorset") }
    let found = sets.map { String($0.dropFirst("X.xcassets/".count).dropLast(".colorset/Contents.json".count)) }
    let expected = ["a_b", "_con", "é", "e\u{301}_2", "Ink", "ink_2", "a_b_2"]
    #expect(
      found.map { Array($0.utf8) }
        == (expected + [String(long.prefix(80)), "Group/x", "group_2/x"]).map { Array($0.utf8) }
    )
    let reports = result.diagnostics.filter { $0.rule.rawValue == "not-expressible" }
    #expect(reports.count == 7, "all but `é`, `Ink` and `Group`")
    let first = "the name `a/b` in `a/b` is `a_b` in the asset catalog, since it could not be a folder's"
    #expect(reports.first?.message == first)
  }

  /// Without namespaces all names are in one scope.
  @Test func namesWithoutNamespacesAreNumbered() {
    let color = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"##
    let tokens = "{ \"color\": { \"text\": { \"main\": \(color) }, \"edge\": { \"main\": \(color) } } }"
    let result = compile(
      tokens,
      named: "x.tokens.json",
      options: ["namespace": .flag(false), "catalog": .text("Assets")]
    )
    #expect(
      result.outputs.map(\.path.text) == [
        "Assets.xcassets/Contents.json", "Assets.xcassets/text/Contents.json",
        "Assets.xcassets/text/main.colorset/Contents.json", "Assets.xcassets/edge/Contents.json",
        "Assets.xcassets/edge/main_2.colorset/Contents.json",
      ]
    )
    #expect(!outputs(result).values.contains { $0.contains("provides-namespace") })
    #expect(result.diagnostics.map(\.rule.rawValue) == ["not-expressible"])
  }

  @Test func aPatternChoosesColors() {
    let only = compile(Self.spec, options: ["only": .text("palette.*")])
    #expect(only.outputs.map(\.path.text).last == "Brand.xcassets/palette/gray.colorset/Contents.json")
    let none = compile(Self.spec, options: ["only": .text("color.other.**")])
    #expect(none.outputs.isEmpty && none.diagnostics.contains { $0.rule.rawValue == "not-expressible" })
  }

  /// Once for a modifier.
  @Test func whatAssetCatalogsDoNotKnowIsReported() throws {
    let format = OutputRequest(AssetCatalogEmitter.self)
    let result = try compileFile(AssetCatalogConsumer.source, to: [format])
    let found = result.diagnostics.filter { $0.rule.rawValue == "not-expressible" }.map(\.message)
    #expect(
      found == [
        "asset catalogs do not support `density`, so `color.edge.faint` is the one for `regular`; choose another context by "
          + "`--input density=…`"
      ]
    )
  }
}
