internal import TokenModel
internal import TokenYAML

/// Writes what a spec says beside its tokens, as the extension of a token file has it (``EmbeddedSpec``).
struct EmbeddedForm: SpecPass {
  let spec: SpecInput
  let root: Fields

  /// The keys whose values no token has.
  private static let settings: [RootKey] = [.name, .swift, .offsetHost, .contexts, .rootFontSize, .codes]
  /// The sections that are groups of the file.
  private static let axes: [RootKey] = [.color, .weight, .family, .typography, .modes]

  /// The fields of the extension.
  func members(of catalog: Catalog) -> [WrittenJSON.Member] {
    let version = WrittenJSON.Member(key: EmbeddedSpec.versionKey, value: .number("1"))
    let settings = Self.settings.compactMap { key in
      // An output writes the contexts that it has, so that there is a place for them.
      let value = root[key.rawValue].map { json($0.value) } ?? (key == .contexts ? .object([]) : nil)
      return value.map { WrittenJSON.Member(key: key.rawValue, value: $0) }
    }
    let axes = Self.axes.filter { isWritten($0) }
    return [version] + settings + axes.map { section($0) } + [styles(of: catalog), emoji].compactMap(\.self)
  }

  /// Whether a section is not the group of its name: it takes other tokens, or the group has tokens of token files.
  private func isWritten(_ section: RootKey) -> Bool {
    if spec.isEmbedded { return root[section.rawValue] != nil }
    if takesTokens(section) { return true }
    switch section {
    case .color: return hasTokens(of: section, .color)
    case .weight: return hasTokens(of: section, .fontWeight)
    case .family: return hasTokens(of: section, .fontFamily)
    case .typography, .modes: return importedSet.groups.contains { $0.path.parent == TokenPath([section.rawValue]) }
    default: return false
    }
  }

  private func hasTokens(of section: RootKey, _ type: TokenType) -> Bool {
    let path = TokenPath([section.rawValue])
    return importedSet.indices.contains { token in
      importedSet.type(of: token) == type && importedSet.path(of: token).parent == path
    }
  }

  /// A section as it is written, with the entries of all files.
  private func section(_ section: RootKey) -> WrittenJSON.Member {
    WrittenJSON.Member(key: section.rawValue, value: .object(members(of: mappings(of: section))))
  }

  private var emoji: WrittenJSON.Member? { mappings(of: .emoji).isEmpty ? nil : section(.emoji) }

  /// The entries of mappings of one name in several files.
  private func members(of mappings: [NodeID]) -> [WrittenJSON.Member] {
    var members: [WrittenJSON.Member] = []
    for mapping in mappings {
      for (key, value) in tree.entries(of: target(of: mapping)) {
        let (key, value) = (tree.text(of: key), json(value))
        let place = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
        if let place, case .object(let old) = members[place].value, case .object(let new) = value {
          members[place] = WrittenJSON.Member(key: key, value: .object(old + new.filter { !old.contains($0) }))
        } else if place == nil {
          members.append(WrittenJSON.Member(key: key, value: value))
        }
      }
    }
    return members
  }

  // MARK: Styles

  /// The styles by the names of their parts on the axes; nil for none.
  private func styles(of catalog: Catalog) -> WrittenJSON.Member? {
    let chosen = mappings(of: .styles).flatMap { members(of: [$0]) }
    let keys = Set(SpecRecord.selection(in: .styles).keyNames)
    let selection = takesTokens(.styles) ? chosen.filter { keys.contains($0.key) } : []
    let listed = catalog.styles.filter { $0.path == nil }.map { style in
      WrittenJSON.Member(key: style.name.value, value: .object(members(of: style, in: catalog)))
    }
    let all = selection + listed
    return all.isEmpty ? nil : WrittenJSON.Member(key: RootKey.styles.rawValue, value: .object(all))
  }

  private func members(of style: NamedStyle, in catalog: Catalog) -> [WrittenJSON.Member] {
    let fields: [(key: String, value: WrittenJSON?)] = [
      ("size", .number(style.row.size.value.description)),
      ("color", style.tokens.color.map { .string(catalog.colors[$0].name.value) }),
      ("weight", .string(style.weight.name.value)),
      ("family", style.tokens.family == 0 ? nil : .string(style.family.name.value)),
      ("mode", style.row.mode.map { .string(catalog.modes[$0].value) }),
      ("description", description(of: style).map { .string($0) }),
      ("deprecated", style.annotations.writtenDeprecation),
    ]
    return fields.compactMap { key, value in value.map { WrittenJSON.Member(key: key, value: $0) } }
  }

  private func description(of style: NamedStyle) -> String? {
    style.annotations.description?.value ?? spec.comments[above: style.name.origin.range]?.text
  }

  // MARK: Values

  /// The value that a node has or refers to, as the token file has it. Scalars of a spec have no type, so texts are
  /// strings.
  private func json(_ node: NodeID) -> WrittenJSON {
    let node = target(of: node)
    switch tree.kind(of: node) {
    case .mapping: return .object(members(of: [node]))
    case .sequence: return .array(tree.elements(of: node).map { json($0) })
    case .scalar:
      switch tree.jsonKind(of: node) {
      case .number: return .number(tree.text(of: node))
      case .boolean: return .boolean(tree.text(of: node) == "true")
      default: return .string(tree.text(of: node))
      }
    }
  }

  /// The value of the spec that a reference leads to; the reference itself if it leads to a token.
  private func target(of node: NodeID) -> NodeID {
    guard tree.utf8(of: node).first == UInt8(ascii: "{"), spec.references[node] != nil,
      case .node(let target)? = followToEnd(node)?.end
    else { return node }
    return target
  }
}
