internal import TokenDiagnostics

/// A file that is open in an editor.
struct OpenDocument: Sendable {
  /// The absolute path, with links to folders followed.
  let path: String
  /// The version that the editor gave it; nil for a file that is not open.
  private(set) var version: Int?
  /// The content in the editor.
  private(set) var text: DocumentText
  private var lastIndex: FileIndex?
  /// The edits since the last index was made.
  private var edits: [DocumentEdit] = []
  /// Whether the index is that of the text.
  private(set) var isIndexed = false

  /// A document that was just opened.
  init(path: String, version: Int?, text: DocumentText) {
    self.path = path
    self.version = version
    self.text = text
  }

  /// Replaces a part of the text.
  ///
  /// - Parameter range: Offsets in bytes.
  mutating func replace(_ range: Range<Int>, with new: String) {
    text.replace(range, with: new)
    edits.append(DocumentEdit(range, with: new.utf8))
    isIndexed = false
  }

  /// Replaces the whole text. What is equal at the start and at the end counts as kept.
  mutating func replaceAll(with new: String) {
    guard let edit = DocumentEdit(from: text.bytes, to: Array(new.utf8)) else { return }
    edits.append(edit)
    text = DocumentText(new)
    isIndexed = false
  }

  /// Sets the version of the text.
  mutating func setVersion(_ version: Int?) { self.version = version }

  /// What is written where. In a text with a mistake of syntax: what the last one without had, at its places now; if
  /// there was none, what is written in the other lines.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file, once after each edit.
  mutating func index() -> FileIndex? {
    guard !isIndexed else { return lastIndex }
    let file = SourceFile(path: path, bytes: text.bytes)
    let dialect = lastIndex?.dialect ?? FileIndex.Dialect(ofPath: path)
    lastIndex =
      FileIndexReader.read(file, as: dialect) ?? edits.reduce(lastIndex) { $0?.moved(by: $1) }
      ?? FileIndexReader.readBesidesMistakes(file, as: dialect)
    edits = []
    isIndexed = true
    return lastIndex
  }
}
