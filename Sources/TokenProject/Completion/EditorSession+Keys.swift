internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver

extension EditorSession {
  /// The keys that may be written at a place.
  mutating func keys(
    in path: String,
    _ place: WritingPlace,
    _ form: FileForm,
    _ writer: ItemWriter
  ) -> [CompletionItem] {
    let written = writtenKeys(in: path, place)
    let items: [CompletionItem] =
      switch form {
      case .spec:
        SpecKeys.keys(in: place.keys).map { writer.key($0) }
          + keyPatterns(in: path, place).map { writer.key($0) }
      case .tokens, .resolver:
        FormatKeys.keys(in: place.keys).map { writer.key(named: $0.name, meaning: $0.meaning, value: $0.value) }
      case .configuration:
        ConfigurationKeys.keys(in: place.keys).map { writer.key(named: $0.name, meaning: $0.meaning, value: nil) }
          + configuredKeys(in: path, place).map { writer.key($0) }
      }
    return items.filter { !written.contains(UTF8Name($0.label)) }
  }

  /// Patterns that are keys of a table of a configuration.
  private mutating func configuredKeys(in path: String, _ place: WritingPlace) -> [Pattern] {
    switch ConfigurationKeys.namesInKeys(of: place.keys) {
    case .tokens: configuredPatterns(in: path)
    case .colors, .backgrounds: colorNames(in: path).map { Pattern(text: $0.path, count: $0.value) }
    case nil: []
    }
  }

  /// The keys that the mapping around a place has already.
  private mutating func writtenKeys(in path: String, _ place: WritingPlace) -> Set<UTF8Name> {
    guard let index = index(of: path) else { return [] }
    let names = place.keys.map { UTF8Name($0) }
    let around = index.keys.indices.filter { key in
      index.keys[key].isMapping && index.keys[key].range.lowerBound <= place.range.lowerBound
        && place.range.upperBound <= index.keys[key].range.upperBound
        && index.names(of: key).map { UTF8Name($0) } == names
    }
    let parent = around.last
    guard parent != nil || names.isEmpty else { return [] }
    let others = index.keys.filter { $0.parent == parent && !$0.nameRange.overlaps(place.range) }
    return Set(others.filter { $0.nameRange.upperBound != place.range.upperBound }.map { UTF8Name($0.name) })
  }
}
