internal import TokenDiagnostics
internal import TokenYAML

/// Moves an entry of a mapping to the end of another one in the same document, and makes the groups that are missing.
struct EntryMove {
  /// The bytes of the entry, from its key to its end.
  let moved: Range<Int>
  private let entries: [SourceTree.Entry]
  private let path: [String]
  private let tree: SourceTree
  private let bytes: [UInt8]
  private let lines: FileLines
  private let file: SourceFileID
  /// The document, and the new groups that are there, the innermost last.
  private let targets: [NodeID]
  /// The groups that are missing.
  private let groups: [String]

  /// - Parameters:
  ///   - entries: The groups from a document, and last the entry.
  ///   - path: The names of the new groups, and last that of the entry.
  ///   - tree: What was read from the file.
  ///   - bytes: The file.
  init(of entries: [SourceTree.Entry], to path: [String], _ tree: SourceTree, _ bytes: [UInt8]) {
    (self.entries, self.path, self.tree, self.bytes) = (entries, path, tree, bytes)
    lines = FileLines(bytes)
    let entry = entries[entries.count - 1]
    file = tree.range(of: entry.key).file
    moved = tree.range(of: entry.key).bytes.lowerBound..<tree.range(of: entry.value).bytes.upperBound
    var targets = [entries[0].mapping]
    for name in path.dropLast() {
      guard let found = tree.entry(at: [name], from: targets[targets.count - 1])?.value,
        tree.kind(of: found) == .mapping
      else { break }
      targets.append(found)
    }
    self.targets = targets
    groups = Array(path[(targets.count - 1)..<(path.count - 1)])
  }

  private var target: NodeID { targets[targets.count - 1] }

  /// The removal and the insertion, with edits of what is moved.
  func edits(withInside inside: some Sequence<TextEdit>) -> [TextEdit] {
    [removal, insertion(of: text(withInside: inside))]
  }

  // MARK: The text that moves

  /// The value, with the edits in it, and with the type and the deprecation that it has from groups.
  private func text(withInside inside: some Sequence<TextEdit>) -> [UInt8] {
    let entry = entries[entries.count - 1]
    let range = tree.range(of: entry.value).bytes
    var text = Array(bytes[range])
    for edit in inside.sorted(by: { $0.range.lower > $1.range.lower }) where range.contains(edit.range.bytes.lowerBound)
    {
      let place = (edit.range.bytes.lowerBound - range.lowerBound)..<(edit.range.bytes.upperBound - range.lowerBound)
      text.replaceSubrange(place, with: edit.replacement.utf8)
    }
    guard let brace = text.first, brace == UInt8(ascii: "{") else { return text }
    let keys = ["$type", "$deprecated"].compactMap { key in inherited(key).map { "\"\(key)\": \($0), " } }
    guard !keys.isEmpty else { return text }
    let start = text[1...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 1
    text.insert(contentsOf: keys.joined().utf8, at: start)
    return text
  }

  /// What the entry has from its groups, and would not have from the new ones, as it is written.
  private func inherited(_ key: String) -> String? {
    let entry = entries[entries.count - 1]
    guard value(of: key, in: entry.value) == nil,
      let old = entries.dropLast().reversed().lazy.compactMap({ value(of: key, in: $0.value) }).first
    else { return nil }
    let new = targets.reversed().lazy.compactMap { value(of: key, in: $0) }.first
    return new == old ? nil : old
  }

  private func value(of key: String, in mapping: NodeID) -> String? {
    tree.entry(at: [key], from: mapping).map { entry in
      String(decoding: bytes[tree.range(of: entry.value).bytes], as: UTF8.self)
    }
  }

  // MARK: Removal

  /// Removes the entry, or the outermost group that would be empty.
  private var removal: TextEdit {
    let entry = entries[removed]
    let range = tree.range(of: entry.key).bytes.lowerBound..<tree.range(of: entry.value).bytes.upperBound
    let whole =
      if isInBraces(entry.mapping) {
        rangeInBraces(range)
      } else {
        comment.isEmpty || !isInBraces(target)
          ? lines.start(of: range.lowerBound)..<lines.end(after: range.upperBound) : range
      }
    return TextEdit(replacing: SourceRange(file: file, bytes: whole), with: "")
  }

  /// The index of the entry that is removed.
  private var removed: Int {
    var index = entries.count - 1
    while index > 0, Array(tree.entries(of: entries[index].mapping)).count == 1, !isIn(entries[index].mapping, target) {
      index -= 1
    }
    return index
  }

  /// What is on the line of a block entry after it: a comment with the space before it.
  private var comment: String {
    guard !isInBraces(entries[entries.count - 1].mapping) else { return "" }
    let line = bytes[moved.upperBound..<lines.end(after: moved.upperBound)].prefix { !FileLines.isLineEnd($0) }
    return line.contains(UInt8(ascii: "#")) ? String(decoding: line, as: UTF8.self) : ""
  }

  /// Whether a mapping is in another one, or the same.
  private func isIn(_ outer: NodeID, _ inner: NodeID) -> Bool {
    tree.range(of: outer).bytes.contains(tree.range(of: inner).bytes.lowerBound)
  }

  private func isInBraces(_ mapping: NodeID) -> Bool {
    bytes[tree.range(of: mapping).bytes].first == UInt8(ascii: "{")
  }

  /// An entry between braces, with the comma before it; the first one with the comma and the space after it.
  private func rangeInBraces(_ entry: Range<Int>) -> Range<Int> {
    let before = bytes[..<entry.lowerBound].lastIndex { !Self.isBlank($0) } ?? 0
    if bytes[before] == UInt8(ascii: ",") { return before..<entry.upperBound }
    let after = bytes[entry.upperBound...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    guard after < bytes.endIndex, bytes[after] == UInt8(ascii: ",") else { return entry }
    let next = bytes[(after + 1)...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    return entry.lowerBound..<next
  }

  // MARK: Insertion

  private func insertion(of text: [UInt8]) -> TextEdit {
    let removedKey = entries[removed].key
    let others = tree.entries(of: target).filter { $0.key != removedKey }
    guard let first = others.first, let last = others.last else {
      let range = tree.range(of: target).bytes
      return isInBraces(target) && Array(tree.entries(of: target)).isEmpty
        ? insert(" \(pair(text, indent: 0)) ", at: range.upperBound - 1)
        : insert(
          pair(text, indent: lines.indentation(at: moved.lowerBound)),
          at: tree.range(of: removedKey).bytes.lowerBound
        )
    }
    let indent = lines.indentation(at: tree.range(of: first.key).bytes.lowerBound)
    let text = pair(text, indent: indent) + (isInBraces(target) ? "" : comment)
    return tree.insertion(of: text, after: last.value, in: target, bytes)
  }

  private func insert(_ text: String, at place: Int) -> TextEdit {
    TextEdit(replacing: SourceRange(file: file, bytes: place..<place), with: text)
  }

  /// The entry in the groups that are missing. Its first line follows the indentation.
  private func pair(_ text: [UInt8], indent: Int) -> String {
    let (key, value) = (
      tree.range(of: entries[entries.count - 1].key), tree.range(of: entries[entries.count - 1].value)
    )
    let between = String(decoding: bytes[key.bytes.upperBound..<value.bytes.lowerBound], as: UTF8.self)
    let isBlock = !isInBraces(target)
    let depth = indent + (isBlock ? 2 * groups.count : 0)
    let entry = indented(
      spelling(path[path.count - 1]) + between + String(decoding: text, as: UTF8.self),
      by: depth - lines.indentation(at: moved.lowerBound)
    )
    let starts = groups.enumerated().map { index, group in
      isBlock ? "\(spelling(group)):\(lines.newline)\(spaces(indent + 2 * index + 2))" : "\(spelling(group)): { "
    }
    return starts.joined() + entry + (isBlock ? "" : groups.map { _ in " }" }.joined())
  }

  private func spelling(_ name: String) -> String {
    tree.spelling(of: name, likeKey: entries[entries.count - 1].key, bytes)
  }

  /// A text whose lines after the first one move to the right, or to the left.
  private func indented(_ text: String, by count: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index == 0 || line.isEmpty { return String(line) }
      if count >= 0 { return spaces(count) + line }
      return String(line.dropFirst(min(-count, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || FileLines.isLineEnd(byte) }
}
