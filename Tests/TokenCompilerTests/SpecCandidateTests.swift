import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenModel

/// Other files in a folder of specs are skipped before any mistake in them is reported.
struct SpecCandidateTests {
  private let spec = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  private func compile(_ bytes: [UInt8]) -> Compiler.Result {
    let inputs = [
      CompilerInput(SourceFile(path: "other.yaml", bytes: bytes), role: .candidate),
      CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .candidate),
    ]
    return compileInMemory(inputs)
  }

  @Test(arguments: [
    "defaults: &defaults { a: 1 }\nb: *defaults\n", "a: !include b.yaml\n", "a: 1\n---\nb: 2\n",
    "%TAG ! tag:x,2000:\n---\na\n",
    "a: [1,\n", "a: 1\n  b: 2\n", "\tx", "? { a: b }\n: c\n", "a: 1\na: 2\n", "", "# stylespec: 1\n",
    "{{ template }}\n",
    "nested:\n  stylespec: 1\n  a: &x y\n", "note: stylespec: 1\n", "stylespec-version: &x 1\n",
    "- stylespec: 1\n- *a\n",
    "text: |\n  stylespec: 1\nb: *c\n", "mystylespec: 1\n*", "a: { stylespec: 1 }\nb: [\n", "stylespec\n",
    "'stylespec\": &a\n",
  ])
  func whatIsNoSpecIsPassedOver(text: String) {
    let result = compile(Array(text.utf8))
    #expect(result.diagnostics == [])
    #expect(result.catalogs.map(\.name.value) == ["Brand"])
  }

  @Test func otherEncodingsArePassedOver() {
    let latin = Array("name: caf".utf8) + [0xE9, 0x0A]
    let utf16: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0xE9, 0]
    for bytes in [latin, utf16, [0xFF], [0xC3, 0x28], [UInt8](repeating: 0, count: 100)] {
      #expect(compile(bytes).diagnostics == [])
    }
    let deep = Array(String(repeating: "[", count: 10_000).utf8)
    #expect(compile(deep).diagnostics == [])
  }

  /// A file with the key at the start of a line is meant as a spec, so its mistakes are reported.
  @Test(arguments: [
    ("stylespec: 1\na: &x [y]\n", "yaml-unsupported"), ("stylespec: 1\na: [\n", "yaml-syntax"),
    ("stylespec: 1\n", "missing-key"), ("name: Brand\n\"stylespec\": 1\na: *x\n", "yaml-unsupported"),
    ("\u{FEFF}stylespec : 1\r\na: !tag b\r\n", "yaml-unsupported"), ("a: 1\n---\nstylespec: 1\n", "yaml-documents"),
    ("{ stylespec: 1, name: Brand, oops: 1 }\n", "unknown-key"), ("x: 1\r'stylespec' : 2\rb: *a\r", "yaml-unsupported"),
  ])
  func whatTriesToBeASpecIsJudged(text: String, rule: String) {
    let result = compile(Array(text.utf8))
    #expect(result.diagnostics.contains { $0.rule.rawValue == rule && $0.range.file.index == 0 })
  }

  @Test func aSpecInAnotherEncodingIsToldSo() {
    let utf16: [UInt8] = [0xFE, 0xFF] + spec.utf8.flatMap { [0, $0] }
    let latin = Array(spec.utf8) + Array("# caf".utf8) + [0xE9]
    for bytes in [utf16, latin] {
      #expect(compile(bytes).diagnostics.map(\.rule.rawValue) == ["yaml-encoding"])
    }
  }

  /// A name that says that the file is a spec is believed, unless a spec of the run includes the file.
  @Test func aFileThatIsNamedLikeASpecIsReported() {
    let part = SourceFile(path: "part.stylespec.yaml", text: "color: { red: \"#FF0000\" }\n")
    let including = SourceFile(path: "spec.yaml", text: "include: part.stylespec.yaml\n" + spec)
    let alone = compileInMemory([CompilerInput(part, role: .candidate)])
    #expect(alone.diagnostics.map(\.message) == ["the key `stylespec` is missing; a spec starts with `stylespec: 1`"])
    let included = [CompilerInput(part, role: .candidate), CompilerInput(including, role: .candidate)]
    #expect(compileInMemory(included).diagnostics == [])
    let settings = SourceFile(path: "tokens/.stylespec.yaml", text: "lint: {}\n")
    #expect(compileInMemory([CompilerInput(settings, role: .candidate)]).diagnostics == [])
    let broken = SourceFile(path: "a.stylespec.yaml", text: "stylespec：1\nname: A\n")
    let result = compileInMemory([CompilerInput(broken, role: .candidate)])
    #expect(result.diagnostics.map(\.rule.rawValue) == ["yaml-syntax"])
  }

  /// A file that the user names must be a spec.
  @Test func namedFilesAreJudged() {
    let file = SourceFile(path: "other.yaml", text: "a: &x y\n")
    let result = compileInMemory([CompilerInput(file, role: .spec)])
    #expect(result.diagnostics.map(\.rule.rawValue) == ["yaml-unsupported"])
  }
}
