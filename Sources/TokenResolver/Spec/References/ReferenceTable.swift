internal import TokenModel
internal import TokenDiagnostics
internal import TokenYAML

/// Finds the node at a path such as `palette.gray.2`. A mapping is indexed when the first reference enters it, so that
/// many references into one large group take no longer than reading it once. Passes share the indexes.
final class ReferenceTable {
  private let tree: SourceTree
  private let roots: [NodeID]
  private var children: [NodeID: [UTF8Name: NodeID]] = [:]
  private var sizes: [NodeID: [FixedDecimal: NodeID]] = [:]
  /// The group of the last reference, and its names once two references in a row lead into it, as many do.
  private var recent: (path: ArraySlice<UInt8>, names: [UTF8Name: NodeID]?) = ([], nil)

  init(tree: SourceTree) {
    self.tree = tree
    roots = tree.documents.compactMap(\.root)
  }

  enum Lookup {
    case found(NodeID)
    /// The segment that was not found, the path before it, and the groups that were searched.
    case missing(segment: String, after: [String], groups: [NodeID])
  }

  private typealias Segments = ArraySlice<ArraySlice<UInt8>>

  /// The location of a group in a file. In a table of sizes, keys are compared as sizes.
  private enum Level {
    case top, modes, mode, sizes, other

    func below(_ segment: ArraySlice<UInt8>) -> Level {
      switch self {
      case .top where segment.elementsEqual("typography".utf8), .mode where segment.elementsEqual("typography".utf8):
        .sizes
      case .top where segment.elementsEqual("modes".utf8): .modes
      case .modes: .mode
      default: .other
      }
    }
  }

  /// Follows the path's segments from the top of each file in turn. Two segments may be one key, so that
  /// `typography.13.5` reaches the size 13.5.
  func find(_ path: ArraySlice<UInt8>) -> Lookup {
    if let node = findInRecentGroup(path) { return .found(node) }
    return findFromTop(path)
  }

  /// The node at a path in each file that has it.
  func findAll(_ path: ArraySlice<UInt8>) -> [NodeID] {
    let segments = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return roots.compactMap { root in
      guard case .found(let node) = find(segments[...], in: root, .top) else { return nil }
      return node
    }
  }

  private func findInRecentGroup(_ path: ArraySlice<UInt8>) -> NodeID? {
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let group = path[..<dot]
    guard group.count == recent.path.count, group.elementsEqual(recent.path) else {
      recent = (group, nil)
      return nil
    }
    if recent.names == nil, case .found(let node) = findFromTop(group) { recent.names = names(in: node) }
    return recent.names?[UTF8Name(path[(dot + 1)...])]
  }

  private func findFromTop(_ path: ArraySlice<UInt8>) -> Lookup {
    let segments = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var missing: (segment: String, after: [String], groups: [NodeID]) = (Self.text(path), [], [])
    for root in roots {
      switch find(segments[...], in: root, .top) {
      case .found(let node): return .found(node)
      // The file that has more of the path gives better advice.
      case .missing(let segment, let after, let groups) where after.count == missing.after.count:
        missing = (segment, after, missing.groups + groups)
      case .missing(let segment, let after, let groups) where after.count > missing.after.count:
        missing = (segment, after, groups)
      case .missing: break
      }
    }
    return .missing(segment: missing.segment, after: missing.after, groups: missing.groups)
  }

  private func find(_ segments: Segments, in group: NodeID, _ level: Level) -> Lookup {
    guard let segment = segments.first else { return .found(group) }
    if let child = child(segment, of: group, level) {
      let found = find(segments.dropFirst(), in: child, level.below(segment)).after(segment)
      if case .found = found { return found }
      guard let longer = decimal(segments), self.child(longer, of: group, level) != nil else { return found }
    }
    if let longer = decimal(segments), let child = child(longer, of: group, level) {
      return find(segments.dropFirst(2), in: child, .other).after(longer)
    }
    return .missing(segment: Self.text(segment), after: [], groups: [group])
  }

  /// The first two segments as one, if they can be a fractional size.
  private func decimal(_ segments: Segments) -> ArraySlice<UInt8>? {
    let halves = segments.prefix(2)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard halves.count == 2, halves.allSatisfy({ $0.allSatisfy(digits.contains) }) else { return nil }
    return Array(halves.joined(separator: [UInt8(ascii: ".")]))[...]
  }

  fileprivate static func text(_ utf8: ArraySlice<UInt8>) -> String { String(decoding: utf8, as: UTF8.self) }

  private func child(_ name: ArraySlice<UInt8>, of group: NodeID, _ level: Level) -> NodeID? {
    if let child = names(in: group)[UTF8Name(name)] { return child }
    guard case .sizes = level, let size = try? FixedDecimal(parsing: name) else { return nil }
    return sizes(in: group)[size]
  }

  private func sizes(in group: NodeID) -> [FixedDecimal: NodeID] {
    if let known = sizes[group] { return known }
    let entries = tree.entries(of: group).compactMap { key, value in
      (try? FixedDecimal(parsing: tree.utf8(of: key))).map { ($0, value) }
    }
    let found = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    sizes[group] = found
    return found
  }

  private func names(in group: NodeID) -> [UTF8Name: NodeID] {
    if let known = children[group] { return known }
    let entries = tree.entries(of: group).map { (UTF8Name(tree.utf8(of: $0.key)), $0.value) }
    let names = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    children[group] = names
    return names
  }
}

extension ReferenceTable.Lookup {
  /// The same result with one more segment before the path.
  fileprivate func after(_ segment: ArraySlice<UInt8>) -> Self {
    guard case .missing(let missing, let after, let groups) = self else { return self }
    return .missing(segment: missing, after: [ReferenceTable.text(segment)] + after, groups: groups)
  }
}
