import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenRenaming

/// What holds for sources, whatever is renamed: uses of codes get the new names, and all other text stays.
struct SourceRenamingLawTests {
  @Test func usesFollowAndOtherTextStays() throws {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    var count = 0
    let rounds = lawRounds(2_000)
    for seed in SeededGenerator.seeds(rounds) {
      let spec = RandomVersions(seed: seed).spec
      let catalog = try #require(compileInMemory([input(spec)], to: []).inputs.first?.catalog)
      let tokens = catalog.tokens.indices.map { catalog.tokens.path(of: $0) }
      guard catalog.codeCount > 0,
        let old = tokens.filter({ ["color", "weight"].contains($0.segments[0]) }).randomElement(using: &random)
      else { continue }
      let source = RandomSwiftSource(seed: seed, codeCount: catalog.codeCount)
      let text = source.text(with: CodeSpellings(catalog))
      guard let (renaming, changed) = try renamed(old.description, to: "moved", in: spec, text) else { continue }
      let names = CodeSpellings(try #require(renaming.catalogs.first).after)
      #expect(changed == source.text(with: names, elsewhere: CodeSpellings(catalog)), "\(old) in \(spec)")
      let new = TokenPath(old.segments.dropLast() + ["moved"]).description
      let back = try renamed(new, to: old.name, in: try #require(renaming.files.all.first).text, changed)
      // Old names in comments and strings were not changed, so they are there again.
      #expect(back?.source.utf8.elementsEqual(text.utf8) == true, "\(old) in \(spec)")
      count += 1
    }
    #expect(count > rounds / 2)
  }

  private func input(_ spec: String) -> CompilerInput {
    CompilerInput(SourceFile(path: "brand.yaml", text: spec), role: .spec)
  }

  private func renamed(
    _ old: String,
    to new: String,
    in spec: String,
    _ source: String
  ) throws -> (renaming: TokenRenaming, source: String)? {
    do throws(RenameProblem) {
      let renaming = try TokenRenaming(old, to: new, in: [input(spec)]) { _ throws(IncludeError) in
        throw IncludeError(problem: "is not there")
      }
      let uses = try SourceRenaming(of: renaming, in: [SourceFile(path: "App.swift", text: source)])
      return (renaming, String(decoding: uses.files.all[0].bytes, as: UTF8.self))
    } catch {
      return nil
    }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The names of a catalog's codes in sources.
private struct CodeSpellings {
  let catalog: String
  let codes: [String]
  let swift: [String]

  init(_ catalog: Catalog) {
    self.catalog = catalog.name.value
    codes = catalog.codes.map(CodeNamer(catalog).name)
    swift = Compiler.swiftNames(of: catalog)
  }
}

/// A Swift file with uses of codes, and with their names where they mean nothing.
private struct RandomSwiftSource {
  private enum Part {
    /// A text with the name of a code in Swift in place of `§`, and its name in look-ups in place of `¶`.
    case use(String, code: Int)
    /// The same for names that are not uses.
    case other(String, code: Int)
  }

  private static let uses = [
    "let a = Catalog.§\n", "let a: [StyleCode] = [StyleCode.§, StyleCode . §]\n", "use(Catalog\n  .§)\n",
    "let a = Catalog.code(named: \"¶\")\n", "let a = \"1 \\(f(Catalog.§, \"\\(StyleCode.§)\")) 2\"\n",
    "let a = #\"1 \\#(Catalog.§) \\(Catalog\"#\n", "let a = \"\"\"\n  é \\(StyleCode.`§`)\n  \"\"\"\n",
    "let a = b / 2 / Catalog.§ /* é */ ; let c = Module.Catalog.§\n",
    "if x < Catalog.§ { y = z ? StyleCode.§ : Catalog.§ }\n",
  ]
  private static let others = [
    "// Catalog.§ and \"¶\"\n", "/* /* Catalog.§ */ StyleCode.§ */\n", "let a = \"Catalog.§ ¶\"\n",
    "let a = #\"\\(Catalog.§)\"#\n", "let a = \"\"\"\n  Catalog.§ \"¶\" \\\\(Catalog.§)\n  \"\"\"\n",
    "let a = /Catalog.§/\n", "let a = Catalog.Colors.§\n", "/// é 😀 `Catalog.§`\n",
  ]

  private let parts: [Part]
  private let hasCarriageReturns: Bool
  private let start: String

  init(seed: UInt64, codeCount: Int) {
    var generator = SeededGenerator(seed: seed)
    parts = (0..<12).map { _ in
      let code = Int.random(in: 0..<codeCount, using: &generator)
      return Bool.random(using: &generator)
        ? .use(Self.uses.randomElement(using: &generator) ?? "", code: code)
        : .other(Self.others.randomElement(using: &generator) ?? "", code: code)
    }
    hasCarriageReturns = Int.random(in: 0..<4, using: &generator) == 0
    start = Int.random(in: 0..<4, using: &generator) == 0 ? "\u{FEFF}" : ""
  }

  func text(with names: CodeSpellings, elsewhere others: CodeSpellings? = nil) -> String {
    let text = parts.map { part in
      switch part {
      case .use(let text, let code): Self.filled(text, names, code)
      case .other(let text, let code): Self.filled(text, others ?? names, code)
      }
    }.joined()
    return start + (hasCarriageReturns ? text.replacing("\n", with: "\r\n") : text)
  }

  private static func filled(_ text: String, _ names: CodeSpellings, _ code: Int) -> String {
    text.replacing("Catalog", with: names.catalog).replacing("§", with: names.swift[code])
      .replacing("¶", with: names.codes[code].replacing("\\", with: "\\\\"))
  }
}
