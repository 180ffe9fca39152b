internal import TokenResolver

/// The keys of specs, by where they are written.
enum SpecKeys {
  /// The key at the end of a path of keys; nil for the name of a token, and for an unknown key.
  static func key(at names: [String]) -> SpecReference.Key? {
    guard let name = names.last else { return nil }
    return keys(in: names.dropLast()).first { $0.name == name }
  }

  /// The keys of the mapping at a path of keys; none for an unknown one, and for one whose keys are names. A section
  /// that may choose tokens of token files has the keys for that.
  static func keys(in names: [String]) -> [SpecReference.Key] {
    guard case .mapping(let page) = place(at: names) else { return [] }
    // Only colors that codes have are seen on something.
    return names.first == "palette" ? page.keys.filter { $0.name != "on" } : page.keys
  }

  /// The words that the value of a key, or of an entry of a table, may be; none for a value that is not a choice.
  static func words(of names: [String]) -> [String] {
    guard let name = names.last else { return [] }
    switch place(at: names.dropLast()) {
    case .mapping(let page)?:
      guard let key = page.keys.first(where: { $0.name == name }), !key.isTable else { return tableWords(at: names) }
      // The only version that there is.
      return key.values == key.exampleValue ? [key.values] : key.words
    case .table(let key)?: return key.words
    case nil: return []
    }
  }

  /// The required keys of the mapping at a path of keys, each with an example of its value.
  static func required(in names: [String]) -> [(name: String, value: String?)] {
    keys(in: names).filter { $0.example != nil }.map { ($0.name, $0.exampleValue) }
  }

  /// Whether the value of an entry of a section may be a reference to a token of the same type: the entry itself, or a
  /// part of it that has the type. Not of what chooses tokens of token files.
  static func takesReference(at names: [String]) -> Bool {
    guard let key = key(at: names) else { return place(at: names) != nil }
    return key.values.hasPrefix("a color")
  }

  /// Whether a key is a section that may also choose tokens of token files.
  static func isSection(_ name: String) -> Bool { ["color", "weight", "family", "styles"].contains(name) }

  /// Whether only a spec has a key, and no file that one includes.
  static func isOfSpecs(_ name: String) -> Bool { !SpecReference.includedKeys.contains(name) }

  // MARK: Places

  /// What a path of keys leads to.
  private enum Place {
    /// A mapping with keys of the format.
    case mapping(SpecReference.Page)
    /// The table that is the value of a key: its keys are names of the user's choice.
    case table(SpecReference.Key)
  }

  /// What a path of keys leads to; nil for a single value, and for an unknown key.
  private static func place(at names: [String]) -> Place? {
    guard var page = SpecReference.pages.first else { return nil }
    var path = ""
    var rest = names[...]
    while let name = rest.popFirst() {
      guard let key = page.keys.first(where: { $0.name == name }), let next = key.page.flatMap(Self.page) else {
        return nil
      }
      path = path.isEmpty ? name : "\(path).\(name)"
      page = next
      guard key.isTable else { continue }
      // A section of a spec has keys beside its entries.
      let section = Self.page(at: path)
      guard let entry = rest.popFirst() else { return section.map { .mapping($0) } ?? .table(key) }
      if section?.keys.contains(where: { $0.name == entry }) == true { return nil }
      path += ".NAME"
      // Groups of colors are in each other.
      if names.first == "palette" { rest = [] }
    }
    return .mapping(page)
  }

  private static func page(at path: String) -> SpecReference.Page? { SpecReference.pages.first { $0.path == path } }

  /// The words of an entry of a section, which also has keys.
  private static func tableWords(at names: [String]) -> [String] {
    guard names.count > 1, let key = key(at: names.dropLast()), key.isTable else { return [] }
    return key.words
  }
}

extension SpecReference.Key {
  /// The value in the example of a required key; nil for an optional key.
  var exampleValue: String? {
    example.flatMap { example in example.firstRange(of: ": ").map { String(example[$0.upperBound...]) } }
  }

  /// Whether the value is a mapping from names of the user's choice to mappings.
  fileprivate var isTable: Bool { page?.hasSuffix(".NAME") == true || page?.hasSuffix(".SIZE") == true }

  /// The words that the value may be.
  fileprivate var words: [String] {
    values.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
