internal import TokenDiagnostics
internal import TokenWorkspace
internal import TokenYAML

extension EditorSession {
  /// What may be written at an offset: keys, words, and references to tokens. Also in a text with mistakes.
  ///
  /// - Parameters:
  ///   - writesSnippets: Whether the editor understands places to write on from.
  ///   - indentsLines: Whether the editor gives further lines of an item the indentation of the first.
  /// - Complexity: O(*n* log *n*), where *n* is the number of tokens and the size of the file.
  package mutating func completions(
    in path: String,
    at offset: Int,
    writesSnippets: Bool,
    indentsLines: Bool = false
  ) -> Completions? {
    let path = CanonicalPath.of(path)
    guard let text = text(of: path) else { return nil }
    let dialect = index(of: path)?.dialect ?? FileIndex.Dialect(ofPath: path)
    let language = SourceLanguage(of: SourceFile(path: path, bytes: text.bytes))
    guard let place = WritingPlace(at: offset, in: text, isJSON: language == .json) else { return nil }
    let writer = ItemWriter(
      place: place,
      isJSON: language == .json,
      writesSnippets: writesSnippets,
      indentsLines: indentsLines
    )
    let form = FileForm(ofPath: path, dialect)
    if form == .spec, isForeign(path, besides: offset) { return nil }
    var items: [CompletionItem]
    switch place.part {
    case .reference: return references(in: path, place, writer)
    case .value: items = offeredValues(in: path, place, form, writer)
    case .key:
      items = place.isElement ? offeredValues(in: path, place, form, writer) : []
      if items.isEmpty { items = offeredKeys(in: path, place, form, writer) }
    }
    items = Self.ranked(items, by: place.prefix, label: \.label)
    let shown = Array(items.prefix(Completions.maximumItems))
    // Another letter may bring other patterns.
    let hasMore = shown.count < items.count || form == .spec && Self.takesCodePatterns(place)
    return Completions(items: shown, range: place.range, isIncomplete: hasMore)
  }

  /// Whether a file has keys beside the one that is being written, and none that a spec has: another YAML or JSON file.
  private mutating func isForeign(_ path: String, besides offset: Int) -> Bool {
    guard let index = index(of: path) else { return false }
    let others = index.keys.filter { key in
      key.parent == nil && !(key.nameRange.lowerBound <= offset && offset <= key.nameRange.upperBound)
    }
    return !others.isEmpty && !others.contains { SpecKeys.key(at: [$0.name]) != nil }
  }

  // MARK: Order

  /// Those that have all letters of a prefix: first those that start with it, then those of which a part does.
  static func ranked<Item>(_ items: [Item], by prefix: String, label: (Item) -> String) -> [Item] {
    if prefix.isEmpty { return items }
    let letters = prefix.utf8.map(\.lowercased)
    let ranked = items.indices.compactMap { index in
      rank(of: label(items[index]), by: letters).map { (rank: $0, index: index) }
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { items[$0.index] }
  }

  /// 0 for a name that starts with the letters, 1 for one with a part that does, 2 for one that has them, 3 for one
  /// that has all of them in their order; nil for others.
  private static func rank(of label: String, by letters: [UInt8]) -> Int? {
    let name = label.utf8.map(\.lowercased)
    var best: Int?
    for start in name.indices where name[start...].starts(with: letters) {
      if start == 0 { return 0 }
      best = name[start - 1] == UInt8(ascii: ".") ? 1 : min(best ?? 2, 2)
      if best == 1 { return 1 }
    }
    if let best { return best }
    var rest = letters[...]
    for letter in name where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty ? 3 : nil
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII.
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
