import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// What a resolver document says beside its tokens.
struct DTCGResolverTests {
  private func compile(
    _ text: String,
    _ options: [String: EmitterOption.Value] = [:],
    choosing contexts: [ContextInput] = [],
    including included: [String: String] = [:]
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: "brand.resolver.json", text: text), role: .spec)
    let format = OutputRequest(DTCGEmitter.self, options)
    return compileInMemory([input], to: [format], choosing: contexts, including: included)
  }

  private func outputs(_ result: Compiler.Result) -> [String: String] {
    let written = result.outputs.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(written) { first, _ in first }
  }

  private static let document = #"""
    {
      "name": "Brand tokens",
      "version": "2025.10",
      "description": "All tokens",
      "$extensions": { "com.example": { "b": 1.0, "a": 2 } },
      "sets": {
        "core": {
          "description": "Numbers",
          "sources": [{ "$description": "In pixels", "size": { "$type": "number", "s": { "$value": 1 } } }],
          "$extensions": { "com.example": "core" }
        },
        "brand": {
          "description": "For one brand",
          "sources": [{
            "$extensions": { "com.example": "brand" },
            "size": { "$type": "number", "l": { "$value": 3 } },
            "other": { "$type": "number", "$value": 4 }
          }]
        }
      },
      "modifiers": {
        "density": {
          "description": "How close things are",
          "contexts": {
            "normal": [],
            "compact": [{ "$description": "Close", "size": { "s": { "$type": "number", "$value": 0.5 } } }]
          },
          "default": "normal",
          "$extensions": { "com.example": "density" }
        }
      },
      "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/sets/brand" }, { "$ref": "#/modifiers/density" }]
    }
    """#

  @Test func whatADocumentSaysSurvives() throws {
    let written = try #require(outputs(compile(Self.document))["Brand.resolver.json"])
    #expect(
      written == #"""
        {
          "name": "Brand tokens",
          "version": "2025.10",
          "description": "All tokens",
          "$extensions": { "com.example": { "b": 1.0, "a": 2 } },
          "sets": {
            "core": {
              "description": "Numbers",
              "$extensions": { "com.example": "core" },
              "sources": [{ "$description": "In pixels", "size": { "$type": "number", "s": { "$value": 1 } } }]
            },
            "brand": {
              "description": "For one brand",
              "sources": [
                {
                  "$extensions": { "com.example": "brand" },
                  "size": {
                    "$type": "number",
                    "l": { "$value": 3 }
                  },
                  "other": { "$type": "number", "$value": 4 }
                }
              ]
            }
          },
          "modifiers": {
            "density": {
              "description": "How close things are",
              "contexts": { "normal": [], "compact": [{ "$description": "Close", "size": { "$type": "number", "s": { "$value": 0.5 } } }] },
              "default": "normal",
              "$extensions": { "com.example": "density" }
            }
          },
          "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/sets/brand" }, { "$ref": "#/modifiers/density" }]
        }

        """#
    )
    #expect(outputs(compile(written))["Brand.resolver.json"] == written)
  }

  @Test func eachSetHasAFile() throws {
    let files = outputs(compile(Self.document, ["layout": .text("sets")]))
    #expect(
      files.keys.sorted() == ["Brand.resolver.json", "brand.tokens.json", "compact.tokens.json", "core.tokens.json"]
    )
    #expect(files["core.tokens.json"]?.contains(#""$description": "In pixels""#) == true)
    #expect(files["compact.tokens.json"]?.contains(#""$description": "Close""#) == true)
    let document = try #require(files["Brand.resolver.json"])
    #expect(document.contains(#""sources": [{ "$ref": "brand.tokens.json" }]"#))
    let again = compile(document, ["layout": .text("sets")], including: files)
    #expect(again.outputs.map(\.bytes) == compile(Self.document, ["layout": .text("sets")]).outputs.map(\.bytes))
  }

  /// Without modifiers, a token file would do, if it had a place for what is said.
  @Test func aDocumentThatSaysMoreStaysOne() throws {
    let document = #"""
      { "version": "2025.10", "sets": { "core": { "description": "Numbers", "sources": [
        { "n": { "$type": "number", "$value": 1 } }
      ] } }, "resolutionOrder": [{ "$ref": "#/sets/core" }] }
      """#
    #expect(outputs(compile(document)).keys.sorted() == ["Brand.resolver.json"])
    let short = document.replacing(#""description": "Numbers", "#, with: "")
    #expect(outputs(compile(short)).keys.sorted() == ["Brand.tokens.json"])
  }

  @Test func whatAFileForOneContextHasNoPlaceForIsReported() throws {
    let choice = try #require(ContextInput("density=compact"))
    let result = compile(Self.document, choosing: [choice])
    #expect(outputs(result).keys.sorted() == ["Brand.tokens.json"])
    #expect(
      result.diagnostics.filter { $0.rule == NotExpressible.id }.map(\.message) == [
        """
        the output for the chosen contexts is not a resolver document, so it does not have what the resolver document \
        says of itself and of its sets
        """
      ]
    )
  }

  /// A set whose tokens replace those of another one has no token of its own.
  @Test func aSetThatOnlyReplacesValuesStays() throws {
    let document = #"""
      { "version": "2025.10", "sets": {
          "core": { "sources": [{ "n": { "$type": "number", "$value": 1 } }] },
          "brand": { "description": "Other numbers", "sources": [{ "n": { "$type": "number", "$value": 2 } }] }
        }, "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/sets/brand" }] }
      """#
    let written = try #require(outputs(compile(document))["Brand.resolver.json"])
    #expect(written.contains(#""core": { "sources": [{ "n": { "$type": "number", "$value": 2 } }] }"#))
    #expect(written.contains(#""brand": { "description": "Other numbers", "sources": [] }"#))
    #expect(outputs(compile(written))["Brand.resolver.json"] == written)
  }

  @Test func whatIsSaidOfATokenOfContextsSurvives() throws {
    let document = #"""
      { "version": "2025.10", "sets": { "base": { "sources": [{}] } }, "modifiers": { "a": { "contexts": {
        "x": [], "y": [{ "n": { "$type": "number", "$value": 1, "$description": "Only here" } }] }, "default": "x" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/a" }] }
      """#
    let written = try #require(outputs(compile(document))["Brand.resolver.json"])
    #expect(written.contains(#""$description": "Only here""#))
    #expect(outputs(compile(written))["Brand.resolver.json"] == written)
  }

  /// Codes have the sizes of `large`, but the document's own default stays.
  @Test(arguments: ["\"xLarge\"", "\"large\"", nil])
  func theDefaultTextSizeIsTheDeclaredOne(standard: String?) throws {
    let document = """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "n": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "text size": { "contexts": {
          "small": [], "large": [{ "n": { "$type": "number", "$value": 2 } }],
          "xLarge": [{ "n": { "$type": "number", "$value": 3 } }]
        }\(standard.map { ", \"default\": \($0)" } ?? "") } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/text%20size" }] }
      """
    for references in ["keep", "resolve"] {
      let options: [String: EmitterOption.Value] = ["references": .text(references)]
      let result = compile(document, options)
      #expect(result.catalogs.first?.tokens.modifiers.first?.role == .textSize)
      let written = try #require(outputs(result)["Brand.resolver.json"])
      #expect(written.contains("\"default\"") == (standard != nil))
      if let standard { #expect(written.contains("\"default\": \(standard)")) }
      #expect(outputs(compile(written, options))["Brand.resolver.json"] == written)
    }
  }
}
