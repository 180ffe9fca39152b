import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenRenaming

/// What holds for any web source.
struct WebMentionsLawTests {
  private func mentions(_ names: WebNames, _ file: SourceFile) throws -> WebMentions {
    WebMentions(of: names, in: file, as: SourceFileID(index: 0), try #require(WebLanguage(path: file.path)))
  }

  private func text(_ file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  /// Changes the names in a source, and looks for them again.
  private func rename(_ file: SourceFile) throws -> (before: WebMentions, changed: SourceFile) {
    let source = text(file)
    let path = file.path
    let before = try mentions(RandomWebSource.names, file)
    let ranges = (before.edits.map(\.range) + before.left).sorted()
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upper <= $1.lower }, "\(path): \(source.debugDescription)")
    let changed = RenamedFiles([file], before.edits).all[0]
    let rest = try mentions(RandomWebSource.names, changed)
    #expect(rest.edits.isEmpty && rest.left.count == before.left.count, "\(path): \(source.debugDescription)")
    return (before, changed)
  }

  /// Returns the number of names that were changed.
  private func check(_ source: String, _ path: String) throws -> Int {
    let file = SourceFile(path: path, text: source)
    let (before, changed) = try rename(file)
    let back = try mentions(RandomWebSource.reversed, changed)
    #expect(back.edits.count == before.edits.count && back.left.isEmpty, "\(path): \(source.debugDescription)")
    let first = RenamedFiles([changed], back.edits).all[0]
    #expect(first.bytes == file.bytes, "\(path): \(source.debugDescription) became \(text(first).debugDescription)")
    return before.edits.count
  }

  private static let paths = ["a.css", "a.scss", "a.html", "a.vue", "a.svelte", "a.ts", "a.tsx"]

  @Test func namesAndBackGiveTheFirstBytes() throws {
    var count = 0
    let rounds = lawRounds(2_000)
    for seed in SeededGenerator.seeds(rounds) {
      var source = RandomWebSource(seed: seed, hasSpellings: false)
      count += try check(source.styleSheet(), "a.css")
      count += try check(source.page(), "a.html")
      let noise = source.noise()
      for path in Self.paths { count += try check(noise, path) }
    }
    #expect(count > rounds * 10)
  }

  @Test func noNameIsChangedTwice() throws {
    for seed in SeededGenerator.seeds(lawRounds(2_000)) {
      var source = RandomWebSource(seed: seed, hasSpellings: true)
      let noise = source.noise()
      for path in Self.paths { _ = try rename(SourceFile(path: path, text: noise)) }
    }
  }
}
