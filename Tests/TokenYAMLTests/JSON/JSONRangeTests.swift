import TestSupport
import Testing
import TokenDiagnostics
import TokenYAML

/// Every range, cut out of the source and read on its own, gives the same node.
struct JSONRangeTests {
  @Test func rangesAreThoseOfTheirNodes() {
    let seed = SeededGenerator.chosenSeed
    var random = RandomJSON(seed: seed)
    for round in 0..<lawRounds(4_000) {
      let text = (round.isMultiple(of: 3) ? "\u{FEFF}" : "") + random.text()
      let problem = JSONRanges(text).problem()
      guard problem == nil else {
        Issue.record("\(problem ?? ""), STYLESPEC_SEED=\(seed)")
        return
      }
    }
  }

  @Test(arguments: JSONRangeFault.allCases) func otherRangesAreNoticed(fault: JSONRangeFault) {
    var random = RandomJSON(seed: 1)
    let isNoticed = (0..<200).contains { _ in JSONRanges("\u{FEFF}" + random.text()).problem(fault) != nil }
    #expect(isNoticed)
  }

  /// Lists every node with the source text of its range, and the scalars with their forms.
  @Test func nodesAreInSourceOrder() {
    let read = ReadJSON("{ \"é\\n\": [1, \"b\" , true ], \"c\" : {} }")
    let nodes = read.nodes.map { node in
      "\(read.tree.form(of: node).map { "\($0)" } ?? "\(read.tree.kind(of: node))") \(read.text(read.tree.range(of: node)))"
    }
    #expect(
      nodes == [
        "mapping { \"é\\n\": [1, \"b\" , true ], \"c\" : {} }", "quoted \"é\\n\"", "sequence [1, \"b\" , true ]",
        "number 1",
        "quoted \"b\"", "true true", "quoted \"c\"", "mapping {}",
      ]
    )
  }

  @Test func severalFilesShareATree() throws {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let files = [("a.json", "{\"a\\n\": 1}"), ("b.yaml", "b: 2\n"), ("c.json", " [\"\\u0063\", 3]")]
    for (index, (path, text)) in files.enumerated() {
      let file = SourceFile(path: path, text: text)
      _ = SourceReader.read(file, as: SourceFileID(index: index), into: &tree, diagnostics: &diagnostics)
    }
    #expect(diagnostics == [])
    #expect(tree.documents.map(\.file.index) == [0, 1, 2])
    let last = try #require(tree.documents.last?.root)
    #expect(tree.elements(of: last).map { tree.text(of: $0) } == ["c", "3"])
    #expect(tree.range(of: last) == SourceRange(file: SourceFileID(index: 2), bytes: 1..<14))
  }
}

/// A mistake in ranges.
enum JSONRangeFault: CaseIterable {
  case quotesAreLeftOut
  case collectionsEndBeforeTheirBracket
  case byteOrderMarksAreNotCounted
  case spaceIsTakenAlong
}

/// The ranges of a text.
struct JSONRanges {
  private let read: ReadJSON

  init(_ text: String) {
    read = ReadJSON(text)
  }

  /// Nil if each range gives its node.
  func problem(_ fault: JSONRangeFault? = nil) -> String? {
    for node in read.nodes {
      let range = range(of: node, fault)
      let part = ReadJSON(Array(read.bytes[range]))
      guard let root = part.root, part.data == JSONData(node, in: read.tree),
        // A range is as short as it can be.
        part.tree.range(of: root).bytes == part.bytes.indices
      else { return "\(range) in \(String(decoding: read.bytes, as: UTF8.self).debugDescription)" }
    }
    return nil
  }

  private func range(of node: NodeID, _ fault: JSONRangeFault?) -> Range<Int> {
    let range = read.tree.range(of: node).bytes
    switch fault {
    case .quotesAreLeftOut where read.tree.form(of: node) == .quoted: return range.lowerBound + 1..<range.upperBound - 1
    case .collectionsEndBeforeTheirBracket where read.tree.kind(of: node) != .scalar:
      return range.lowerBound..<range.upperBound - 1
    case .byteOrderMarksAreNotCounted: return range.lowerBound - 3..<range.upperBound - 3
    case .spaceIsTakenAlong where range.upperBound < read.bytes.count && read.bytes[range.upperBound] == 0x20:
      return range.lowerBound..<range.upperBound + 1
    default: return range
    }
  }
}
