internal import TokenDiagnostics
internal import TokenYAML

/// An input that was read as JSON, with the laws that hold for it.
struct ReadInput {
  let bytes: [UInt8]
  let tree: SourceTree
  let document: SourceDocument?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], isStrict: Bool = false) {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "fuzz.json", bytes: bytes)
    self.bytes = bytes
    document = JSONReader.read(
      file,
      as: SourceFileID(index: 0),
      into: &tree,
      isStrict: isStrict,
      diagnostics: &diagnostics
    )
    self.tree = tree
    self.diagnostics = diagnostics
  }

  /// Every place is in the file, and children are inside of their parents, one after the other.
  func checkPlaces() {
    for diagnostic in diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.range)
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits {
        precondition(range.lower <= range.upper && range.bytes.upperBound <= bytes.count)
      }
    }
    for range in document?.comments ?? [] { precondition(range.bytes.upperBound <= bytes.count) }
    if let root = document?.root { checkNesting(of: root, in: 0..<bytes.count) }
  }

  private func checkNesting(of node: NodeID, in outer: Range<Int>) {
    let range = tree.range(of: node).bytes
    precondition(outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound)
    var end = range.lowerBound
    for child in children(of: node) {
      checkNesting(of: child, in: end..<range.upperBound)
      end = tree.range(of: child).bytes.upperBound
    }
  }

  private func children(of node: NodeID) -> [NodeID] {
    tree.entries(of: node).flatMap { [$0.key, $0.value] } + Array(tree.elements(of: node))
  }

  /// A file with an error in its text is incomplete, and no other; strict reading refuses what lenient reading warns
  /// about.
  func checkMistakes() {
    let mistakes = diagnostics.filter { $0.severity == .error && $0.rule.rawValue != "duplicate-key" }
    precondition(mistakes.count <= 21)
    precondition((document?.isComplete ?? false) == mistakes.isEmpty)
    let strict = ReadInput(bytes, isStrict: true)
    precondition(strict.document?.isComplete == document?.isComplete)
    precondition(strict.diagnostics.hasErrors == !diagnostics.isEmpty)
  }

  /// Every range, cut out and read on its own, gives the same node. Only the first ones are tried, since each reads its
  /// part again.
  func checkRanges() {
    var waiting = document?.root.map { [$0] } ?? []
    for _ in 0..<64 {
      guard let node = waiting.popLast() else { return }
      let part = ReadInput(Array(bytes[tree.range(of: node).bytes]))
      precondition(part.document?.root.map { part.isEqual($0, to: self, node) } ?? false)
      waiting += children(of: node)
    }
  }

  /// The safe fixes of warnings change nothing but what they are about.
  func checkFixes() {
    let edits = diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }.flatMap(\.edits)
    var fixed: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) where edit.range.bytes.lowerBound >= end {
      fixed += bytes[end..<edit.range.bytes.lowerBound] + Array(edit.replacement.utf8)
      end = edit.range.bytes.upperBound
    }
    let other = ReadInput(fixed + bytes[end...])
    guard let root = document?.root, let otherRoot = other.document?.root else {
      preconditionFailure("it was read before")
    }
    precondition(other.document?.isComplete == true && other.isEqual(otherRoot, to: self, root))
  }

  private func isEqual(_ node: NodeID, to other: ReadInput, _ otherNode: NodeID) -> Bool {
    let (children, others) = (children(of: node), other.children(of: otherNode))
    return tree.kind(of: node) == other.tree.kind(of: otherNode)
      && tree.form(of: node) == other.tree.form(of: otherNode)
      && tree.utf8(of: node) == other.tree.utf8(of: otherNode) && children.count == others.count
      && zip(children, others).allSatisfy { isEqual($0, to: other, $1) }
  }
}
