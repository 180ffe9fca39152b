import Testing
import TokenDiagnostics
import TokenYAML

/// A tree that takes a parsed file is the one that reads it.
struct ParsedFileTests {
  private static let texts = [
    ("a.yaml", "a: { b: [1, 'two', \"\\u4e09 \\L\"] } # c\nd: |\n  e\n"), ("b.json", "{\"k\": [1, true, \"\\u00e9\"]}"),
    ("empty.yaml", "# nothing\n"), ("twice.yaml", "a: 1\na: 2\n"), ("mistake.json", "{\"a\": [1,, 2]}"),
    ("broken.yaml", "a: [1\n"), ("latin.yaml", "😀: 墨\n"),
  ]

  private static var files: [SourceFile] { texts.map { SourceFile(path: $0, text: $1) } }

  @Test func aTreeThatTakesAFileHasTheSameNodes() {
    var (read, taken) = (SourceTree(), SourceTree())
    var (found, foundAgain): ([Diagnostic], [Diagnostic]) = ([], [])
    // Twice, so that every file comes after others.
    let files = Self.files + Self.files
    let parsed = files.enumerated().map { ParsedFile($1, as: SourceFileID(index: $0), isStrict: false) }
    for (index, file) in files.enumerated() {
      let id = SourceFileID(index: index)
      let document = SourceReader.read(file, as: id, into: &read, diagnostics: &found)
      let other = taken.add(parsed[index], diagnostics: &foundAgain)
      #expect(document?.root == other?.root && document?.file == other?.file, "\(file.path)")
      #expect(document?.comments == other?.comments && document?.isComplete == other?.isComplete, "\(file.path)")
    }
    #expect(found == foundAgain && !found.isEmpty)
    #expect(read.documents.map(\.root) == taken.documents.map(\.root))
    #expect(read.nodeCount == taken.nodeCount)
    for root in read.documents.compactMap(\.root) { expectSame(root, in: read, and: taken) }
  }

  private func expectSame(_ node: NodeID, in first: SourceTree, and second: SourceTree) {
    #expect(first.kind(of: node) == second.kind(of: node) && first.form(of: node) == second.form(of: node))
    #expect(first.range(of: node) == second.range(of: node))
    #expect(first.utf8(of: node).elementsEqual(second.utf8(of: node)))
    let children = Array(first.elements(of: node)) + first.entries(of: node).flatMap { [$0.key, $0.value] }
    let others = Array(second.elements(of: node)) + second.entries(of: node).flatMap { [$0.key, $0.value] }
    #expect(children == others)
    for child in children { expectSame(child, in: first, and: second) }
  }
}
