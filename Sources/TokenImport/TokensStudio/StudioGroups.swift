internal import TokenModel

/// What the groups of each set say, under their new names.
struct StudioGroups {
  /// By the index of a set.
  let groups: [[ImportedSystem.Group]]
  /// The groups whose tokens are all lost.
  let notes: [ImportNote]

  /// - Parameter sets: The same sets with the tokens that carry over.
  init(_ document: StudioDocument, of sets: [ImportedSystem.Set]) {
    var groups: [[ImportedSystem.Group]] = []
    var notes: [ImportNote] = []
    for (set, result) in zip(document.sets, sets) {
      let known = Self.paths(of: set.groups.isEmpty ? [] : result.tokens)
      var kept: [ImportedSystem.Group] = []
      var indices: [[UTF8Name]: Int] = [:]
      for group in set.groups {
        let name = "group \(group.path.joined(separator: "."))"
        let path = group.path.map(ImportedNames.name)
        if !known.contains(path.map(UTF8Name.init)) {
          let reason = "all of its tokens are lost"
          notes.append(ImportNote(.lost, .structure, name, became: nil, because: [reason], at: group.location))
        } else if let index = indices[path.map(UTF8Name.init)] {
          kept[index].annotations.append(group.annotations)
          let reason = "another group gets the same name, so both descriptions are in one"
          let new = "group \(path.joined(separator: "."))"
          notes.append(ImportNote(.changed, .structure, name, became: new, because: [reason], at: group.location))
        } else {
          indices[path.map(UTF8Name.init)] = kept.count
          kept.append(.init(path: path, annotations: group.annotations))
        }
      }
      groups.append(kept)
    }
    (self.groups, self.notes) = (groups, notes)
  }

  /// The paths of the groups that some tokens are in.
  private static func paths(of tokens: [ImportedSystem.Token]) -> Swift.Set<[UTF8Name]> {
    var paths: Swift.Set<[UTF8Name]> = []
    for token in tokens {
      let names = token.path.map(UTF8Name.init)
      for end in names.indices { paths.insert(Array(names[..<end])) }
    }
    return paths
  }
}

extension StudioDocument {
  /// A note for each key that the result has no place for.
  var unreadNotes: [ImportNote] {
    UnreadKey.Owner.allCases.flatMap { owner in
      let keys = unread.filter { $0.owner == owner }
      let counts = Dictionary(keys.map { (UTF8Name($0.name), 1) }, uniquingKeysWith: +)
      var known: Swift.Set<UTF8Name> = []
      return keys.filter { known.insert(UTF8Name($0.name)).inserted }.map { key in
        let count = counts[UTF8Name(key.name)] ?? 1
        let times = count == 1 ? "" : " (\(count) times)"
        return ImportNote(
          .lost,
          .structure,
          "key \(key.name)\(times)",
          became: nil,
          because: ["the result has no place for this key of \(owner.rawValue)"],
          at: key.location
        )
      }
    }
  }
}
