internal import TokenModel

/// The folders and the name of a color in an asset catalog.
struct AssetName {
  /// The folders of its groups, from the outside in.
  let groups: [String]
  /// Its own name, without an ending.
  let name: String
}

/// Names that Xcode and every file system can have, all different where case is ignored.
struct AssetNames {
  /// The ending of a color's folder.
  static let ending = ".colorset"

  private let tokens: TokenSet
  private let hasNamespaces: Bool
  /// The folders of groups, by the path of the group.
  private var folders: [TokenPath: [String]] = [:]
  /// The names that colors have, by the scope that has to tell them apart.
  private var colorNames: [[String]: UniqueNames] = [:]
  /// The names that groups have, by the folder around.
  private var groupNames: [[String]: UniqueNames] = [:]

  init(_ tokens: TokenSet, hasNamespaces: Bool) {
    self.tokens = tokens
    self.hasNamespaces = hasNamespaces
  }

  /// The next color's name. A name that is not the token's own is reported.
  mutating func make(for token: TokenID, _ report: inout EmitterReport) -> AssetName {
    let path = Self.shown(tokens.path(of: token))
    let groups = folder(of: TokenPath(path.segments.dropLast()), at: token, &report)
    let possible = Self.possible(path.name, ending: Self.ending)
    let name = Self.unique(possible, in: &colorNames[hasNamespaces ? groups : [], default: Self.noNames])
    reportChange(of: path.name, to: name, by: possible, at: token, &report)
    return AssetName(groups: groups, name: name)
  }

  /// The folder of a group; each is named once.
  private mutating func folder(of path: TokenPath, at token: TokenID, _ report: inout EmitterReport) -> [String] {
    if let known = folders[path] { return known }
    guard let parent = path.parent else { return [] }
    let outer = folder(of: parent, at: token, &report)
    // With a dot, it could be the folder of an asset.
    let possible = Self.possible(path.name.replacing(".", with: "_"), ending: "")
    let name = Self.unique(possible, in: &groupNames[outer, default: Self.noNames])
    reportChange(of: path.name, to: name, by: possible, at: token, &report)
    folders[path] = outer + [name]
    return outer + [name]
  }

  /// A spec has its colors in the group `color`, which tells nothing about an asset. `$root` is the token of a group,
  /// and has the group's name.
  private static func shown(_ path: TokenPath) -> TokenPath {
    var names = path.withoutRoot.segments
    if names.count > 1, names.first == "color" { names.removeFirst() }
    return TokenPath(names)
  }

  /// The name most like a token's that a folder can have, also with a number. Folders whose names begin with a dot are
  /// not seen.
  private static func possible(_ name: String, ending: String) -> String {
    OutputPath.name(like: name.hasPrefix(".") ? "_" + name.dropFirst() : name, ending: ending, room: "_1000".utf8.count)
  }

  private static let noNames = UniqueNames(comparedBy: OutputPath.folded)

  private static func unique(_ name: String, in names: inout UniqueNames) -> String { names.make(name) }

  private func reportChange(
    of name: String,
    to new: String,
    by possible: String,
    at token: TokenID,
    _ report: inout EmitterReport
  ) {
    guard new != name else { return }
    let reason = new == possible ? "it could not be a folder's" : "something there is called `\(possible)`"
    report.cannotExpress(
      "the name `\(name)` in `\(tokens.path(of: token))` is `\(new)` in the asset catalog, since \(reason)",
      at: tokens.nameRange(of: token)
    )
  }
}
