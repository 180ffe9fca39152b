internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The comments of some documents that are written for people, by what they are directly above.
struct CommentBlocks {
  /// All comments but those for programs, file by file.
  private(set) var all: [SourceRange] = []
  private var blocks: [Place: CommentBlock] = [:]

  /// Where a line has its first character.
  private struct Place: Hashable {
    let file: SourceFileID
    let offset: Int
  }

  /// No comments.
  init() {}

  /// - Parameters:
  ///   - documents: The documents with the comments.
  ///   - files: The files of the run, by the index of their IDs.
  init(_ documents: [SourceDocument], in files: [SourceFile]) {
    for document in documents {
      guard !document.comments.isEmpty, let file = files[document.file] else { continue }
      add(document.comments, of: file.bytes)
    }
  }

  /// Whether nothing is above anything.
  var isEmpty: Bool { blocks.isEmpty }

  /// The comment directly above the line that a key starts; nil without one.
  subscript(above key: SourceRange) -> CommentBlock? {
    blocks[Place(file: key.file, offset: key.bytes.lowerBound)]
  }

  /// The comments above the keys of a tree, by the values of the keys.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the documents; O(1) without comments.
  func byValue(in tree: SourceTree) -> [NodeID: CommentBlock] {
    var found: [NodeID: CommentBlock] = [:]
    if isEmpty { return found }
    func add(below node: NodeID) {
      for (key, value) in tree.entries(of: node) {
        if let block = self[above: tree.range(of: key)] { found[value] = block }
        add(below: value)
      }
      for element in tree.elements(of: node) { add(below: element) }
    }
    for root in tree.documents.compactMap(\.root) { add(below: root) }
    return found
  }

  // MARK: Reading

  private mutating func add(_ comments: [SourceRange], of bytes: [UInt8]) {
    /// The lines directly above the next one.
    var lines: [(text: String, comment: SourceRange)] = []
    var next = -1
    for comment in comments {
      let line = CommentLine(comment, in: bytes)
      if !line.isForPrograms { all.append(comment) }
      guard line.isWhole else {
        lines = []
        continue
      }
      if next != comment.bytes.lowerBound { lines = [] }
      if !line.isForPrograms { lines.append((line.text, comment)) }
      next = line.next
      let text = lines.map(\.text).joined(separator: "\n")
      if text.allSatisfy(\.isWhitespace) { continue }
      blocks[Place(file: comment.file, offset: next)] = CommentBlock(text: text, lines: lines.map(\.comment))
    }
  }
}

/// A comment that ends where its line does.
private struct CommentLine {
  /// Without the sign and one space after it.
  let text: String
  /// Whether nothing else is in the line.
  let isWhole: Bool
  /// Whether it is written for the linter or an editor.
  let isForPrograms: Bool
  /// The first character of the next line that is neither a space nor a tab.
  let next: Int

  init(_ comment: SourceRange, in bytes: [UInt8]) {
    let range = comment.bytes.clamped(to: bytes.indices)
    var rest = bytes[range]
    let isBlock = rest.starts(with: "/*".utf8)
    rest = rest.dropFirst(rest.starts(with: "//".utf8) ? 2 : 1)
    let isIndented = bytes[..<range.lowerBound].last { !Self.isBlank($0) }.map(Self.isBreak) ?? true
    isWhole = !isBlock && isIndented
    let words = rest.drop { Self.isBlank($0) || $0 == UInt8(ascii: "#") }
    isForPrograms = Self.isForPrograms(String(decoding: words.prefix(40), as: UTF8.self))
    if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
    while let last = rest.last, Self.isBlank(last) || Self.isBreak(last) { rest = rest.dropLast() }
    text = String(decoding: rest, as: UTF8.self)
    var end = bytes[range.upperBound...]
    if end.first == UInt8(ascii: "\r") { end = end.dropFirst() }
    if end.first == UInt8(ascii: "\n") { end = end.dropFirst() }
    next = end.drop(while: Self.isBlank).startIndex
  }

  /// Suppressions of rules, and the schema that editors check a file by.
  private static func isForPrograms(_ text: String) -> Bool {
    let text = text.lowercased()
    if text.hasPrefix("yaml-language-server:") { return true }
    guard text.hasPrefix("stylespec") else { return false }
    return text.dropFirst("stylespec".count).drop { $0 == " " }.first == ":"
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
