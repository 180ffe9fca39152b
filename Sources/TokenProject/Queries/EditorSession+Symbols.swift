internal import TokenDiagnostics
internal import TokenWorkspace

/// A token, a group or a section of a file.
package struct FileSymbol: Sendable {
  /// What a symbol is.
  package enum Kind: Sendable, Hashable {
    /// A section of a spec, or a group of tokens.
    case group
    /// A token.
    case token
    /// A token whose value is a color.
    case color
    /// A custom style.
    case style
  }

  /// The name without the names of the groups around it.
  package let name: String
  /// The path as references write it.
  package let path: String
  /// What it is.
  package let kind: Kind
  /// The value in short; empty for a group.
  package let detail: String
  /// The key.
  package let nameRange: FileRange
  /// The key and its value.
  package let range: FileRange
  /// What is in a group.
  package let children: [FileSymbol]
}

extension EditorSession {
  /// The tokens and groups of a file, as a tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  package mutating func symbols(in path: String) -> [FileSymbol] {
    let path = CanonicalPath.of(path)
    guard let index = index(of: path) else { return [] }
    return SymbolReader(index, path).all
  }

  /// Tokens and groups of all projects whose path has all the letters of a text, in their order: at most 200, the
  /// shortest paths first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys of all files.
  package mutating func symbols(matching text: String) -> [FileSymbol] {
    let files = Set(projects.values.flatMap(\.files) + documents.keys)
    var found: [FileSymbol] = []
    for file in files.sorted() {
      guard let index = index(of: file) else { continue }
      found += SymbolReader(index, file).flat.filter { Self.hasLetters($0.path, text) }
    }
    return Array(found.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }.prefix(200))
  }

  /// Whether a text has all letters of another one, in their order.
  static func hasLetters(_ text: String, _ letters: String) -> Bool {
    var rest = text.lowercased()[...]
    for letter in letters.lowercased() {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}

/// Makes symbols of the keys of a file.
private struct SymbolReader {
  private let index: FileIndex
  private let file: String
  /// The keys in the value of each key.
  private let children: [Int: [Int]]

  init(_ index: FileIndex, _ file: String) {
    self.index = index
    self.file = file
    var children: [Int: [Int]] = [:]
    for (key, entry) in index.keys.enumerated() { children[entry.parent ?? -1, default: []].append(key) }
    self.children = children
  }

  var all: [FileSymbol] { (children[-1] ?? []).flatMap(symbols) }

  /// Those without keys of the format, each alone.
  var flat: [FileSymbol] {
    index.keys.indices.filter { index.keys[$0].isName }.map { symbol($0, children: []) }
  }

  /// A key as a symbol, or what is in it where the key itself is not a name.
  private func symbols(of key: Int) -> [FileSymbol] {
    let entry = index.keys[key]
    let isSection = index.dialect == .spec && entry.parent == nil && entry.isMapping
    let inner = (children[key] ?? []).flatMap(symbols)
    guard entry.isName || isSection else { return inner }
    return [symbol(key, children: inner)]
  }

  private func symbol(_ key: Int, children: [FileSymbol]) -> FileSymbol {
    let entry = index.keys[key]
    let path = index.path(of: key) ?? entry.name
    return FileSymbol(
      name: entry.name,
      path: path,
      kind: kind(of: key, path),
      detail: detail(of: key),
      nameRange: FileRange(path: file, range: entry.nameRange),
      range: FileRange(path: file, range: entry.nameRange.lowerBound..<entry.range.upperBound),
      children: children
    )
  }

  private func value(of key: Int) -> FileIndex.Key? {
    (children[key] ?? []).first { index.keys[$0].name == "$value" }.map { index.keys[$0] }
  }

  private func kind(of key: Int, _ path: String) -> FileSymbol.Kind {
    let entry = index.keys[key]
    if index.dialect == .spec {
      if !entry.isName { return .group }
      switch path.prefix(while: { $0 != "." }) {
      case "palette": return (children[key] ?? []).contains { index.keys[$0].isName } ? .group : .color
      case "color": return .color
      case "styles": return .style
      default: return .token
      }
    }
    let inner = (children[key] ?? []).map { index.keys[$0] }
    guard let value = inner.first(where: { $0.name == "$value" || $0.name == "$ref" }) else { return .group }
    let isColor = inner.contains { $0.name == "$type" && $0.text == "color" } || value.text?.hasPrefix("#") == true
    return isColor ? .color : .token
  }

  private func detail(of key: Int) -> String {
    index.keys[key].text ?? value(of: key)?.text ?? ""
  }
}
