import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// The codes of a catalog as tokens of the Design Tokens format.
struct DTCGCodesTests {
  private func compile(_ text: String, _ options: [String: EmitterOption.Value] = [:]) -> Compiler.Result {
    let format = OutputRequest(DTCGEmitter.self, options.merging(["codes": .flag(true)]) { $1 })
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: text), role: .spec)
    return compileInMemory([input], to: [format])
  }

  private func text(_ result: Compiler.Result, _ file: Int = 0) throws -> String {
    try #require(result.outputs.count > file, "\(result.diagnostics.map(\.message))")
    return String(decoding: result.outputs[file].bytes, as: UTF8.self)
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    color: { ink: { light: "#222222", dark: "#EEEEEE" } }
    weight: { bold: 700 }
    typography: { 14: { lineHeight: 20 } }

    """

  @Test func aCodeHasItsTextAndItsColor() throws {
    let output = try text(compile(Self.spec), 0)
    #expect(
      output.contains(
        #"""
                  "codes": {
                    "14_ink_bold": {
                      "text": {
                        "$type": "typography",
                        "$value": {
                          "fontFamily": ["system"],
                          "fontSize": { "value": 14, "unit": "px" },
                          "fontWeight": "{weight.bold}",
                          "letterSpacing": { "value": 0, "unit": "px" },
                          "lineHeight": 1.4286
                        }
                      },
                      "color": { "$type": "color", "$value": "{color.ink}" }
                    }
                  }
        """#
      ),
      "\(output)"
    )
  }

  @Test func resolvedColorsAreThoseOfEachContext() throws {
    let result = compile(Self.spec, ["references": .text("resolve"), "layout": .text("sets")])
    for (file, hex, weight) in [(0, "#222222", true), (1, "#EEEEEE", false)] {
      let codes = try text(result, file).split(separator: "\"codes\"")[1]
      #expect(codes.contains(hex) && !codes.contains("{color") && codes.contains("\"fontWeight\": 700") == weight)
    }
  }

  @Test func openColorsAreAbsent() throws {
    let output = try text(compile(Self.spec + "codes: { color: open }\n"))
    #expect(output.contains("\"14_bold\": {") && !output.contains("{color.ink}"), "\(output)")
  }

  /// Styles of token files have their paths as names.
  @Test func namesAreValidAndUnused() throws {
    let value = #"""
      { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
      """#
    let tokens = "{ \"codes\": { \"body\": \(value), \"note\": \(value) } }"
    let input = CompilerInput(SourceFile(path: "brand.tokens.json", text: tokens), role: .spec)
    let result = compileInMemory([input], to: [OutputRequest(DTCGEmitter.self, ["codes": .flag(true)])])
    let output = try text(result)
    #expect(output.contains("\"codes_2\": {\n    \"codes_body\": {"), "\(output)")
    let dots = compile(
      Self.spec.replacing("bold: 700", with: "thin: 100, bold: 700") + "codes: { name: \"{size}.{color}.{weight}\" }\n"
    )
    #expect(try text(dots).contains("\"14_ink_thin\": {"))
    #expect(
      dots.diagnostics.map(\.message) == [
        "names of the format have no `.`, `{` and `}`, and no `$` at the start, so the code `14.ink.thin` is called "
          + "`14_ink_thin`, and 1 more"
      ]
    )
  }

  /// The codes of the written file are tokens, which are written again as they are.
  @Test(arguments: ["tokens/yanxuan.yaml", "Examples/Brand/Brand.stylespec.yaml"], ["keep", "resolve"])
  func theFileConforms(path: String, references: String) throws {
    let format = OutputRequest(DTCGEmitter.self, ["codes": .flag(true), "references": .text(references)])
    let result = try compileFile(path, to: [format])
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let input = CompilerInput(SourceFile(path: result.outputs[0].path.text, text: try text(result)), role: .spec)
    let again = compileInMemory([input], to: [OutputRequest(DTCGEmitter.self)], isStrict: true)
    #expect(!again.diagnostics.contains { $0.severity != .info })
    #expect(again.outputs.map(\.bytes) == result.outputs.map(\.bytes))
    let read = try #require(again.inputs.first?.catalog.resolved)
    let namer = CodeNamer(catalog)
    for code in catalog.codes {
      let group = "codes.\(namer.name(of: code))"
      #expect(
        read.index["\(group).text"] != nil && (read.index["\(group).color"] != nil) == (catalog.color(of: code) != nil)
      )
    }
  }

  @Test func aCatalogWithoutCodesHasNoGroup() throws {
    let tokens = #"{ "ink": { "$type": "number", "$value": 1 } }"#
    let format = OutputRequest(DTCGEmitter.self, ["codes": .flag(true)])
    let result = compileInMemory(
      [CompilerInput(SourceFile(path: "brand.tokens.json", text: tokens), role: .spec)],
      to: [format]
    )
    #expect(try !text(result).contains("codes"))
  }
}
