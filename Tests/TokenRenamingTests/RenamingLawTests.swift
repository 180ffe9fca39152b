import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenRenaming

/// What holds whatever is renamed.
struct RenamingLawTests {
  private static let names = ["ink", "in k", "墨", "a`b", "x-1", "7", "👩‍👩‍👧", "true", "cafe\u{301}", "on"]

  private func input(_ text: String, _ path: String) -> CompilerInput {
    CompilerInput(SourceFile(path: path, text: text), role: .spec)
  }

  private func renamed(_ old: TokenPath, to name: String, in text: String, _ path: String) throws -> String? {
    do throws(RenameProblem) {
      let renaming = try TokenRenaming(old.description, to: name, in: [input(text, path)]) { _ throws(IncludeError) in
        throw IncludeError(problem: "is not there")
      }
      return renaming.files.changed.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
    } catch {
      if case .mistakes = error { Issue.record("the spec has mistakes: \(text)") }
      return nil
    }
  }

  /// The tokens in their order, with their values.
  private func values(_ text: String, _ path: String) throws -> [(path: TokenPath, value: String)] {
    let result = compileInMemory([input(text, path)], to: [])
    let catalog = try #require(result.inputs.first?.catalog)
    return catalog.tokens.indices.map { token in
      var report: [String] = []
      for selection in [ContextSelection(), catalog.resolved.selection(for: .dark)] {
        report.append((try? catalog.resolved.value(of: token, in: selection).value.line) ?? "none")
      }
      return (catalog.tokens.path(of: token), report.joined(separator: " "))
    }
  }

  /// Renames a random token, and compares values; then renames it back, and compares bytes.
  private func check(_ text: String, _ path: String, _ random: inout SeededGenerator) throws -> Bool {
    let before = try values(text, path)
    let renamable = before.map(\.path).filter { !["typography", "modes"].contains($0.segments[0]) }
    guard let old = renamable.randomElement(using: &random), let name = Self.names.randomElement(using: &random),
      !name.utf8.elementsEqual(old.name.utf8), let changed = try renamed(old, to: name, in: text, path)
    else { return false }
    let new = TokenPath(old.segments.dropLast() + [name])
    let after = try values(changed, path)
    let expected = before.map { ($0.path == old ? new : $0.path, $0.value) }
    // A reference may name the token in its value.
    #expect(
      zip(after, expected).allSatisfy { $0.path == $1.0 && $0.value == $1.1 } && after.count == expected.count,
      "\(old) → \(new) in \(text)"
    )
    #expect(
      try renamed(new, to: old.name, in: changed, path)?.utf8.elementsEqual(text.utf8) == true,
      "\(old) → \(new) in \(text)"
    )
    return true
  }

  /// Renames a random group and back, which gives the first bytes; then moves a token to a random place and back, which
  /// gives the first values.
  private func checkGroups(_ text: String, _ random: inout SeededGenerator) throws -> (groups: Int, moves: Int) {
    let path = "brand.resolver.json"
    let before = try values(text, path)
    var counts = (groups: 0, moves: 0)
    let groups = before.map { Array($0.path.segments.dropLast()) }.filter { !$0.isEmpty }
    if let group = groups.randomElement(using: &random).map(TokenPath.init),
      let changed = try renamed(group, to: "moved", in: text, path)
    {
      counts.groups += 1
      let new = TokenPath(group.segments.dropLast() + ["moved"])
      #expect(try renamed(new, to: group.name, in: changed, path)?.utf8.elementsEqual(text.utf8) == true, "\(text)")
    }
    guard let old = before.randomElement(using: &random)?.path else { return counts }
    let group = groups.randomElement(using: &random) ?? []
    let new = TokenPath((Bool.random(using: &random) ? group : ["fresh", "group"]) + ["moved"])
    if let changed = try renamed(old, to: new.description, in: text, path) {
      counts.moves += 1
      let after = Dictionary(try values(changed, path).map { ($0.path, $0.value) }) { first, _ in first }
      for (path, value) in before {
        #expect(after[path == old ? new : path] == value, "\(old) → \(new) in \(text)")
      }
      #expect(after.count == before.count)
      #expect(try renamed(new, to: old.description, in: changed, path) != nil, "\(new) → \(old) in \(changed)")
    }
    return counts
  }

  @Test func groupsAndMovesKeepAllValues() throws {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    var counts = (groups: 0, moves: 0)
    let rounds = lawRounds(2_000)
    for seed in SeededGenerator.seeds(rounds) {
      var files = RandomTokenFiles(generator: SeededGenerator(seed: seed))
      let found = try checkGroups(files.pair().old.document, &random)
      counts = (counts.groups + found.groups, counts.moves + found.moves)
    }
    #expect(counts.groups > rounds / 2 && counts.moves > rounds / 4, "\(counts)")
  }

  @Test func aNameAndBackGivesTheFirstBytes() throws {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    var count = 0
    let rounds = lawRounds(2_000)
    for seed in SeededGenerator.seeds(rounds) {
      var files = RandomTokenFiles(generator: SeededGenerator(seed: seed))
      if try check(RandomVersions(seed: seed).spec, "brand.yaml", &random) { count += 1 }
      if try check(files.pair().old.document, "brand.resolver.json", &random) { count += 1 }
    }
    #expect(count > rounds)
  }
}
