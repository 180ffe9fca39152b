internal import TokenEmit
internal import TokenModel

/// A set as a token file: nested groups in the order of the source, and types where all tokens of a group share one.
enum TokenFileText {
  static func bytes(of set: ImportedSystem.Set) -> [UInt8] {
    let root = Group()
    for token in set.tokens { root.add(token, at: token.path[...]) }
    return JSONText(root.json(inheriting: nil)).bytes
  }

  /// A group, or a token.
  private final class Group {
    private var token: ImportedSystem.Token?
    private var children: [(name: String, group: Group)] = []
    private var indices: [UTF8Name: Int] = [:]
    /// The types of the tokens in it; more than two are not counted.
    private var types: Swift.Set<String> = []

    func add(_ token: ImportedSystem.Token, at path: ArraySlice<String>) {
      if types.count < 2 { types.insert(token.type) }
      guard let name = path.first else {
        self.token = token
        return
      }
      let index = indices[UTF8Name(name)] ?? children.count
      if index == children.count {
        indices[UTF8Name(name)] = index
        children.append((name, Group()))
      }
      children[index].group.add(token, at: path.dropFirst())
    }

    func json(inheriting type: String?) -> WrittenJSON {
      if let token { return Self.json(token, inheriting: type) }
      var members: [WrittenJSON.Member] = []
      var inherited = type
      if type == nil, types.count == 1, let common = types.first {
        members.append(.init(key: "$type", value: .string(common)))
        inherited = common
      }
      members += children.map { .init(key: $0.name, value: $0.group.json(inheriting: inherited)) }
      return .object(members)
    }

    private static func json(_ token: ImportedSystem.Token, inheriting type: String?) -> WrittenJSON {
      var members: [WrittenJSON.Member] = []
      if type != token.type { members.append(.init(key: "$type", value: .string(token.type))) }
      members.append(.init(key: "$value", value: token.value))
      if let description = token.description, !description.isEmpty {
        members.append(.init(key: "$description", value: .string(description)))
      }
      if !token.extensions.isEmpty { members.append(.init(key: "$extensions", value: .object(token.extensions))) }
      return .object(members)
    }
  }
}
