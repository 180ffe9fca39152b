internal import TokenDiagnostics
internal import TokenYAML

/// Entries that belong below an empty key, but are not indented.
extension SpecPass {
  /// Finds the entries that follow an empty one and do not belong to its mapping. Each empty entry followed by some is
  /// reported once.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the entries.
  ///   - isParent: Whether the entry with a key needs entries below it.
  ///   - isChild: Whether the entry with a key is foreign to the mapping, so that it may be one of those.
  /// - Returns: The keys of the entries that are not indented, and the empty ones before them.
  func unindented(
    in mapping: NodeID,
    isParent: (String) -> Bool,
    isChild: (String) -> Bool
  ) -> (children: Set<NodeID>, parents: Set<NodeID>) {
    var found: (children: Set<NodeID>, parents: Set<NodeID>) = ([], [])
    let entries = tree.entries(of: mapping)
    let place = range(mapping)
    guard entries.contains(where: { isEmpty($0.value) }), bytes(place).first != UInt8(ascii: "{") else { return found }
    var open: (key: NodeID, value: NodeID, children: [NodeID])?
    for (key, value) in entries {
      if open != nil, isChild(tree.text(of: key)) {
        open?.children.append(key)
        continue
      }
      if let open { reportUnindented(open, until: range(key).bytes.lowerBound, &found) }
      open = isEmpty(value) && isParent(tree.text(of: key)) ? (key, value, []) : nil
    }
    if let open { reportUnindented(open, until: place.bytes.upperBound, &found) }
    return found
  }

  private func isEmpty(_ value: NodeID) -> Bool {
    tree.kind(of: value) == .scalar && range(value).bytes.isEmpty
  }

  private func reportUnindented(
    _ parent: (key: NodeID, value: NodeID, children: [NodeID]),
    until end: Int,
    _ found: inout (children: Set<NodeID>, parents: Set<NodeID>)
  ) {
    guard let first = parent.children.first, let file = files[range(first).file] else { return }
    let start = lineStart(of: range(first).bytes.lowerBound, in: file)
    // The last line may end without a break, or be that of the next entry.
    let rest = file.bytes[end..<file.bytes.count].first
    let last =
      rest == nil || rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "\r") ? end : lineStart(of: end, in: file)
    let lines = SourceRange(file: range(first).file, bytes: start..<max(start, last))
    let diagnostic = Diagnostic.unindentedEntries(
      of: tree.text(of: parent.key),
      parent.children.map { tree.text(of: $0) },
      lines: lines,
      text: bytes(lines),
      at: range(parent.value)
    )
    report(diagnostic)
    spec.consequences.emptyParents[parent.value] = diagnostic
    found.children.formUnion(parent.children)
    found.parents.insert(parent.key)
  }

  private func lineStart(of offset: Int, in file: SourceFile) -> Int {
    var start = offset
    while start > 0, file.bytes[start - 1] != UInt8(ascii: "\n"), file.bytes[start - 1] != UInt8(ascii: "\r") {
      start -= 1
    }
    return start == 0 && file.hasByteOrderMark ? 3 : start
  }
}
