internal import TokenModel

/// The names of variables and of their groups, all different within a group.
struct FigmaNames {
  private var names: [TokenPath: [String]] = [:]
  private var taken: [[String]: UniqueNames] = [:]

  /// The names for a path of a token, from the top.
  mutating func make(for path: TokenPath) -> [String] {
    if let known = names[path] { return known }
    guard let parent = path.parent else { return [] }
    let group = make(for: parent)
    let name = group + [taken[group, default: UniqueNames()].make(Self.possible(path.name))]
    names[path] = name
    return name
  }

  /// The names that a path has if nothing is in their way. A variable cannot have the name of a group, so the token of
  /// a group is `root` in it.
  static func wanted(for path: TokenPath) -> [String] { path.segments.map { $0 == "$root" ? "root" : $0 } }

  /// The name most like a token's that Figma reads as one: dots and slashes end groups, and braces are of references.
  private static func possible(_ name: String) -> String {
    if name == "$root" { return "root" }
    return String(name.map { "./{}".contains($0) ? "_" : $0 })
  }
}
