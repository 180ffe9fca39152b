import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver
import TokenYAML

@testable import TokenLint

/// The pages of errors are complete, and their examples are true. `Scripts/rules` records `Documentation/Errors.md`.
struct ErrorReferenceTests {
  @Test func referenceIsWhatThePagesSay() throws {
    try expectGolden(ErrorReference.list, "Documentation/Errors.md")
  }

  @Test func errorsHaveDifferentIDs() {
    let ids = ErrorRegistry.kinds.map { $0.page.id }
    #expect(ids.count == Set(ids).count)
  }

  /// `Scripts/rules` lists all of them.
  @Test func everyFileOfAnErrorIsListed() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let names = files.compactMap { ($0 as? URL).flatMap { $0.pathExtension == "swift" ? $0 : nil } }.filter { file in
      (try? String(contentsOf: file, encoding: .utf8))?.contains(": ErrorKind {") ?? false
    }.map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(ErrorRegistry.kinds.map { "\($0)" }).symmetricDifference(names).isEmpty)
  }

  @Test(arguments: ErrorRegistry.kinds.map(Named.init))
  func pagesHaveSentences(_ named: Named) {
    let page = named.page
    #expect(!page.summary.hasSuffix("."))
    for text in [page.why, page.remedy] {
      #expect(text.hasSuffix(".") && (text.first?.isUppercase ?? false || text.hasPrefix("`")))
    }
    #expect((page.wrong == nil) == (page.right == nil))
  }

  @Test(arguments: ErrorRegistry.kinds.filter { $0.page.wrong != nil }.map(Named.init))
  func examplesAreTrue(_ named: Named) throws {
    let wrong = try #require(named.page.wrong)
    let right = try #require(named.page.right)
    let found = Self.places(of: named.page.id, in: wrong)
    #expect(!found.isEmpty && found == Self.marks(in: wrong), "\(found), \(Self.messages(of: wrong))")
    #expect(Self.messages(of: right) == [])
    for isStrict in [false, true] {
      let found = Self.lint(wrong, isStrict: isStrict).mistakes.filter { $0.rule == named.kind.id }
      let grade = named.kind.grade
      #expect(found.allSatisfy { $0.severity == (isStrict && grade == .deviation ? .error : grade.severity) })
    }
  }

  struct Named: Sendable, CustomTestStringConvertible {
    let kind: any ErrorKind.Type
    var page: ErrorPage { kind.page }
    var testDescription: String { page.id }
  }

  /// The texts between marks, and where they start in their file.
  private static func marks(in example: ErrorPage.Example) -> [String] {
    files(of: example).flatMap { file in
      let source = MarkedSource(file.text.replacing("⟦", with: "⟦x|"))
      return source.expectations.map { "\(file.path) \($0.range)" }
    }
  }

  private static func places(of id: String, in example: ErrorPage.Example) -> [String] {
    let result = lint(example)
    return result.mistakes.filter { $0.rule.rawValue == id }.map {
      "\(result.files[$0.range.file.index].path) \($0.range.bytes)"
    }
  }

  private static func messages(of example: ErrorPage.Example) -> [String] { lint(example).mistakes.map(\.message) }

  private static func files(of example: ErrorPage.Example) -> [(path: String, text: String)] {
    switch example {
    case .spec(let text): [("spec.yaml", whole(text))]
    case .whole(let text): [("spec.yaml", text)]
    case .json(let text): [("spec.json", wholeJSON(text))]
    case .tokens(let text): [("brand.tokens.json", "{ \(text) }")]
    case .resolver(let text): [("brand.resolver.json", "{ \"version\": \"2025.10\", \(text) }")]
    case .files(let files): files.enumerated().map { ($1.path, $0 == 0 ? whole($1.text) : $1.text) }
    case .configuration(let text): [("spec.yaml", whole("")), (".stylespec.yaml", text)]
    }
  }

  private static func lint(_ example: ErrorPage.Example, isStrict: Bool = false) -> Compiler.LintResult {
    let files = files(of: example).map {
      SourceFile(path: $0.path, text: MarkedSource($0.text.replacing("⟦", with: "⟦x|")).text)
    }
    let others = Dictionary(
      uniqueKeysWithValues: files.dropFirst().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    let compiled = compileInMemory(
      [CompilerInput(files[0], role: .spec)],
      wantsOutlines: true,
      isStrict: isStrict,
      including: others
    )
    var options = Compiler.LintOptions()
    if case .configuration = example { options.configurations = [0: files[1]] }
    options.migrations = files.filter { $0.path == MigrationFile.name }.map { CompilerInput($0, role: .candidate) }
    options.looksAtAll = true
    options.isStrict = isStrict
    return Compiler.lint(compiled, options)
  }

  /// The same for JSON: the keys that are missing follow the first brace.
  private static func wholeJSON(_ json: String) -> String {
    let minimal = [
      ("stylespec", "1"), ("name", "\"Brand\""), ("offsetHost", "\"uikit\""), ("color", "{ \"ink\": \"#222222\" }"),
      ("weight", "{ \"regular\": 400 }"), ("typography", "{ \"14\": \"plain\" }"),
    ]
    let missing = minimal.filter { !json.contains("\"\($0.0)\"") }.map { "\"\($0.0)\": \($0.1)," }.joined(
      separator: " "
    )
    return json.hasPrefix("{") ? "{ " + missing + json.dropFirst() : json
  }

  /// A part of a spec with what it lacks.
  private static func whole(_ yaml: String) -> String {
    let minimal = [
      ("stylespec", "stylespec: 1\n"), ("name", "name: Brand\n"), ("offsetHost", "offsetHost: uikit\n"),
      ("color", "color: { ink: \"#222222\" }\n"), ("weight", "weight: { regular: 400 }\n"),
      ("typography", "typography: { 14: plain }\n"),
    ]
    let keys = Set(
      yaml.split(separator: "\n").map { $0.replacing("⟦", with: "").replacing("⟧", with: "").prefix { $0 != ":" } }
    )
    return minimal.filter { !keys.contains($0.0[...]) && !(keys.contains("weights") && $0.0 == "weight") }.map(\.1)
      .joined() + yaml
  }
}
