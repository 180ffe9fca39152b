internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// "Did you mean": each suggestion compares a word with all names of a group, so a file with a hundred thousand
/// mistakes in a group of a hundred thousand names gets only the first few.
extension SpecDecoder {
  static var maximumSuggestions: Int { 50 }
  private static var maximumCandidates: Int { 5_000 }

  /// The names that a word may mean, the nearest first; none when none is near, or after too many suggestions.
  mutating func nearest(to word: String, among names: (YAMLTree) -> [String]) -> [String] {
    guard suggestions < Self.maximumSuggestions else { return [] }
    suggestions += 1
    return NearestNames.nearest(to: word, among: names(tree).prefix(Self.maximumCandidates))
  }

  /// Sizes as a sentence lists them, in ascending order.
  func list(_ rows: some Sequence<TypographyRow>) -> String {
    TokenResolver.list(rows.map(\.size.value).sorted().map(\.description))
  }
}
