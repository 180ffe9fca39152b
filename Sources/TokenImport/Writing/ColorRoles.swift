internal import TokenEmit
internal import TokenModel

/// Which colors are for text, and which for backgrounds: by their names, by what the source says about their use, and
/// by the colors that refer to them.
struct ColorRoles {
  private let uses: ColorUses
  /// By the colors that refer to it, one after another.
  private var referred = ColorUses()
  /// The colors that colors of the spec refer to: it has them under those names.
  private var named: Swift.Set<[UTF8Name]> = []

  /// - Parameter paths: The colors that a spec can refer to.
  init(_ system: ImportedSystem, in paths: [[String]]) {
    uses = system.colorUses
    let inSpec = Swift.Set(paths.map { $0.map(UTF8Name.init) })
    let references = system.sets.flatMap(\.tokens).compactMap(Self.reference)
    let targets = Dictionary(grouping: references) { $0.path.map(UTF8Name.init) }
    for path in references.map(\.path) {
      guard let use = ownUse(of: path) else { continue }
      for target in Self.targets(of: path, targets) {
        referred.add(use, of: target)
        if inSpec.contains(path.map(UTF8Name.init)) { named.insert(target.map(UTF8Name.init)) }
      }
    }
  }

  /// The colors that a color refers to, also by others between them.
  private static func targets(
    of path: [String],
    _ references: [[UTF8Name]: [(path: [String], target: [String])]]
  ) -> [[String]] {
    var found: [[String]] = []
    var known: Swift.Set<[UTF8Name]> = []
    var rest = [path]
    while let next = rest.popLast() {
      for (_, target) in references[next.map(UTF8Name.init)] ?? []
      where known.insert(target.map(UTF8Name.init)).inserted {
        found.append(target)
        rest.append(target)
      }
    }
    return found
  }

  /// A color that refers to another one; nil for other tokens.
  private static func reference(_ token: ImportedSystem.Token) -> (path: [String], target: [String])? {
    guard token.type == "color", case .string(let text) = token.value, text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    let target = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return (token.path, target)
  }

  /// What a color of the spec is for. One that only lends its value to another color of the spec is for nothing itself.
  func use(of path: [String]) -> ColorUse? {
    if let own = ownUse(of: path) { return own }
    return named.contains(path.map(UTF8Name.init)) ? nil : referred.use(of: path)
  }

  private func ownUse(of path: [String]) -> ColorUse? { Self.use(byName: path) ?? uses.use(of: path) }

  // MARK: Names

  /// The use that the last word with a meaning names: `background.on-primary` is for text.
  static func use(byName path: [String]) -> ColorUse? {
    for name in path.reversed() {
      let words = NameWords.lowercased(of: name)
      if words.first == "on" && words.count > 1 { return .text }
      for word in words.reversed() {
        if textWords.contains(word) { return .text }
        if backgroundWords.contains(word) { return .background }
      }
    }
    return nil
  }

  private static let textWords: Swift.Set<String> = ["text", "fg", "foreground", "content"]
  private static let backgroundWords: Swift.Set<String> = ["bg", "background", "backgrounds", "surface", "surfaces"]
}
