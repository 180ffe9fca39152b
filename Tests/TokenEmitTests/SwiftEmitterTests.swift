import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver

struct SwiftEmitterTests {
  private let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: { light: "#222222", dark: "#F2F2F2" }, link: "#39639E" }
    weight: { regular: 400 }
    typography: { 13: plain, 14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 1.6 } }
    modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
    styles: { title: { size: 14, weight: regular } }
    """

  @Test func golden() throws {
    let output = try #require(compile(spec).first)
    #expect(output.path.text == "Brand.swift")
    try expectGolden(String(decoding: output.bytes, as: UTF8.self), "Tests/Golden/Brand.swift.txt")
  }

  /// A catalog without codes of axes, whose styles have rows of their own.
  @Test func stylesAloneAreGolden() throws {
    let output = try SwiftEmitter.file(of: StyleCatalogs.stylesOnly(), toolVersion: "0.2.0")
    try expectGolden(String(decoding: output.bytes, as: UTF8.self), "Tests/Golden/Kit.swift.txt")
  }

  /// A spec with codes of axes, and with styles and colors of token files.
  @Test func theExampleWithTokenFilesIsGolden() throws {
    let path = "Examples/Brand/Brand.stylespec.yaml"
    let spec = SourceFile(path: path, text: try Repository.read(path))
    let result = Compiler.compile([CompilerInput(spec, role: .spec)], to: [.swift]) { path throws(IncludeError) in
      guard let text = try? Repository.read(path) else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    #expect(result.diagnostics.map(\.rule.rawValue) == ["system-family"])
    let output = try #require(result.outputs.first)
    try expectGolden(String(decoding: output.bytes, as: UTF8.self), "Tests/Golden/BrandExample.swift.txt")
  }

  @Test func outputsDependOnNothingButValues() {
    let reformatted = "# A comment\n" + spec.replacing("weight: { regular: 400 }", with: "\nweight:\n  regular: 400.0")
    #expect(compile(reformatted) == compile(spec))
    #expect(compile(spec.replacing("20,", with: "21,")) != compile(spec))
  }

  @Test(
    arguments: [
      ("{}", ["t13_5_Ink2_semi_bold", "title_large", "`class`", "t___"]),
      ("{ prefix: YXCode_ }", ["YXCode_13_5_Ink2_semi_bold", "YXCode_title_large", "YXCode_class", "YXCode____"]),
      ("{ names: camelCase }", ["t13_5Ink2SemiBold", "titleLarge", "`class`", "t"]),
      ("{ names: camelCase, prefix: yx }", ["yx13_5Ink2SemiBold", "yxTitleLarge", "yxClass", "yx"]),
      ("{ names: raw }", ["`13_5_Ink2_semi bold`", "`title large`", "`class`", "`t + `"]),
      ("{ names: raw, prefix: x }", ["`x13_5_Ink2_semi bold`", "`xtitle large`", "xclass", "`x + `"]),
    ]
  )
  func namesAreSpeltAsTheSpecWants(swift: String, names: [String]) throws {
    let output = try #require(
      compile(
        """
        stylespec: 1
        name: Brand
        swift: \(swift)
        color: { Ink2: "#222" }
        weight: { semi bold: 600 }
        typography: { 13.5: plain }
        styles:
          title large: { size: 13.5, color: Ink2, weight: semi bold }
          class: { size: 13.5, color: Ink2, weight: semi bold }
          " + ": { size: 13.5, color: Ink2, weight: semi bold }
        """
      ).first
    )
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
    let written = lines.filter { $0.hasPrefix("  public static var") && $0.contains("makeCode") }
    #expect(written.map { $0.dropFirst(20).prefix { $0 != ":" } } == names.map { $0[...] })
  }

  /// A static name that equals a member's would make two things of one word.
  @Test(arguments: ["catalog", "name", "resolved", "tokens"])
  func membersOfStyleCodeAreNoNames(member: String) throws {
    let spec = """
      stylespec: 1
      name: Brand
      color: { ink: "#222" }
      weight: { bold: 700 }
      typography: { 14: plain }
      styles: { \(member): { size: 14, color: ink, weight: bold } }
      """
    let code = String(decoding: try #require(compile(spec).first).bytes, as: UTF8.self)
    #expect(code.contains("public static var \(member)_2: StyleCode"))
    #expect(!code.contains("public static var \(member): StyleCode {"))
  }

  private func compile(_ text: String) -> [OutputFile] {
    compileInMemory(text).outputs
  }
}
