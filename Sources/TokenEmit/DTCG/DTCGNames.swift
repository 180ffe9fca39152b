internal import TokenModel

/// The names of groups and tokens in the format, which must not have `.`, `{` and `}`, nor start with `$`.
struct DTCGNames {
  private let tokens: TokenSet
  private let index: TokenIndex
  private let merged: MergedGroups
  /// The names of groups that need another one.
  private var groups: [GroupID: String] = [:]
  /// The names of tokens that need another one.
  private var ownNames: [TokenID: String] = [:]

  /// - Complexity: O(*n*), where *n* is the number of tokens and groups.
  init(_ resolved: ResolvedTokens, _ merged: MergedGroups) {
    tokens = resolved.tokens
    index = resolved.index
    self.merged = merged
    var taken = TakenNames(tokens, merged)
    for group in merged.ids where !Self.isValid(tokens.groups[group].path.name) {
      groups[group] = taken.name(like: tokens.groups[group].path.name, in: merged.parent(of: group))
    }
    for token in tokens.indices {
      let name = tokens.name(of: token)
      if Self.isValid(name) || name == "$root" { continue }
      ownNames[token] = taken.name(like: name, in: merged.group(of: token))
    }
  }

  /// Reports the groups and tokens that have another name than in the source.
  func reportRenamed(_ report: inout EmitterReport) {
    for group in groups.keys.sorted() {
      let path = tokens.groups[group].path
      // Groups have no place; the first token in one has.
      guard let token = tokens.indices.first(where: { tokens.path(of: $0).segments.starts(with: path.segments) })
      else { continue }
      reportRenamed(path, as: name(of: group), at: token, &report)
    }
    for token in ownNames.keys.sorted() {
      reportRenamed(tokens.path(of: token), as: name(of: token), at: token, &report)
    }
  }

  private func reportRenamed(
    _ path: TokenPath,
    as name: String,
    at token: TokenID,
    _ report: inout EmitterReport
  ) {
    report.cannotExpress(
      "\(Self.rule), so `\(path)` is called `\(name)`",
      at: tokens.nameRange(of: token)
    )
  }

  /// What is said of names that had to be replaced.
  static let rule = "names of the format have no `.`, `{` and `}`, and no `$` at the start"

  /// The name of a group.
  func name(of group: GroupID) -> String { groups[group] ?? tokens.groups[group].path.name }

  /// The name of a token.
  func name(of token: TokenID) -> String { ownNames[token] ?? tokens.name(of: token) }

  /// The path of a group.
  func path(of group: GroupID) -> [String] {
    (merged.parent(of: group).map { path(of: $0) } ?? []) + [name(of: group)]
  }

  /// The path of the token that a reference leads to.
  func path(of reference: TokenReference) -> [String] {
    if groups.isEmpty, ownNames.isEmpty { return reference.path.segments }
    guard let token = index[reference.path] else { return reference.path.segments }
    return path(of: token)
  }

  /// A background of a color as it is written, with the path in the document: `{color.night}`, or `{color.night.dark}`
  /// for one variant.
  func ground(_ text: String) -> String {
    let path = TokenPath(ColorGround.path(in: text).split(separator: ".").map { String($0) })
    if let token = index[path] { return "{\(self.path(of: token).joined(separator: "."))}" }
    guard let parent = path.parent, let token = index[parent] else { return text }
    return "{\((self.path(of: token) + [path.name]).joined(separator: "."))}"
  }

  /// The path of a token.
  func path(of token: TokenID) -> [String] {
    (merged.group(of: token).map { path(of: $0) } ?? []) + [name(of: token)]
  }

  /// A name that no group and no token at the top has: this one, or with a number.
  func unusedName(like wanted: String) -> String {
    let groups = merged.ids.filter { merged.parent(of: $0) == nil }.map { name(of: $0) }
    let own = tokens.indices.filter { merged.group(of: $0) == nil }.map { name(of: $0) }
    var taken = Set((groups + own).map { UTF8Name($0) })
    return Self.valid(wanted, among: &taken)
  }

  /// A valid name like another one that is not among the taken ones; adds it to them.
  static func valid(_ name: String, among taken: inout Set<UTF8Name>) -> String {
    var bytes = name.utf8.map { isForbidden($0) ? UInt8(ascii: "_") : $0 }
    if bytes.first == UInt8(ascii: "$") { bytes[0] = UInt8(ascii: "_") }
    let wanted = String(decoding: bytes, as: UTF8.self)
    var (unique, number) = (wanted, 2)
    while !taken.insert(UTF8Name(unique)).inserted { (unique, number) = ("\(wanted)_\(number)", number + 1) }
    return unique
  }

  /// Whether the format allows a name.
  static func isValid(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: "$") && !name.utf8.contains(where: isForbidden)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}

/// The names in groups that have one which the format does not allow.
private struct TakenNames {
  private let tokens: TokenSet
  private let merged: MergedGroups
  /// By group; nil is the top.
  private var names: [GroupID?: Set<UTF8Name>] = [:]

  init(_ tokens: TokenSet, _ merged: MergedGroups) {
    self.tokens = tokens
    self.merged = merged
  }

  /// A valid name that no other token or group around has.
  mutating func name(like name: String, in group: GroupID?) -> String {
    var taken = names[group] ?? namesOfSources(in: group)
    let unique = DTCGNames.valid(name, among: &taken)
    names[group] = taken
    return unique
  }

  private func namesOfSources(in group: GroupID?) -> Set<UTF8Name> {
    let inner = merged.ids.filter { merged.parent(of: $0) == group }.map { UTF8Name(tokens.groups[$0].path.name) }
    let own = tokens.indices.filter { merged.group(of: $0) == group }.map { UTF8Name(tokens.name(of: $0)) }
    return Set(inner + own)
  }
}
