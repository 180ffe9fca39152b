internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel

extension RenamedPath {
  /// Finds what has a path, and checks that it can have the new one.
  ///
  /// - Parameters:
  ///   - old: The path, as references write it.
  ///   - new: A name without dots, or a path.
  ///   - result: A compile without errors.
  init(_ old: String, to new: String, in result: Compiler.Result) throws(RenameProblem) {
    let catalogs = result.inputs.map(\.catalog)
    let matches = catalogs.lazy.compactMap { catalog in
      Self.find(old, in: catalog).map { (path: $0.path, kind: $0.kind, dialect: catalog.tokens.dialect) }
    }
    guard let found = matches.first else {
      let isSize = old.hasPrefix("typography.") && catalogs.contains { $0.tokens.dialect == .spec }
      throw .names(isSize ? Self.sizes(old) : "there is no token `\(old)`; \(Self.advice(for: old, catalogs))")
    }
    try Self.checkCanChange(found.path, found.kind, inSpec: found.dialect == .spec)
    let names = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let path = RenamedPath(
      kind: found.kind,
      old: found.path,
      new: names.count > 1 ? names : found.path.dropLast() + names
    )
    try path.checkNewNames(writtenAs: new)
    if catalogs.contains(where: { Self.find(path.newPath, in: $0) != nil }) {
      throw .names("there already is `\(path.newPath)`; choose another name")
    }
    self = path
  }

  private static func find(_ path: String, in catalog: Catalog) -> (path: [String], kind: Kind)? {
    if catalog.tokens.dialect == .spec {
      let named: [(section: String, names: [String], kind: Kind)] = [
        ("modes", catalog.modes.map(\.value), .mode),
        ("styles", catalog.styles.map(\.name.value), .style),
        ("emoji", catalog.emoji.map(\.name.value), .emojiPack),
      ]
      let emoji = catalog.emoji.map { ("emoji.\($0.name.value)", $0.items.map(\.name.value), Kind.emoji) }
      for (section, names, kind) in named + emoji {
        if let name = name(path, in: section, names) {
          return (section.split(separator: ".").map(String.init) + [name], kind)
        }
      }
    }
    if catalog.tokens.dialect == .spec, catalog.name.value.utf8.elementsEqual(path.utf8) { return ([path], .catalog) }
    let tokens = catalog.resolved.tokens
    if let token = catalog.resolved.index[path] { return (tokens.path(of: token).segments, .token) }
    if let name = name(path, in: "modifiers", catalog.tokens.modifiers.map(\.name)) {
      return (["modifiers", name], .modifier)
    }
    return group(path, in: tokens).map { ($0, .group) }
  }

  /// The name that a path has after a section.
  private static func name(_ path: String, in section: String, _ names: [String]) -> String? {
    names.first { "\(section).\($0)".utf8.elementsEqual(path.utf8) }
  }

  /// The names in the path of a group; nil if no token is in it.
  private static func group(_ path: String, in tokens: TokenSet) -> [String]? {
    let start = path + "."
    for token in tokens.indices {
      let whole = tokens.path(of: token)
      guard whole.description.utf8.starts(with: start.utf8) else { continue }
      for count in whole.segments.indices {
        let group = Array(whole.segments[..<count])
        if TokenPath(group).description.utf8.elementsEqual(path.utf8) { return group }
      }
    }
    return nil
  }

  private static func advice(for path: String, _ catalogs: [Catalog]) -> String {
    let paths = catalogs.lazy.map(\.resolved.tokens).flatMap { tokens in
      tokens.indices.map { tokens.path(of: $0).description }
    }
    return NearestNames(to: path, among: Array(paths)).question
      ?? "write its path as references do, such as palette.gray.2"
  }

  // MARK: Checks

  private static let sections = ["palette", "color", "weight", "family", "typography", "modes"]

  private static func checkCanChange(_ path: [String], _ kind: Kind, inSpec: Bool) throws(RenameProblem) {
    let text = TokenPath(path).description
    if kind == .group && inSpec && path.count == 1 && sections.contains(text) {
      throw .names("`\(text)` is a key of specs, which the format names")
    }
    if kind == .emoji {
      throw .names("texts hold the code of `\(text)`; add an emoji with the new name, and deprecate this one")
    }
    if inSpec && kind == .token && ["typography", "modes"].contains(path[0]) {
      throw .names(sizes(text))
    }
  }

  private static func sizes(_ path: String) -> String {
    "`\(path)` is of a size, whose name is its number; change the number in the spec"
  }

  private func checkNewNames(writtenAs text: String) throws(RenameProblem) {
    for name in new.last == "$root" ? new.dropLast() : new[...]
    where name.isEmpty || name.hasPrefix("$") || name.contains(where: Self.isRefused) {
      throw .names("`\(text)` cannot be the name of a token; use letters, digits, `_` and `-`")
    }
    if new.count == old.count && zip(old, new).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) {
      throw .names("`\(oldPath)` already has this name")
    }
    if ![.token, .group].contains(kind) && isMove {
      throw .names("`\(newPath)` is in another group than `\(oldPath)`, which cannot move; write a name without dots")
    }
    if new.count > old.count && zip(old, new).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) {
      throw .names("`\(newPath)` would be in itself; choose another group")
    }
  }

  private static func isRefused(_ character: Character) -> Bool { "{}\"'\\\n\r\t".contains(character) }
}
