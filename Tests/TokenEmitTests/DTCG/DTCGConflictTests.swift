import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit

/// Values that the extension of a token file repeats, after one of the two was changed.
struct DTCGConflictTests {
  private func written(_ text: String, _ name: String, including files: [String: String] = [:]) throws -> String {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    let result = compileInMemory([input], to: [OutputRequest(DTCGEmitter.self)], including: files)
    let file = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func messages(_ text: String, _ name: String = "brand.tokens.json") -> [String] {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    return compileInMemory([input], to: [.catalog]).diagnostics.map { "\($0.rule.rawValue): \($0.message)" }
  }

  @Test func aFactorMustMakeTheLineHeightOfTheExtension() throws {
    let text = try written(
      """
      {
        "size": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
        "body": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter", "fontSize": "{size}", "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": { "value": 20, "unit": "px" }
          }
        },
        "own": {
          "$type": "typography",
          "$value": {
            "fontFamily": "Inter", "fontSize": "{size}", "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }
          }
        }
      }
      """,
      "brand.tokens.json"
    )
    #expect(!messages(text).contains { $0.hasPrefix("dtcg") })
    #expect(
      messages(text.replacing(#""lineHeight": 1.25"#, with: #""lineHeight": 1.5"#)) == [
        "dtcg-extension-conflict: this factor makes a line height of 24 points, but `org.stylespec` says 20 points; "
          + "change the other one too, or remove the one in `org.stylespec`"
      ]
    )
    #expect(
      messages(text.replacing(#""lineHeight": 1.193"#, with: #""lineHeight": 1.2"#)) == [
        "dtcg-extension-conflict: this factor makes a line height of 19.2 points, but `org.stylespec` says "
          + "19.09 points; change the other one too, or remove the one in `org.stylespec`"
      ]
    )
  }

  @Test func aTokenMustHaveTheValueThatTheSpecInItsFileSays() throws {
    let tokens = """
      {
        "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
        "gap": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
        "strong": { "$type": "fontWeight", "$value": 700 },
        "sans": { "$type": "fontFamily", "$value": ["Inter", "Arial"] }
      }
      """
    let spec = """
      stylespec: 1
      name: Brand
      tokens: brand.tokens.json
      color: { from: blue, link: "{blue}", ink: { light: "#222222", dark: "#EEEEEE" } }
      weight: { from: strong, bold: "{strong}" }
      family: { from: sans, body: "{sans}" }
      typography: { 14: { lineHeight: "{gap}" }, 16: { lineHeight: 24 } }
      """
    let text = try written(spec, "brand.yaml", including: ["brand.tokens.json": tokens])
    #expect(messages(text, "brand.resolver.json") == [])
    let changes = [
      (##""light": "#222222""##, ##""light": "#333333""##, "color.ink"),
      (##""dark": "#EEEEEE""##, ##""dark": "#DDDDDD""##, "color.ink"),
      (##""link": "{blue}""##, ##""link": "#FF0000""##, "color.link"),
      (##""bold": "{strong}""##, ##""bold": 500"##, "weight.bold"),
      (##""body": "{sans}""##, ##""body": "Georgia""##, "family.body"),
    ]
    for (old, new, path) in changes {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(
        messages(changed, "brand.resolver.json") == [
          "dtcg-extension-conflict: the token `\(path)` has another value; write the same one in both, or remove the one "
            + "in `org.stylespec`"
        ]
      )
    }
  }
}
