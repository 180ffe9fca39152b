internal import TokenModel

/// A document in several: the tokens of each source, such as a file, are in one of its own.
struct DTCGSplit<Source: Hashable> {
  /// The documents in the order in which the first one has tokens of their sources; one if the tokens are of one source,
  /// or if the documents would be merged to another order than that of the tokens.
  let parts: [(source: Source?, members: [WrittenJSON.Member])]

  /// - Parameters:
  ///   - members: The document.
  ///   - source: The source of a token, by its path; nil for what is not a token.
  /// - Complexity: O(*n* · *m*), where *n* is the size of the document and *m* the number of sources.
  init(_ members: [WrittenJSON.Member], _ source: ([String]) -> Source?) {
    let tree = Tree(members, [], source)
    let parts = tree.sources.enumerated().map { index, file in
      (source: Optional(file), members: tree.members(of: file, isFirst: index == 0))
    }
    let merged = parts.reduce(into: [WrittenJSON.Member]()) { $0 = Self.merged($0, $1.members) }
    self.parts = parts.count > 1 && merged == members ? parts : [(tree.sources.first, members)]
  }

  /// Two documents as a set of both has them: groups become one, and anything else is replaced.
  private static func merged(_ first: [WrittenJSON.Member], _ second: [WrittenJSON.Member]) -> [WrittenJSON.Member] {
    var merged = first
    var places = Dictionary(first.enumerated().map { (UTF8Name($1.key), $0) }) { first, _ in first }
    for member in second {
      guard let place = places[UTF8Name(member.key)] else {
        places[UTF8Name(member.key)] = merged.count
        merged.append(member)
        continue
      }
      if case .object(let old) = merged[place].value, case .object(let new) = member.value {
        merged[place] = WrittenJSON.Member(key: member.key, value: .object(Self.merged(old, new)))
      } else {
        merged[place] = member
      }
    }
    return merged
  }

  /// A group of the document, with the sources of its tokens.
  private struct Tree {
    private enum Child {
      case property(WrittenJSON.Member)
      case token(WrittenJSON.Member, Source)
      case group(String, Tree)
    }

    private var children: [Child] = []
    /// In the order of the tokens.
    private(set) var sources: [Source] = []

    init(_ members: [WrittenJSON.Member], _ path: [String], _ source: ([String]) -> Source?) {
      for member in members {
        let path = path + [member.key]
        if let file = source(path) {
          add([file])
          children.append(.token(member, file))
        } else if !member.key.hasPrefix("$"), case .object(let inner) = member.value {
          let group = Tree(inner, path, source)
          add(group.sources)
          children.append(.group(member.key, group))
        } else {
          children.append(.property(member))
        }
      }
    }

    private mutating func add(_ files: [Source]) {
      for file in files where !sources.contains(file) { sources.append(file) }
    }

    /// The tokens of a source in their groups.
    ///
    /// - Parameter isFirst: Whether this is the first document with the group. Then the group has its properties and
    ///   the groups without tokens.
    func members(of file: Source, isFirst: Bool) -> [WrittenJSON.Member] {
      children.compactMap { child -> WrittenJSON.Member? in
        switch child {
        case .property(let member): isFirst || member.key == "$type" ? member : nil
        case .token(let member, let source): source == file ? member : nil
        case .group(let name, let group):
          if group.sources.contains(file) {
            .init(key: name, value: .object(group.members(of: file, isFirst: group.sources.first == file)))
          } else if group.sources.isEmpty && isFirst {
            .init(key: name, value: .object(group.members(of: file, isFirst: true)))
          } else {
            nil
          }
        }
      }
    }
  }
}
