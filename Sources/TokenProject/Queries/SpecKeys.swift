internal import TokenResolver

/// The keys of specs, by where they are written.
enum SpecKeys {
  /// The key at the end of a path of keys; nil for the name of a token, and for an unknown key.
  static func key(at names: [String]) -> SpecReference.Key? {
    guard let name = names.last else { return nil }
    return keys(in: names.dropLast()).first { $0.name == name }
  }

  /// The keys of the mapping at a path of keys; none for an unknown one, and for one whose keys are names.
  static func keys(in names: [String]) -> [SpecReference.Key] {
    page(at: names)?.keys ?? []
  }

  /// The words that the value of a key may be; none for a value that is not a choice.
  static func words(of names: [String]) -> [String] {
    guard let key = key(at: names) else { return [] }
    return key.values.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The required keys of the mapping at a path of keys, each with an example of its value.
  static func required(in names: [String]) -> [(name: String, value: String?)] {
    keys(in: names).filter { $0.example != nil }.map { ($0.name, $0.exampleValue) }
  }

  /// Whether only a spec has a key, and no file that one includes.
  static func isOfSpecs(_ name: String) -> Bool {
    ["stylespec", "name", "swift", "offsetHost", "tokens", "contexts", "rootFontSize", "codes"].contains(name)
  }

  private static func page(at names: [String]) -> SpecReference.Page? {
    guard !names.isEmpty else { return SpecReference.pages.first }
    // A mapping that several keys have is listed under the first of them.
    if let exact = SpecReference.pages.first(where: { fits(names, $0.path) }) { return exact }
    guard let parent = page(at: parentNames(of: names)),
      let key = parent.keys.first(where: { $0.name == ownName(of: names) }),
      let path = key.page
    else { return nil }
    return SpecReference.pages.first { $0.path == path }
  }

  /// The last key of a path that is not the name of a token.
  private static func ownName(of names: [String]) -> String? {
    names.count > 2 && isTable(names.dropLast()) ? names[names.count - 2] : names.last
  }

  private static func parentNames(of names: [String]) -> [String] {
    Array(names.count > 2 && isTable(names.dropLast()) ? names.dropLast(2) : names.dropLast())
  }

  /// Whether the keys of a mapping are names of the user's choice.
  private static func isTable(_ names: [String]) -> Bool {
    keys(in: names).isEmpty
  }

  /// Whether names fit a path in which `NAME` and `SIZE` stand for any name; in the palette, for any number of them.
  private static func fits(_ names: [String], _ path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    if parts == ["palette", "NAME"], names.first == "palette", names.count > 1 { return true }
    return parts.count == names.count
      && zip(parts, names).allSatisfy { part, name in part == "NAME" || part == "SIZE" || part == name }
  }
}

extension SpecReference.Key {
  /// The value in the example of a required key; nil for an optional key.
  var exampleValue: String? {
    example.flatMap { example in example.firstRange(of: ": ").map { String(example[$0.upperBound...]) } }
  }
}
