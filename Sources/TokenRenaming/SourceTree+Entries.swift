internal import TokenDiagnostics
internal import TokenYAML

extension SourceTree {
  /// An entry of a mapping.
  typealias Entry = (mapping: NodeID, key: NodeID, value: NodeID)

  /// The mappings with tokens in a document: all of it, or in a resolver document those that are written in its sets and
  /// contexts.
  func starts(from root: NodeID) -> [NodeID] {
    guard entry(at: ["resolutionOrder"], from: root) != nil else { return [root] }
    let sections = entries(of: root).filter { ["sets", "modifiers"].contains(text(of: $0.key)) }
    return sections.flatMap { elements(below: $0.value) }
  }

  /// The mappings in sequences at any depth.
  private func elements(below node: NodeID) -> [NodeID] {
    switch kind(of: node) {
    case .scalar: []
    case .mapping: entries(of: node).flatMap { elements(below: $0.value) }
    case .sequence: Array(elements(of: node))
    }
  }

  /// The entry with a path of names; nil if one of them is missing.
  func entry(at path: [String], from start: NodeID) -> Entry? { entries(at: path, from: start)?.last }

  /// The entries of the groups on a path, and last that of its name; nil if one of them is missing.
  func entries(at path: [String], from start: NodeID) -> [Entry]? {
    var found: [Entry] = []
    var mapping = start
    for name in path {
      guard let entry = entries(of: mapping).first(where: { utf8(of: $0.key).elementsEqual(name.utf8) }) else {
        return nil
      }
      found.append((mapping, entry.key, entry.value))
      mapping = entry.value
    }
    return found
  }

  /// A name as a key of the same file is written: in quotes or not.
  func spelling(of name: String, likeKey key: NodeID, _ bytes: [UInt8]) -> String {
    let isQuoted = bytes[range(of: key).bytes].first == UInt8(ascii: "\"")
    return isQuoted || !name.utf8.allSatisfy(RenameEdits.isPlain) ? "\"\(name)\"" : name
  }

  /// Inserts an entry or element after another one in its collection, on the same line or on the next one.
  func insertion(of text: String, after node: NodeID, in collection: NodeID, _ bytes: [UInt8]) -> TextEdit {
    let lines = FileLines(bytes)
    let range = range(of: collection)
    let end = self.range(of: node).bytes.upperBound
    let first = firstNode(of: collection) ?? node
    let start = self.range(of: first).bytes.lowerBound
    let indent = String(repeating: " ", count: lines.indentation(at: start))
    let isInBrackets = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[range.bytes.lowerBound])
    let place: Int
    let new: String
    if isInBrackets {
      place = end
      new = lines.hasLineEnd(range.bytes.lowerBound..<start) ? ",\(lines.newline)\(indent)\(text)" : ", \(text)"
    } else {
      place = lines.end(after: end)
      let dash = kind(of: collection) == .sequence ? "- " : ""
      let isLineEnded = lines.isEnded(at: place)
      new = isLineEnded ? "\(indent)\(dash)\(text)\(lines.newline)" : "\(lines.newline)\(indent)\(dash)\(text)"
    }
    return TextEdit(replacing: SourceRange(file: range.file, bytes: place..<place), with: new)
  }

  private func firstNode(of collection: NodeID) -> NodeID? {
    switch kind(of: collection) {
    case .scalar: nil
    case .mapping: entries(of: collection).first { _ in true }?.key
    case .sequence: elements(of: collection).first { _ in true }
    }
  }
}

/// The lines of a file.
struct FileLines {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line end of the file.
  var newline: String { bytes.contains(0x0D) ? "\r\n" : "\n" }

  /// The start of the line of a position.
  func start(of place: Int) -> Int { bytes[..<place].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0 }

  /// The start of the line after a position; the position itself at the start of a line.
  func end(after place: Int) -> Int {
    if isEnded(at: place) { return place }
    return bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
  }

  /// Whether a line ends right before a position.
  func isEnded(at place: Int) -> Bool { place > 0 && Self.isLineEnd(bytes[place - 1]) }

  /// The number of spaces that a line starts with.
  func indentation(at place: Int) -> Int { bytes[start(of: place)...].prefix { $0 == UInt8(ascii: " ") }.count }

  func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains(where: Self.isLineEnd) }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
