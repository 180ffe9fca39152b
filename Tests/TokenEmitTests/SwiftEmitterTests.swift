import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit

struct SwiftEmitterTests {
  private let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
    weight: { regular: 400 }
    typography: { 13: plain, 14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 1.6 } }
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
    """

  @Test func golden() throws {
    let output = try #require(compile(spec).first)
    #expect(output.name == "Brand.swift")
    try expectGolden(String(decoding: output.bytes, as: UTF8.self), "Tests/Golden/Brand.swift.txt")
  }

  @Test func outputsDependOnNothingButValues() {
    let reformatted = "# A comment\n" + spec.replacing("weight: { regular: 400 }", with: "\nweight:\n  regular: 400.0")
    #expect(compile(reformatted) == compile(spec))
    #expect(compile(spec.replacing("20,", with: "21,")) != compile(spec))
  }

  private func compile(_ text: String) -> [OutputFile] {
    compileInMemory(text).outputs
  }
}
