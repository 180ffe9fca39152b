internal import TokenEmit
internal import TokenModel

/// Sets as token files: nested groups in the order of the source, and types where all tokens of a group share one.
///
/// A resolver document merges the groups of files, with their types. So a group has a type only if it is that of its
/// tokens in all files.
struct TokenFileText {
  /// The tokens of all sets.
  private let all = TokenGroup()

  init(_ system: ImportedSystem) {
    for set in system.sets {
      for token in set.tokens { all.add(token, at: token.path[...]) }
    }
  }

  func bytes(of set: ImportedSystem.Set) -> [UInt8] {
    let root = TokenGroup()
    for token in set.tokens { root.add(token, at: token.path[...]) }
    for group in set.groups { root.add(group.annotations, at: group.path[...]) }
    return JSONText(root.json(of: all, inheriting: nil)).bytes
  }
}

/// A group, or a token.
private final class TokenGroup {
  private var token: ImportedSystem.Token?
  /// What is written about the group.
  private var annotations = ImportedAnnotations()
  private var children: [(name: String, group: TokenGroup)] = []
  private var indices: [UTF8Name: Int] = [:]
  /// The types of the tokens in it; more than two are not counted.
  private var types: Swift.Set<String> = []

  /// Adds a token at a path in this group, in place of the one that is there.
  func add(_ token: ImportedSystem.Token, at path: ArraySlice<String>) {
    if types.count < 2 { types.insert(token.type) }
    guard let name = path.first else {
      self.token = token
      return
    }
    let index = indices[UTF8Name(name)] ?? children.count
    if index == children.count {
      indices[UTF8Name(name)] = index
      children.append((name, TokenGroup()))
    }
    children[index].group.add(token, at: path.dropFirst())
  }

  /// Adds what is written about a group in this one, if it is there.
  func add(_ annotations: ImportedAnnotations, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.annotations = annotations
      return
    }
    if let index = indices[UTF8Name(name)] { children[index].group.add(annotations, at: path.dropFirst()) }
  }

  /// The group of a file.
  ///
  /// - Parameters:
  ///   - all: The same group with the tokens of all files.
  ///   - type: The type of the groups around it; nil if they have none.
  func json(of all: TokenGroup, inheriting type: String?) -> WrittenJSON {
    if let token { return Self.json(token, inheriting: type) }
    var members: [WrittenJSON.Member] = []
    var inherited = type
    if type == nil, all.types.count == 1, let common = all.types.first {
      members.append(.init(key: "$type", value: .string(common)))
      inherited = common
    }
    members += annotations.members
    members += children.map { name, child in
      let same = all.indices[UTF8Name(name)].map { all.children[$0].group } ?? child
      return .init(key: name, value: child.json(of: same, inheriting: inherited))
    }
    return .object(members)
  }

  private static func json(_ token: ImportedSystem.Token, inheriting type: String?) -> WrittenJSON {
    var members: [WrittenJSON.Member] = []
    if type != token.type { members.append(.init(key: "$type", value: .string(token.type))) }
    members.append(.init(key: "$value", value: token.value))
    members += token.annotations.members
    return .object(members)
  }
}
