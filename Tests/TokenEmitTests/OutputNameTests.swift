import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit

/// Names in specs never lead anywhere.
struct OutputNameTests {
  @Test(arguments: ["../../x", "con", "a/b", "..", "/etc/x", "a\\b", String(repeating: "é", count: 150), "x\u{202E}y"])
  func namesOfTokensMakeNoPaths(name: String) throws {
    let text = """
      { "color": { "\(name.replacing("\\", with: "\\\\"))": { "$type": "color", "$value": { "colorSpace": "srgb",
        "components": [0, 0, 0] } } } }
      """
    let input = CompilerInput(SourceFile(path: "x.tokens.json", text: text), role: .spec)
    for emitter in EmitterRegistry.emitters {
      let result = compileInMemory([input], to: [OutputRequest(emitter)])
      for output in result.outputs {
        let names = output.path.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        #expect(names[0].hasPrefix("X") && names.allSatisfy { (try? OutputPath([$0])) != nil }, "\(output.path)")
      }
    }
  }
}
