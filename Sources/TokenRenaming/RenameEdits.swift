internal import TokenDiagnostics
internal import TokenYAML

/// The edits of files that give a path another name: of its declarations, and of what refers to it.
struct RenameEdits {
  private(set) var edits: [TextEdit] = []
  private let rename: RenamedPath
  private let isOther: (String) -> Bool
  private var tree = SourceTree()
  private var bytes: [UInt8] = []
  /// The keys of the mappings around a node.
  private var keys: [NodeID] = []

  /// - Parameters:
  ///   - rename: The two names.
  ///   - isOther: Whether a path that goes on after the token's is that of another token.
  init(_ rename: RenamedPath, isOther: @escaping (String) -> Bool) {
    self.rename = rename
    self.isOther = isOther
  }

  /// Adds the edits of a file without mistakes.
  mutating func add(_ file: SourceFile, as id: SourceFileID) {
    var ignored: [Diagnostic] = []
    let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &ignored)
    guard let root = document?.root else { return }
    bytes = file.bytes
    if rename.kind == .catalog { return addName(ofSpec: root) }
    let before = edits.count
    addReferences(in: root)
    for start in rename.kind == .modifier ? [root] : tree.starts(from: root) {
      addDeclaration(in: start, editsOfFile: before)
    }
  }

  // MARK: Declarations

  /// Gives a spec its new name. Nothing in files refers to it.
  private mutating func addName(ofSpec root: NodeID) {
    guard tree.entry(at: ["stylespec"], from: root) != nil, let name = tree.entry(at: ["name"], from: root) else {
      return
    }
    replaceName(name.value)
  }

  /// Gives a declaration its new name in its group, or moves it, with the edits of the file that are in it.
  private mutating func addDeclaration(in start: NodeID, editsOfFile first: Int) {
    guard let entries = tree.entries(at: rename.old, from: start), let entry = entries.last else { return }
    guard rename.isMove else {
      return replaceContent(of: entry.key, where: rename.oldName, with: rename.newName)
    }
    let move = EntryMove(of: entries, to: rename.new, tree, bytes)
    let inside = edits[first...].filter { move.moved.contains($0.range.bytes.lowerBound) }
    edits = edits[..<first] + edits[first...].filter { !move.moved.contains($0.range.bytes.lowerBound) }
    edits += move.edits(withInside: inside)
  }

  // MARK: References

  private mutating func addReferences(in node: NodeID) {
    switch tree.kind(of: node) {
    case .scalar: addReferences(inScalar: node)
    case .mapping:
      for (key, value) in tree.entries(of: node) {
        addBraces(in: key)
        if rename.kind == .modifier && isPath(["contexts"]) { replaceName(key) }
        keys.append(key)
        addReferences(in: value)
        keys.removeLast()
      }
    case .sequence:
      for element in tree.elements(of: node) { addReferences(in: element) }
    }
  }

  private mutating func addReferences(inScalar node: NodeID) {
    addBraces(in: node)
    guard let key = keys.last.map(tree.text(of:)) else { return }
    switch key {
    case "$ref", "$extends":
      if let range = rename.path(inPointer: content(of: node)) { replace(range, in: node, with: rename.pathInPointer) }
    case "from" where isText(of: node, rename.oldPath):
      replaceContent(of: node, where: rename.oldPath, with: rename.newPath)
    case "only" where isPath(["codes", key]), "except" where isPath(["codes", key]):
      for range in rename.names(inPattern: content(of: node)) { replace(range, in: node, with: rename.newName) }
    case "name" where rename.kind == .modifier && isPath(["resolutionOrder", key]): replaceName(node)
    default:
      let section = key == "mode" ? "modes" : key
      if keys.count == 3, isText(of: keys[0], "styles"), rename.old.count == 2, rename.old[0] == section {
        replaceName(node)
      }
    }
  }

  /// Whether these are the names of the mappings around.
  private func isPath(_ names: [String]) -> Bool {
    keys.count == names.count && zip(keys, names).allSatisfy { isText(of: $0, $1) }
  }

  private mutating func addBraces(in node: NodeID) {
    guard tree.utf8(of: node).contains(UInt8(ascii: "{")) else { return }
    for range in rename.referencesInBraces(in: content(of: node), isOther: isOther) {
      replace(range, in: node, with: rename.newPath)
    }
  }

  // MARK: Edits

  /// Whether a scalar has a text, byte by byte.
  private func isText(of node: NodeID, _ text: String) -> Bool { tree.utf8(of: node).elementsEqual(text.utf8) }

  /// The bytes of a scalar in its file, with its quotes.
  private func content(of node: NodeID) -> ArraySlice<UInt8> { bytes[tree.range(of: node).bytes] }

  private mutating func replace(_ range: Range<Int>, in node: NodeID, with text: String) {
    edits.append(TextEdit(replacing: SourceRange(file: tree.range(of: node).file, bytes: range), with: text))
  }

  /// Replaces a scalar that is the old name.
  private mutating func replaceName(_ node: NodeID) {
    if isText(of: node, rename.oldName) { replaceContent(of: node, where: rename.oldName, with: rename.newName) }
  }

  /// Replaces a scalar that is a name, and keeps its quotes. One with escapes stays, and the compile of the result
  /// reports it.
  private mutating func replaceContent(of node: NodeID, where old: String, with new: String) {
    guard let range = content(of: node).firstRange(of: Array(old.utf8)) else { return }
    let isQuoted = range.count < content(of: node).count
    let needsQuotes = !isQuoted && !new.utf8.allSatisfy(Self.isPlain)
    replace(range, in: node, with: needsQuotes ? "\"\(new)\"" : new)
  }

  /// Whether YAML reads a character as text without quotes, wherever it is in a scalar.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
