internal import TokenDiagnostics
internal import TokenYAML

/// Finds what a path such as `palette.gray.2` names. Mappings are indexed when a reference first enters them, so
/// that many references into one large group cost no more than reading it once.
struct ReferenceTable {
  private let tree: YAMLTree
  /// Names by UTF-8: as strings, `é` in one scalar and in two would be one name.
  private var children: [YAMLNodeID: [ArraySlice<UInt8>: YAMLNodeID]] = [:]

  init(tree: YAMLTree) {
    self.tree = tree
  }

  enum Lookup {
    case found(YAMLNodeID)
    /// The segment that leads nowhere, the path before it, and the groups that it was looked for in.
    case missing(segment: String, after: [String], groups: [YAMLNodeID])
  }

  /// Follows the path's segments from the top of each file in turn. A segment may take the next one's text along, so
  /// that `typography.13.5` reaches the size 13.5.
  mutating func find(_ path: String) -> Lookup {
    let segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var missing: (segment: String, after: [String], groups: [YAMLNodeID]) = (path, [], [])
    for root in tree.documents.compactMap(\.root) {
      switch find(segments[...], in: root, after: []) {
      case .found(let node): return .found(node)
      // The file in which more of the path exists has the better advice.
      case .missing(let segment, let after, let groups) where after.count == missing.after.count:
        missing = (segment, after, missing.groups + groups)
      case .missing(let segment, let after, let groups) where after.count > missing.after.count:
        missing = (segment, after, groups)
      case .missing: break
      }
    }
    return .missing(segment: missing.segment, after: missing.after, groups: missing.groups)
  }

  private mutating func find(_ segments: ArraySlice<String>, in group: YAMLNodeID, after path: [String]) -> Lookup {
    guard let segment = segments.first else { return .found(group) }
    let names = index(group)
    if let child = names[key(segment)] {
      let found = find(segments.dropFirst(), in: child, after: path + [segment])
      if case .found = found { return found }
      guard let longer = decimal(segments), names[key(longer)] != nil else { return found }
    }
    if let longer = decimal(segments), let child = names[key(longer)] {
      return find(segments.dropFirst(2), in: child, after: path + [longer])
    }
    return .missing(segment: segment, after: path, groups: [group])
  }

  /// The first two segments as one, when they can be the two halves of a fractional size.
  private func decimal(_ segments: ArraySlice<String>) -> String? {
    let halves = segments.prefix(2)
    guard halves.count == 2, halves.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
    return halves.joined(separator: ".")
  }

  private func key(_ segment: String) -> ArraySlice<UInt8> { Array(segment.utf8)[...] }

  private mutating func index(_ group: YAMLNodeID) -> [ArraySlice<UInt8>: YAMLNodeID] {
    if let known = children[group] { return known }
    let entries = tree.entries(of: group).map { (tree.utf8(of: $0.key), $0.value) }
    let names = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    children[group] = names
    return names
  }
}
