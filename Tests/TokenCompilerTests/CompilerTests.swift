import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver
import TokenYAML

struct CompilerTests {
  private func spec(_ name: String, color: String = "\"#222222\"", swift: String = "{}") -> SourceFile {
    let text = """
      stylespec: 1
      name: \(name)
      swift: \(swift)
      color: { ink: \(color) }
      weight: { regular: 400 }
      typography: { 14: plain }
      """
    return SourceFile(path: "\(name).yaml", text: text)
  }

  @Test func eachSpecBecomesACatalogAndAnOutput() {
    let inputs = ["One", "Two"].map { CompilerInput(spec($0, swift: "{ scope: catalog }"), role: .spec) }
    let result = compileInMemory(inputs)
    #expect(result.diagnostics == [])
    #expect(result.catalogs.map(\.name.value) == ["One", "Two"])
    #expect(result.outputs.map(\.path.text) == ["One.swift", "Two.swift"])
  }

  /// The files that both name are parsed once.
  @Test func specsThatShareFilesAreThoseOfEachAlone() {
    let inputs = ["One", "Two"].map { name in
      let text = """
        stylespec: 1
        name: \(name)
        swift: { scope: catalog }
        include: [colors.yaml, more.yaml]
        tokens: base.tokens.json
        weight: { bold: "{weight.strong}" }
        typography: { 14: { lineHeight: "{gap}" } }
        """
      return CompilerInput(SourceFile(path: "\(name).yaml", text: text), role: .spec)
    }
    let others = [
      "colors.yaml": "palette: { 墨: \"#111111\" }\n", "more.yaml": "color: { ink: \"{palette.墨}\", gray: \"#666\" }\n",
      "base.tokens.json": """
      {"gap": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}},
       "weight": {"strong": {"$type": "fontWeight", "$value": 700}}}
      """,
    ]
    let together = compileInMemory(inputs, including: others)
    #expect(together.diagnostics == [])
    #expect(together.outputs == inputs.flatMap { compileInMemory([$0], including: others).outputs })
    let mistaken = others.merging(["colors.yaml": "palette: { a: 1, a: 2 }\n"]) { $1 }
    #expect(compileInMemory(inputs, including: mistaken).diagnostics.count { $0.rule == DuplicateKey.id } == 1)
  }

  /// No output is made, not even of the other spec.
  @Test(arguments: [OutputRequest.swift, .catalog])
  func catalogsAfterWhichNoFileCanBeNamedAreRefused(format: OutputRequest) throws {
    let inputs = ["One", "Con"].map { CompilerInput(spec($0, swift: "{ scope: catalog }"), role: .spec) }
    let result = compileInMemory(inputs, to: [format])
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.rule == InvalidName.id && result.diagnostics.count == 1)
    let file = format == .swift ? "Con.swift" : "Con.stylecatalog"
    let problem = "an output cannot be named after this catalog: `\(file)` is the name of a device on Windows"
    #expect(diagnostic.message == "\(problem); rename the catalog")
    #expect(diagnostic.range == result.catalogs.last?.name.origin.range)
    #expect(result.outputs == [])
    #expect(compileInMemory(inputs, to: []).diagnostics == [])
  }

  /// `stylespec watch` waits for them and needs their paths.
  @Test func includesThatCannotBeReadAreListed() {
    let text = "stylespec: 1\nname: One\ninclude: [sub/a.yaml, 汉字.yaml]\n"
    let input = CompilerInput(SourceFile(path: "tokens/one.yaml", text: text), role: .spec)
    let result = compileInMemory([input], including: ["tokens/sub/a.yaml": "include: ../missing.yaml\n"])
    let problem = IncludeError(problem: "is not there")
    #expect(result.unreadable == ["tokens/missing.yaml": problem, "tokens/汉字.yaml": problem])
    #expect(result.files.map(\.path) == ["tokens/one.yaml", "tokens/sub/a.yaml"])
  }

  @Test func filesInAFolderNeedNotBeSpecs() {
    let notes = SourceFile(path: "notes.yaml", text: "- just\n- a list\n")
    let inputs = [CompilerInput(notes, role: .candidate), CompilerInput(spec("One"), role: .candidate)]
    #expect(compileInMemory(inputs).diagnostics == [])
    #expect(compileInMemory(inputs).catalogs.map(\.name.value) == ["One"])
    let named = compileInMemory([CompilerInput(notes, role: .spec)])
    #expect(named.diagnostics.map(\.message) == ["a spec is a mapping, not a list"])
  }

  @Test func anErrorInOneSpecStopsAllOutputs() {
    let inputs = [spec("One"), spec("Two", color: "red")].map { CompilerInput($0, role: .spec) }
    let result = compileInMemory(inputs)
    #expect(result.diagnostics.map(\.range.file.index) == [1])
    #expect(result.outputs.isEmpty)
  }

  /// A folder's palette is found as a candidate, and included by two specs: its mistakes are still reported once.
  @Test func sharedFilesAreReportedOnce() {
    let palette = SourceFile(path: "palette.yaml", text: "palette: { a: 1, a: 2 }\n")
    let specs = ["One", "Two"].map {
      SourceFile(path: "\($0).yaml", bytes: spec($0).bytes + Array("\ninclude: palette.yaml".utf8))
    }
    let result = compileInMemory((specs + [palette]).map { CompilerInput($0, role: .candidate) })
    #expect(result.files.map(\.path) == ["One.yaml", "Two.yaml", "palette.yaml"])
    #expect(
      result.diagnostics.map { "\($0.rule.rawValue) in \($0.range.file.index)" } == [
        "invalid-color in 2", "duplicate-key in 2",
      ]
    )
  }

  @Test func twoSpecsCannotShareNamesInOneScope() {
    let inputs = ["One", "Two", "Three"].map { CompilerInput(spec($0), role: .spec) }
    let result = compileInMemory(inputs)
    let advice =
      "name a code `t14_ink_regular` in `StyleCode`; give one of them `swift: { scope: catalog }`, or a `prefix`"
    #expect(
      result.diagnostics.map(\.message) == ["`One` and `Two` both \(advice)", "`One` and `Three` both \(advice)"]
    )
    #expect(result.outputs.isEmpty)
    // Without Swift code there is nothing to clash.
    let lint = Compiler.compile(inputs) { path in SourceFile(path: path, text: "") }
    #expect(lint.diagnostics == [])
  }

  @Test(arguments: ["{ scope: catalog }", "{ prefix: two_ }", "{ names: raw }"])
  func optionsTellEqualNamesApart(swift: String) {
    let inputs = [spec("One"), spec("Two", swift: swift)].map { CompilerInput($0, role: .spec) }
    #expect(compileInMemory(inputs).diagnostics == [])
  }

  @Test func twoSpecsCannotHaveOneName() {
    let inputs = [spec("One"), spec("One")].map { CompilerInput($0, role: .spec) }
    let result = compileInMemory(inputs)
    #expect(result.diagnostics.map(\.rule) == [DuplicateCatalog.id])
    #expect(result.diagnostics.map(\.message) == ["another spec is already named `One`; rename one of the two"])
    #expect(result.diagnostics.flatMap(\.notes).map(\.range.file.index) == [0])
    #expect(result.outputs.isEmpty)
  }

  /// One file where the file system ignores case; an output that is lost there.
  @Test(arguments: [("Brand", "BRAND"), ("ShopCards", "Shopcards")])
  func namesOfOutputsDifferInMoreThanCase(_ first: String, _ second: String) {
    let inputs = [spec(first, swift: "{ scope: catalog }"), spec(second, swift: "{ scope: catalog }")]
      .map { CompilerInput($0, role: .spec) }
    for formats in [[OutputRequest.swift], [.catalog], [.swift, .catalog]] {
      let result = Compiler.compile(inputs, to: formats) { path in SourceFile(path: path, text: "") }
      let message = "`\(second)` and `\(first)` would be one file on macOS and Windows; rename one of the two"
      #expect(result.diagnostics.map(\.rule) == [DuplicateOutput.id])
      #expect(result.diagnostics.map(\.message) == [message])
      #expect(result.diagnostics.map(\.range.file.index) == [1])
      #expect(result.diagnostics.flatMap(\.notes).map(\.range.file.index) == [0])
      #expect(result.outputs.isEmpty)
    }
  }

  /// File systems may encode accents differently, so names must not have any.
  @Test(arguments: ["Caf\u{E9}", "Cafe\u{301}"])
  func namesOfOutputsHaveNoAccents(name: String) {
    let result = compileInMemory([CompilerInput(spec(name), role: .spec)])
    #expect(result.diagnostics.map(\.rule.rawValue) == ["invalid-name"])
  }

  /// A build system names the files itself, and a lint writes none.
  @Test func namesThatNameNoFilesMayDifferInCase() {
    let inputs = ["Brand", "BRAND"].map { CompilerInput(spec($0, swift: "{ scope: catalog }"), role: .spec) }
    let lint = Compiler.compile(inputs) { path in SourceFile(path: path, text: "") }
    #expect(lint.diagnostics == [])
    let build = Compiler.compile(inputs, to: [.swift], namesFiles: false) { path in SourceFile(path: path, text: "") }
    #expect(build.diagnostics == [] && build.outputs.count == 2)
    #expect(build.specs.map(\.file.index) == [0, 1])
  }
}
