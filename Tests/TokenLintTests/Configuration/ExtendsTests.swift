import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver

@testable import TokenLint

/// Configurations that extend others.
struct ExtendsTests {
  /// Reads `a/.stylespec.yaml`; the others by their paths.
  private func read(_ files: [String: String]) -> (ProjectConfiguration, ConfigurationReader) {
    var reader = ConfigurationReader { path throws(IncludeError) in
      guard let text = files[path] else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, text: text)
    }
    let root = "a/.stylespec.yaml"
    return (reader.read(SourceFile(path: root, text: files[root] ?? "")), reader)
  }

  @Test func theExtendingFileWinsRuleByRuleAndOptionByOption() {
    let (configuration, reader) = read([
      "a/.stylespec.yaml": """
      extends: ../shared.stylespec.yaml
      rules: { off-grid: { grid: 1 }, small-size: error }
      """,
      "shared.stylespec.yaml": """
      rules: { off-grid: { severity: error, grid: 2, baselineOffsets: true }, small-size: off, contrast: off }
      sources: Sources
      baseline: accepted/baseline.json
      """,
    ])
    #expect(reader.diagnostics == [])
    let rules = configuration.lint.rules
    #expect(rules["off-grid"]?.level == .on(.error))
    #expect(rules["off-grid"]?.options == ["grid": .number(1), "baselineOffsets": .flag(true)])
    #expect(rules["small-size"]?.level == .on(.error) && rules["contrast"]?.level == .off)
    #expect(configuration.sources?.map(\.path) == ["Sources"])
    #expect(configuration.baseline?.path == "accepted/baseline.json", "from the file that says so")
  }

  @Test func laterEntriesWinAndAFileIsReadOnce() {
    let (configuration, reader) = read([
      "a/.stylespec.yaml": "extends: [b.yaml, c.yaml]\noutputs: { out: ./x/../Generated }\n",
      "a/b.yaml": "extends: d.yaml\nrules: { small-size: info }\n",
      "a/c.yaml": "extends: ./d.yaml\nrules: { small-size: error }\n",
      "a/d.yaml": "rules: { off-gird: off }\n",
    ])
    #expect(configuration.lint.rules["small-size"]?.level == .on(.error))
    #expect(reader.files.map(\.path) == ["a/.stylespec.yaml", "a/b.yaml", "a/d.yaml", "a/c.yaml"])
    #expect(reader.diagnostics.map(\.message) == ["`off-gird` is not a rule; did you mean `off-grid`?"])
    #expect(reader.diagnostics.map { reader.files[$0.range.file.index].path } == ["a/d.yaml"])
    #expect(configuration.outputs?.map(\.folder.path) == ["a/Generated"])
    #expect(configuration.outputs?.map(\.formats) == [[.swift]])
  }

  @Test func cyclesAreToldWithTheirChain() {
    let (_, reader) = read([
      "a/.stylespec.yaml": "extends: b.yaml\n", "a/b.yaml": "extends: c.yaml\n", "a/c.yaml": "extends: [b.yaml]\n",
    ])
    #expect(
      reader.diagnostics.map(\.message) == [
        "these configurations extend each other: a/b.yaml → a/c.yaml → a/b.yaml; remove one of the links"
      ]
    )
    #expect(reader.diagnostics.first?.notes.map(\.message) == ["a/b.yaml extends another one here"])
  }

  @Test func manyFilesEnd() {
    var files = ["a/.stylespec.yaml": "extends: 0.yaml\n"]
    for index in 0..<2_000 { files["a/\(index).yaml"] = "extends: \(index + 1).yaml\n" }
    #expect(read(files).1.diagnostics.map(\.rule) == [InvalidExtends.id])
  }

  /// What the extending file says of a rule holds against what the other one says of some places.
  @Test func theExtendingFileWinsOverOverridesOfTheOther() {
    let spec =
      "stylespec: 1\nname: A\noffsetHost: css\ncolor: { ink: \"#222222\" }\nweight: { r: 400 }\ntypography: { 9: plain }\n"
    let shared = "overrides: [{ tokens: typography.*, rules: { small-size: error } }]\n"
    for (root, severities) in [("", [Diagnostic.Severity.error]), ("rules: { small-size: info }\n", [.info])] {
      var options = Compiler.LintOptions(
        configurations: [0: SourceFile(path: ".stylespec.yaml", text: "extends: shared.yaml\n" + root)]
      )
      options.readConfiguration = { path throws(IncludeError) in SourceFile(path: path, text: shared) }
      let result = Compiler.lint(compileInMemory(spec, wantsOutlines: true), options)
      #expect(result.findings.filter { $0.rule.rawValue == "small-size" }.map(\.severity) == severities)
    }
  }
}
