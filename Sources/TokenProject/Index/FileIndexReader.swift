internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the index of a file from its tree.
struct FileIndexReader {
  private let tree: SourceTree
  private let bytes: [UInt8]
  private var index: FileIndex
  /// Whether the file names token files, so that sections have keys that choose tokens of these.
  private let choosesTokens: Bool

  /// The index of a file; nil for a file with a mistake of syntax, which has no tree, and for one that is not a
  /// mapping.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  ///
  /// - Parameter dialect: What the file was before; that counts where its keys do not tell.
  static func read(_ file: SourceFile, as dialect: FileIndex.Dialect) -> FileIndex? {
    var ignored: [Diagnostic] = []
    return read(file, as: dialect, &ignored)
  }

  /// The index of a file with mistakes of syntax, without the lines that have them; nil if too many have.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  static func readBesidesMistakes(_ file: SourceFile, as dialect: FileIndex.Dialect) -> FileIndex? {
    var text = DocumentText(file)
    for _ in 0..<maximumMistakenLines {
      var mistakes: [Diagnostic] = []
      let rest = SourceFile(path: file.path, bytes: text.bytes)
      if let index = read(rest, as: dialect, &mistakes) { return index }
      guard let mistake = mistakes.first else { return nil }
      let line = text.content(ofLine: text.line(of: mistake.range.bytes.lowerBound))
      guard text.bytes[line].contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
      text.replace(line, with: String(repeating: " ", count: line.count))
    }
    return nil
  }

  /// Each of them means reading the file again.
  private static let maximumMistakenLines = 8

  private static func read(
    _ file: SourceFile,
    as dialect: FileIndex.Dialect,
    _ mistakes: inout [Diagnostic]
  ) -> FileIndex? {
    var tree = SourceTree()
    let id = SourceFileID(index: 0)
    guard let document = SourceReader.read(file, as: id, into: &tree, diagnostics: &mistakes),
      let root = document.root, tree.kind(of: root) == .mapping
    else { return nil }
    var reader = FileIndexReader(
      tree,
      file.bytes,
      dialect: Self.dialect(of: root, in: tree) ?? dialect,
      choosesTokens: tree.entries(of: root).contains { tree.utf8(of: $0.key).elementsEqual("tokens".utf8) }
    )
    reader.readEntries(of: root, at: Place(isNamed: reader.index.dialect != .resolver))
    reader.index.comments = document.comments.map(\.bytes)
    reader.index.findDeclarations()
    return reader.index
  }

  private init(_ tree: SourceTree, _ bytes: [UInt8], dialect: FileIndex.Dialect, choosesTokens: Bool) {
    self.tree = tree
    self.bytes = bytes
    self.choosesTokens = choosesTokens
    index = FileIndex(dialect: dialect)
  }

  /// Where a node is.
  private struct Place {
    /// The key that has the node in its value.
    var key: Int?
    /// Whether keys there are names of tokens and groups.
    var isNamed: Bool
    /// Whether texts there may have references.
    var hasReferences = true
  }

  // MARK: Dialects

  private static func dialect(of root: NodeID, in tree: SourceTree) -> FileIndex.Dialect? {
    let names = tree.entries(of: root).map { tree.text(of: $0.key) }
    if names.contains("resolutionOrder") { return .resolver }
    if names.contains("stylespec") { return .spec }
    return hasTokens(root, in: tree) ? .tokens : nil
  }

  private static func hasTokens(_ node: NodeID, in tree: SourceTree) -> Bool {
    tree.entries(of: node).contains { key, value in
      ["$value", "$ref", "$type", "$extends"].contains { tree.utf8(of: key).elementsEqual($0.utf8) }
        || hasTokens(value, in: tree)
    }
  }

  // MARK: Keys

  private mutating func readEntries(of mapping: NodeID, at place: Place) {
    let naming = naming(of: mapping, at: place)
    for (key, value) in tree.entries(of: mapping) { readEntry(key, value, at: place, naming) }
  }

  private mutating func readEntry(_ key: NodeID, _ value: NodeID, at place: Place, _ naming: Naming) {
    let name = tree.text(of: key)
    let isName = naming.takes(name)
    index.keys.append(
      FileIndex.Key(
        name: name,
        parent: place.key,
        nameRange: tree.range(of: key).bytes,
        range: tree.range(of: value).bytes,
        isMapping: tree.kind(of: value) == .mapping,
        text: tree.kind(of: value) == .scalar ? tree.text(of: value) : nil,
        elements: elements(of: value),
        isName: isName,
        isGroup: index.dialect != .spec && isGroup(value)
      )
    )
    var inner = place
    inner.key = index.keys.count - 1
    if index.dialect != .spec, name.hasPrefix("$"), name != "$root" { inner.isNamed = false }
    inner.hasReferences = place.hasReferences && !Self.keysWithoutReferences.contains(name)
    read(value, at: inner)
    if isName, let parent = place.key { index.keys[parent].isGroup = true }
  }

  /// Whether a value of the Design Tokens format is a group, which may be empty, or have the tokens of another one.
  private func isGroup(_ value: NodeID) -> Bool {
    guard tree.kind(of: value) == .mapping else { return false }
    return !tree.entries(of: value).contains { key, _ in
      tree.utf8(of: key).elementsEqual("$value".utf8) || tree.utf8(of: key).elementsEqual("$ref".utf8)
    }
  }

  /// The elements of a list of at most four.
  private func elements(of value: NodeID) -> [String] {
    guard tree.kind(of: value) == .sequence else { return [] }
    let elements = Array(tree.elements(of: value).prefix(5))
    return elements.count > 4 ? [] : elements.map { tree.text(of: $0) }
  }

  /// Keys of text that says nothing about tokens, and of templates.
  private static let keysWithoutReferences: Set = ["$description", "$type", "description", "codes", "code"]

  /// Which keys of a mapping are parts of paths of tokens.
  private enum Naming {
    case all
    case none
    /// All but those of the Design Tokens format.
    case withoutDollar
    /// All but those of a color of the palette that is a mapping with `value`.
    case besidesValue
    /// All but those that choose tokens of token files.
    case besidesChoice(isOfStyles: Bool)

    func takes(_ name: String) -> Bool {
      switch self {
      case .all: true
      case .none: false
      case .withoutDollar: !name.hasPrefix("$") || name == "$root"
      case .besidesValue: !["value", "description", "deprecated"].contains(name)
      case .besidesChoice(let isOfStyles): name != "from" && name != "name" && !(isOfStyles && name == "color")
      }
    }
  }

  private func naming(of mapping: NodeID, at place: Place) -> Naming {
    if !place.isNamed { return .none }
    if index.dialect != .spec { return .withoutDollar }
    guard let parent = place.key else { return .none }
    let names = index.names(of: parent)
    switch (names[0], names.count) {
    case ("palette", _): return paletteNaming(of: mapping)
    case ("color", 1), ("weight", 1), ("family", 1),
      ("styles", 1) where choosesTokens:
      return .besidesChoice(isOfStyles: names[0] == "styles")
    case ("color", 1), ("weight", 1), ("family", 1), ("typography", 1), ("styles", 1), ("modes", 1), ("emoji", 1):
      return .all
    case ("modes", 3): return names[2] == "typography" ? .all : .none
    case ("emoji", 3): return names[2] == "items" ? .all : .none
    default: return .none
    }
  }

  /// A mapping of the palette is a group, or a color with variants.
  private func paletteNaming(of mapping: NodeID) -> Naming {
    let keys = tree.entries(of: mapping).lazy.map { tree.utf8(of: $0.key) }
    if keys.contains(where: { $0.elementsEqual("light".utf8) }) { return .none }
    return keys.contains { $0.elementsEqual("value".utf8) } ? .besidesValue : .all
  }

  // MARK: Values

  private mutating func read(_ node: NodeID, at place: Place) {
    switch tree.kind(of: node) {
    case .mapping: readEntries(of: node, at: place)
    case .sequence: for element in tree.elements(of: node) { readElement(element, at: place) }
    case .scalar: readText(of: node, at: place)
    }
  }

  private mutating func readElement(_ element: NodeID, at place: Place) {
    let isMapping = tree.kind(of: element) == .mapping
    guard index.dialect == .resolver, !place.isNamed, isMapping, let key = place.key,
      !["resolutionOrder", "$extensions"].contains(index.names(of: key)[0])
        || index.keys[key].name == "sources"
    else { return read(element, at: place) }
    // Tokens that are written in a set or in a context; a reference has the key `$ref`.
    readEntries(of: element, at: Place(key: nil, isNamed: true))
  }

  private mutating func readText(of node: NodeID, at place: Place) {
    guard let key = place.key else { return }
    let range = inside(tree.range(of: node).bytes)
    let text = tree.text(of: node)
    let name = index.keys[key].name
    if name == "$ref" || name == "$extends" && text.hasPrefix("#") {
      readPointer(text, in: range, key)
    } else if index.dialect == .spec, ["include", "tokens"].contains(index.names(of: key)[0]) {
      index.links.append(FileIndex.Link(path: text, range: range))
    } else if place.hasReferences {
      if text.utf8.contains(UInt8(ascii: "{")) {
        readBraces(text, in: range, key)
      } else if let section = section(ofTextAt: key) {
        let path = text.hasPrefix(section + ".") ? text : "\(section).\(text)"
        index.references.append(FileIndex.Reference(path: path, range: range, key: key, isPath: false))
      }
    }
  }

  /// A range without the quotes at its ends.
  private func inside(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1,
      let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { bytes[range.lowerBound] == $0 }),
      bytes[range.upperBound - 1] == quote
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Reads the references of a text in braces: alone, or several in a formula.
  private mutating func readBraces(_ text: String, in range: Range<Int>, _ key: Int) {
    let isAlone = text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count { $0 == UInt8(ascii: "{") } == 1
    if isAlone, bytes[range].first == UInt8(ascii: "{"), range.count > 2 {
      let path = String(text.dropFirst().dropLast())
      let inner = range.lowerBound + 1..<range.upperBound - 1
      index.references.append(FileIndex.Reference(path: path, range: inner, key: key, isPath: true))
      return
    }
    var rest = bytes[range]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let inner = open + 1..<close
      let path = String(decoding: bytes[inner], as: UTF8.self)
      index.references.append(FileIndex.Reference(path: path, range: inner, key: key, isPath: true))
      rest = rest[(close + 1)...]
    }
  }

  /// Reads a JSON pointer: to a token of the same file, or into another one.
  private mutating func readPointer(_ text: String, in range: Range<Int>, _ key: Int) {
    let file = text.prefix { $0 != "#" }
    if !file.isEmpty {
      let length = file.utf8.count
      index.links.append(
        FileIndex.Link(path: String(file), range: range.lowerBound..<min(range.lowerBound + length, range.upperBound))
      )
    }
    let pointer = text.dropFirst(file.count + 1).split(separator: "/").map { JSONPointerKey.unescaped($0) }
    guard !pointer.isEmpty else { return }
    let start = min(range.lowerBound + file.utf8.count, range.upperBound)
    let isStructure = index.dialect == .resolver && ["sets", "modifiers"].contains(pointer[0])
    let names = isStructure ? pointer : pointer.prefix { !$0.hasPrefix("$") || $0 == "$root" }
    let path = (isStructure ? "#" : "") + names.joined(separator: ".")
    index.references.append(FileIndex.Reference(path: path, range: start..<range.upperBound, key: key, isPath: true))
  }

  /// The section that the text of a key is the name of a token of; nil for other keys.
  private func section(ofTextAt key: Int) -> String? {
    guard index.dialect == .spec else { return nil }
    let names = index.names(of: key)
    switch (names[0], names.count, names.last) {
    case ("styles", 3, "size"): return "typography"
    case ("styles", 3, "color"): return "color"
    case ("styles", 3, "weight"): return "weight"
    case ("styles", 3, "family"): return "family"
    case ("styles", 3, "mode"): return "modes"
    case ("emoji", 3, "icon"): return "emoji.\(names[1])"
    default: return nil
    }
  }
}
