import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit

/// Everything of a catalog as JSON.
struct JSONEmitterTests {
  private func compile(_ files: [String: String], _ first: String) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: first, text: files[first] ?? ""), role: .spec)
    return compileInMemory([input], to: [OutputRequest(JSONEmitter.self)], including: files)
  }

  @Test func aSmallSpecIsReadable() throws {
    let spec = """
      stylespec: 1
      name: Brand
      palette: { ink: "#222222" }
      color: { ink: { light: "{palette.ink}", dark: "#EEEEEE80", description: Text on paper } }
      weight: { bold: 700 }
      typography: { 14: { lineHeight: 20, lineSpacing: 2.5 }, 13.5: plain }
      styles: { title: { size: 14, color: ink, weight: bold, deprecated: "use {styles.other}" }, other: { size: 13.5, color: ink, weight: bold } }

      """
    let result = compile(["brand.yaml": spec], "brand.yaml")
    #expect(result.diagnostics.map(\.message) == [])
    let output = try #require(result.outputs.first)
    #expect(output.path.text == "Brand.tokens.flat.json" && JSONEmitter.recognizes(output.bytes))
    try expectGolden(output.bytes, "Tests/Golden/Brand.tokens.flat.json")
  }

  /// Names of tokens may be anything, and numbers are written as they are.
  @Test func namesAndNumbersAreKept() throws {
    let tokens = #"""
      { "a \"b\"\\": { "$type": "number", "$value": 1e-30 }, "国": { "$type": "number", "$value": 0.30000000000000004 } }
      """#
    let result = compile(["x.tokens.json": tokens], "x.tokens.json")
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains(#""a \"b\"\\" : {"#) && text.contains(#""value" : 1e-30"#))
    #expect(text.contains(#""国" : {"#) && text.contains(#""value" : 0.30000000000000004"#))
    #expect(text.contains(#""codes" : {},"#))
  }

  /// The values are those that a script finds in the token files, in every choice of contexts.
  @Test(arguments: [
    "Typography/brand.resolver.json", "Typography/plain.tokens.json", "Outputs/every-type.resolver.json",
  ])
  func tokensAreThoseOfTheirFiles(path: String) throws {
    let result = try compileFile("Tests/Data/" + path, to: [OutputRequest(JSONEmitter.self)])
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let folder = try TemporaryFolder()
    let output = try folder.write(String(decoding: result.outputs[0].bytes, as: UTF8.self), to: "output.json")
    let values = ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog))
    let expected = try folder.write(String(decoding: JSONEncoder().encode(values), as: UTF8.self), to: "expected.json")
    #expect(
      try JSONConsumer.differences(
        output,
        from: expected,
        source: Repository.root.appendingPathComponent("Tests/Data/" + path).path
      ) == []
    )
  }
}
