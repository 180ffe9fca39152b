import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Tokens in the Design Tokens format.
struct DTCGEmitterTests {
  private static let format = OutputRequest(DTCGEmitter.self)

  private func compile(
    _ text: String,
    _ name: String = "brand.tokens.json",
    _ options: [String: EmitterOption.Value] = [:],
    choosing contexts: [ContextInput] = []
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(DTCGEmitter.self, options)], choosing: contexts)
  }

  private func text(_ result: Compiler.Result, _ name: String) throws -> String {
    let file = try #require(result.outputs.first { $0.path.text == name }, "\(result.diagnostics.map(\.message))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func aSpecWithDarkColorsIsASetAndAContext() throws {
    let result = try compileFile(
      "tokens/yanxuan.yaml",
      to: [OutputRequest(DTCGEmitter.self, ["layout": .text("sets")])]
    )
    #expect(result.outputs.map(\.path.text) == ["base.tokens.json", "dark.tokens.json", "Yanxuan.resolver.json"])
    for output in result.outputs { try expectGolden(output.bytes, "Tests/Golden/DTCG/\(output.path.text)") }
  }

  @Test func everyTypeHasTheFormOfTheFormat() throws {
    let result = try compileFile("Tests/Data/Outputs/every-type.tokens.json", to: [Self.format])
    try expectGolden(result.outputs[0].bytes, "Tests/Golden/DTCG/EveryType.tokens.json")
  }

  @Test func aContextThatRepeatsTheBaseIsLeftOut() throws {
    let pad = #""pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }"#
    let document = """
      { "version": "2025.10", "sets": { "base": { "sources": [{ \(pad) }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [{ \(pad) }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    let output = try text(compile(document, "brand.resolver.json"), "Brand.resolver.json")
    #expect(output.contains(#""contexts": { "light": [], "dark": [] }"#), "\(output)")
  }

  /// Sizes such as 13.5 have a dot, which is a separator in references of the format.
  @Test func namesWithDotsAreReplaced() throws {
    let spec = """
      stylespec: 1
      name: Brand
      color: { ink: "#222222" }
      weight: { bold: 700 }
      typography: { 13.5: { lineHeight: 20 } }
      styles: { title: { size: 13.5, color: ink, weight: bold } }

      """
    let result = compile(spec, "brand.yaml")
    let output = try text(result, "Brand.tokens.json")
    #expect(output.contains(#""13_5": {"#) && output.contains(#""lineHeight": "{typography.13_5.lineHeight}""#))
    #expect(
      result.diagnostics.map(\.message) == [
        "names of the format have no `.`, `{` and `}`, and no `$` at the start, so `typography.13.5` is called `13_5`"
      ]
    )
  }

  @Test func aNameThatAnotherTokenHasIsNumbered() throws {
    let tokens = #"""
      { "a.b": { "$type": "number", "$value": 1 }, "a_b": { "$type": "number", "$value": "{a.b}" } }
      """#
    let output = try text(compile(tokens), "Brand.tokens.json")
    #expect(output.contains(#""a_b_2": { "$type": "number", "$value": 1 }"#))
    #expect(output.contains(#""a_b": { "$type": "number", "$value": "{a_b_2}" }"#))
  }

  @Test func deviationsAreRepaired() throws {
    let tokens = #"""
      {
        "sea": { "$type": "Color", "$value": "#369" },
        "gap": { "$type": "dimension", "$value": "8px" },
        "body": {
          "$type": "typography",
          "$value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "Bold", "letterSpacing": "2%", "lineHeight": "24px" }
        }
      }
      """#
    #expect(
      try text(compile(tokens), "Brand.tokens.json") == #"""
        {
          "sea": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "hex": "#336699" } },
          "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
          "body": {
            "$type": "typography",
            "$value": {
              "fontFamily": "Inter",
              "fontSize": { "value": 16, "unit": "px" },
              "fontWeight": "bold",
              "letterSpacing": { "value": 0.32, "unit": "px" },
              "lineHeight": 1.5
            },
            "$extensions": { "org.stylespec": { "lineHeight": { "value": 24, "unit": "px" } } }
          }
        }

        """#
    )
  }

  @Test func valuesWithoutAFormAreWrittenAsTheyWereReadAndReported() throws {
    let tokens = #"""
      {
        "wide": { "$type": "dimension", "$value": { "value": 50, "unit": "vw" } },
        "label": { "$type": "string", "$value": "a \" b" }
      }
      """#
    let result = compile(tokens)
    let output = try text(result, "Brand.tokens.json")
    #expect(
      output.contains(#"{ "value": 50, "unit": "vw" }"#) && output.contains(#""$type": "string", "$value": "a \" b""#)
    )
    let lost = result.diagnostics.filter { $0.rule == NotExpressible.id }.map(\.message)
    #expect(
      lost == [
        "the format has no unit `vw`; `wide` is written as it was read",
        "the format has no type `string`; `label` is written as it was read",
      ]
    )
  }

  /// A group that has all of its tokens from another one may say more than that.
  @Test(arguments: [#""$deprecated": true"#, #""b": { "$description": "Other numbers" }"#])
  func aGroupSaysMoreThanTheOneThatItExtends(more: String) throws {
    let tokens = """
      { "a": { "b": { "$deprecated": false, "c": {}, "n": { "$type": "number", "$value": 1 } } },
        "d": { "$extends": "{a}", \(more) } }
      """
    let result = compile(tokens)
    let written = try text(result, "Brand.tokens.json")
    let again = compile(written)
    #expect(try text(again, "Brand.tokens.json") == written)
    #expect(
      try TokenMeaning(#require(again.inputs.first).catalog.tokens)
        == TokenMeaning(#require(result.inputs.first).catalog.tokens)
    )
  }

  private static let themes = #"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "text": { "$type": "color", "$value": "{ink}" }
      }] } },
      "modifiers": {
        "theme": { "contexts": { "light": [], "dark": [{
          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
        }] }, "default": "light" }
      },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
    }
    """#

  @Test func resolvedReferencesAreValuesInEachContext() throws {
    let result = compile(Self.themes, "brand.resolver.json", ["layout": .text("sets"), "references": .text("resolve")])
    let dark = try text(result, "dark.tokens.json")
    #expect(dark.contains(#""text""#) && !dark.contains("{ink}"))
    #expect(try text(result, "base.tokens.json").contains("components\": [0, 0, 0]"))
  }

  @Test func aChosenContextIsTheOnlyOne() throws {
    let choice = try #require(ContextInput("theme=dark"))
    let output = try text(compile(Self.themes, "brand.resolver.json", choosing: [choice]), "Brand.tokens.json")
    #expect(output.contains("[1, 1, 1]") && !output.contains("[0, 0, 0]"))
  }

  /// A line height that the format has no form for comes back from the extension.
  @Test func lineHeightsInPixelsComeBack() throws {
    let tokens = #"""
      { "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 14, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": { "value": 20, "unit": "px" } } } }
      """#
    let written = try text(compile(tokens), "Brand.tokens.json")
    #expect(written.contains(#""lineHeight": 1.4286"#))
    let again = compile(written, "Brand.tokens.json")
    #expect(again.diagnostics.isEmpty)
    #expect(again.catalogs[0].styles[0].row.metrics?.lineHeight.value == FixedDecimal(20))
  }
}
