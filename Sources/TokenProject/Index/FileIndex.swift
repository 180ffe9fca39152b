internal import TokenDiagnostics
internal import TokenModel

/// What is written where in one file: its keys, the references in its values, and the files that it names. All offsets
/// are in bytes.
struct FileIndex: Sendable {
  /// What a file is.
  enum Dialect: Sendable, Hashable {
    /// A spec, or a file that one includes.
    case spec
    /// Tokens of the Design Tokens format.
    case tokens
    /// A resolver document.
    case resolver

    /// What a file is by its name: by convention, `.tokens.json` and `.resolver.json`.
    init(ofPath path: String) {
      let name = path.split(separator: "/").last ?? ""
      self = name.contains(".resolver.") ? .resolver : name.contains(".tokens.") ? .tokens : .spec
    }
  }

  /// The key of a mapping.
  struct Key: Sendable, Hashable {
    /// The name without quotes.
    let name: String
    /// The index of the key that the mapping is the value of; nil for a key of the file, or of tokens that are written
    /// in a resolver document.
    let parent: Int?
    /// The key with its quotes.
    var nameRange: Range<Int>
    /// The value.
    var range: Range<Int>
    /// Whether the value is a mapping.
    let isMapping: Bool
    /// The text of a single value; nil for a collection.
    let text: String?
    /// The texts of a short list of single values; empty for other values.
    let elements: [String]
    /// Whether the key is a name in the path of a token, and not one of the format's.
    let isName: Bool
    /// Whether the value is a group of tokens, and no token.
    var isGroup: Bool

    /// Whether an offset is in the value, or at one of its ends.
    func isAround(_ offset: Int) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
  }

  /// A value, or a part of one, that names a token or a group.
  struct Reference: Sendable, Hashable {
    /// What it names, as in references: `palette.gray.2`.
    let path: String
    /// The path, without braces.
    var range: Range<Int>
    /// The index of the key whose value has the reference.
    let key: Int?
    /// Whether the value is in the form of references, and not the name of a token of a section.
    let isPath: Bool
  }

  /// A value that names a file.
  struct Link: Sendable, Hashable {
    /// The path as it is written, without what follows a `#`.
    let path: String
    /// The value without its quotes.
    var range: Range<Int>
  }

  /// The kind of the file.
  let dialect: Dialect
  /// The keys in source order: a key before those of its value.
  var keys: [Key] = []
  /// The references in source order.
  var references: [Reference] = []
  /// The files in source order.
  var links: [Link] = []
  /// The comments in source order.
  var comments: [Range<Int>] = []

  /// The keys that declare each token and group, by the path as ``spelling(of:)`` has it.
  private(set) var declarations: [UTF8Name: [Int]] = [:]

  init(dialect: Dialect) {
    self.dialect = dialect
  }

  /// Finds the declarations among the keys.
  mutating func findDeclarations() {
    declarations = [:]
    for key in keys.indices {
      guard let path = path(of: key) else { continue }
      declarations[Self.spelling(of: path), default: []].append(key)
    }
  }

  /// The keys that declare tokens and groups, in source order, each path once.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of declarations.
  var declaredKeys: [Int] { declarations.values.compactMap(\.first).sorted() }

  /// A path of which all spellings of a size are the same: `typography.14` and `typography.14.0`.
  static func spelling(of path: String) -> UTF8Name { UTF8Name(SizePath.canonical(path) ?? path) }

  /// The names from the outermost key of a file to a key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  func names(of key: Int) -> [String] {
    var names: [String] = []
    var next: Int? = key
    while let index = next {
      names.append(keys[index].name)
      next = keys[index].parent
    }
    return names.reversed()
  }

  /// The keys at a path of names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  func keys(at path: [String]) -> [Key] {
    let wanted = path.map { UTF8Name($0) }
    return keys.indices.filter { key in
      wanted.last == UTF8Name(keys[key].name) && names(of: key).map { UTF8Name($0) } == wanted
    }.map { keys[$0] }
  }

  /// The path of what a key declares, as references write it; nil for a key of the format.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  func path(of key: Int) -> String? {
    guard keys[key].isName else { return nil }
    var names = names(of: key)
    // References leave out the list that an emoji is in.
    if dialect == .spec, names[0] == "emoji", names.count == 4 { names.remove(at: 2) }
    return names.joined(separator: ".")
  }

  /// The value of a token as it is written; empty for a collection.
  func text(ofTokenAt key: Int) -> String {
    if let text = keys[key].text { return text }
    let inner = keys[(key + 1)...].prefix { $0.nameRange.lowerBound < keys[key].range.upperBound }
    return inner.first { $0.parent == key && $0.name == "$value" }?.text ?? ""
  }

  /// The type of a token of a token file, by its own `$type` or that of the nearest group; nil where neither says it.
  func type(ofTokenAt key: Int) -> TokenType? {
    var next: Int? = key
    while let index = next {
      let inner = keys[(index + 1)...].prefix { $0.nameRange.lowerBound < keys[index].range.upperBound }
      if let text = inner.first(where: { $0.parent == index && $0.name == "$type" })?.text {
        return TokenType(rawValue: text)
      }
      next = keys[index].parent
    }
    return typeOfFile
  }

  /// The type that a token file has for all of its tokens; nil without one.
  var typeOfFile: TokenType? {
    keys.first { $0.parent == nil && $0.name == "$type" }?.text.flatMap { TokenType(rawValue: $0) }
  }

  /// The key at an offset: the one that is written there, or the innermost one whose value is there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  func key(at offset: Int) -> Int? {
    keys.lastIndex { $0.nameRange.lowerBound <= offset && offset <= $0.range.upperBound }
      .flatMap { last in enclosing(last, offset) }
  }

  /// The innermost key around an offset, from a key at its end on.
  private func enclosing(_ last: Int, _ offset: Int) -> Int? {
    var next: Int? = last
    while let index = next {
      if keys[index].nameRange.lowerBound <= offset && offset <= keys[index].range.upperBound { return index }
      next = keys[index].parent
    }
    return nil
  }

  /// The reference at an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of references.
  func reference(at offset: Int) -> Reference? {
    let after = references.partitioningIndex { $0.range.lowerBound > offset }
    guard after > 0, offset <= references[after - 1].range.upperBound else { return nil }
    return references[after - 1]
  }

  /// The same index after an edit of the file, without what the edit touches.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the index.
  func moved(by edit: DocumentEdit) -> FileIndex {
    var moved = FileIndex(dialect: dialect)
    var places: [Int: Int] = [:]
    for (index, key) in keys.enumerated() {
      let parent = key.parent.flatMap { places[$0] }
      guard parent != nil || key.parent == nil, let name = edit.moved(key.nameRange),
        let range = key.isMapping || key.text == nil ? edit.movedAround(key.range) : edit.moved(key.range)
      else { continue }
      places[index] = moved.keys.count
      moved.keys.append(
        Key(
          name: key.name,
          parent: parent,
          nameRange: name,
          range: range,
          isMapping: key.isMapping,
          text: key.text,
          elements: key.elements,
          isName: key.isName,
          isGroup: key.isGroup
        )
      )
    }
    for reference in references {
      guard let range = edit.moved(reference.range) else { continue }
      let key = reference.key.flatMap { places[$0] }
      moved.references.append(Reference(path: reference.path, range: range, key: key, isPath: reference.isPath))
    }
    moved.links = links.compactMap { link in
      edit.moved(link.range).map { Link(path: link.path, range: $0) }
    }
    moved.comments = comments.compactMap { edit.moved($0) }
    moved.findDeclarations()
    return moved
  }
}
