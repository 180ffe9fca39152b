import Foundation
import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver
import TokenYAML

/// The reference of the format is complete and true.
struct TokenFormatTests {
  private let reference = Result { try Repository.read("Documentation/TokenFormat.md") }

  /// The resolver document that an example names.
  private static let resolverDocument = """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{
        "color": { "$type": "color",
          "text": { "primary": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
          "brand": { "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } },
        "typography": { "link": { "md": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
      }] } },
      "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """

  /// Every fenced block that is a whole spec compiles.
  @Test func theExamplesCompile() throws {
    let blocks = try reference.get().matches(of: #/(?s)```(yaml|json)\n(.*?)```/#).map {
      SourceFile(path: "spec.\($0.output.1)", text: String($0.output.2))
    }
    let specs = blocks.filter { String(decoding: $0.bytes, as: UTF8.self).contains(#/stylespec"?: 1/#) }
    #expect(Set(specs.map(\.path)) == ["spec.yaml", "spec.json"])
    let others = ["brand.resolver.json": Self.resolverDocument]
    for spec in specs {
      #expect(compileInMemory([CompilerInput(spec, role: .spec)], including: others).diagnostics == [])
    }
  }
}
