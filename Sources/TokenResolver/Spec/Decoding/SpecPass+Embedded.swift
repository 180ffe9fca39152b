internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The groups of a token file that are sections of the spec in it.
extension SpecPass {
  /// The tokens of a type directly in the group of a section, with their names; empty for a spec that is not in a token
  /// file, and for a section that the spec has itself.
  func embeddedTokens(of section: RootKey, _ type: TokenType, named what: String) -> [(TokenID, Sourced<String>)] {
    guard isGroup(section) else { return [] }
    let set = importedSet
    let path = TokenPath([section.rawValue])
    return set.indices.compactMap { token in
      guard set.type(of: token) == type, let group = set.group(of: token), set.groups[group].path == path else {
        return nil
      }
      let name = Sourced(set.name(of: token), from: Origin(set.nameRange(of: token)))
      guard let problem = TokenName.problem(with: name.value) else { return (token, name) }
      report(.invalidName(name.value, of: what, because: problem, at: name.origin.range))
      return nil
    }
  }

  /// The rows of a table of sizes: the groups in a group that are named as sizes, each with its lengths.
  func embeddedRows(in table: TokenPath, mode: Int?) -> DecodedRows {
    let rows = importedSet.groups.indices.compactMap { id -> DecodedRow? in
      let path = importedSet.groups[id].path
      guard path.parent == table, let size = FixedDecimal(sizeName: path.name) else { return nil }
      return row(size, in: id, mode: mode)
    }
    return DecodedRows(rows)
  }

  /// The paths of the tables of modes, with their names.
  var embeddedModes: [(name: Sourced<String>, table: TokenPath, annotations: TokenAnnotations)] {
    guard isGroup(.modes) else { return [] }
    return importedSet.groups.compactMap { group in
      guard group.path.parent == TokenPath([RootKey.modes.rawValue]) else { return nil }
      let name = Sourced(group.path.name, from: Origin(start))
      return (name, group.path.appending(RootKey.typography.rawValue), group.annotations)
    }
  }

  /// Whether the group of a section is the section.
  func isGroup(_ section: RootKey) -> Bool { spec.isEmbedded && mappings(of: section).isEmpty }

  private func row(_ size: FixedDecimal, in group: GroupID, mode: Int?) -> DecodedRow? {
    let path = importedSet.groups[group].path
    func token(_ name: String) -> TokenID? { spec.imports?.index[path.appending(name)] }
    func length(_ name: String) -> (token: TokenID, value: Sourced<FixedDecimal>)? {
      token(name).flatMap { token in importedNumber(token, after: []).map { (token, $0) } }
    }
    let first = ["lineHeight", "lineSpacing", "letterSpacing", "baselineOffset"].lazy.compactMap(token).first
    let place = first.map { importedSet.nameRange(of: $0) } ?? start
    let size = Sourced(size, from: Origin(place))
    guard first != nil else {
      return DecodedRow(entry: SizeEntry(size: size, mode: mode, group: group, lengths: nil), offset: nil)
    }
    guard let height = length("lineHeight") else {
      if token("lineHeight") == nil {
        let example = "\"lineHeight\": { \"$value\": { \"value\": 20, \"unit\": \"px\" } }"
        report(.missingKey("lineHeight", in: "the group `\(path)`", example: example, at: place))
      }
      return nil
    }
    let (spacing, letters, offset) = (length("lineSpacing"), length("letterSpacing"), length("baselineOffset"))
    let lengths = SizeLengths(
      lineHeight: height.token,
      lineSpacing: spacing?.token,
      letterSpacing: letters?.token,
      baselineOffset: offset.map { .points($0.token) }
    )
    return DecodedRow(
      entry: SizeEntry(size: size, mode: mode, group: group, lengths: lengths),
      offset: offset?.value.origin.range
    )
  }
}

extension FixedDecimal {
  /// The size that a group is named for: `14`, or `13_5` for 13.5.
  fileprivate init?(sizeName name: String) {
    guard let size = try? FixedDecimal(parsing: Array(name.replacing("_", with: ".").utf8)[...]), size > .zero else {
      return nil
    }
    self = size
  }
}
