internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Names that a spec with mistakes may mean. They are indexed when the first of them is not found.
final class NameSuggestions {
  private let tree: SourceTree
  /// The keys of mappings that were searched for a missing name.
  private var mappingNames: [[NodeID]: NameIndex] = [:]
  /// The same for sections.
  private var sectionNames: [RootKey: NameIndex] = [:]
  /// The number of unknown sizes so far that were compared with all sizes.
  private var detailedSizes = 0
  private static let maximumDetailedSizes = 50

  init(_ tree: SourceTree) {
    self.tree = tree
  }

  /// The keys of mappings that are near to a word.
  func nearest(to word: String, inMappings nodes: [NodeID]) -> NearestNames {
    let index =
      mappingNames[nodes] ?? NameIndex(nodes.flatMap { tree.entries(of: $0).map { tree.text(of: $0.key) } })
    mappingNames[nodes] = index
    return index.nearest(to: word)
  }

  /// The names of a section that are near to a word.
  func nearest(to word: String, in section: RootKey, named names: [String]) -> NearestNames {
    let index = sectionNames[section] ?? NameIndex(names)
    sectionNames[section] = index
    return index.nearest(to: word)
  }

  /// The sizes that a message lists for one that does not exist. After many of them, the message only tells that there
  /// are others.
  func list(of sizes: () -> String) -> String {
    detailedSizes += 1
    return detailedSizes <= Self.maximumDetailedSizes ? sizes() : "others"
  }
}
