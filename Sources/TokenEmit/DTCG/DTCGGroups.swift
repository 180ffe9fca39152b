internal import TokenDiagnostics
internal import TokenModel

/// Groups and tokens as the format nests them, with their properties.
struct DTCGGroups {
  private let tokens: TokenSet
  private let merged: MergedGroups
  private let names: DTCGNames
  private let types: DTCGTypes
  private let inheritance: DTCGInheritance

  /// - Parameter keepsExtends: Whether groups that extend others do so in the output.
  init(_ resolved: ResolvedTokens, _ merged: MergedGroups, names: DTCGNames, keepsExtends: Bool) {
    tokens = resolved.tokens
    self.names = names
    self.merged = merged
    inheritance = keepsExtends ? DTCGInheritance(resolved.tokens, merged) : DTCGInheritance.none
    types = DTCGTypes(resolved, merged, extended: Set(inheritance.extended.values))
  }

  /// The fields of a document with the values of tokens.
  ///
  /// - Parameters:
  ///   - isBase: Whether the values are those outside of contexts. Then groups have their properties here, and those
  ///     without tokens are here.
  ///   - settings: What the catalog says beside its tokens.
  ///   - isMain: Whether the document has what is said of a token, beside its value.
  ///   - value: The value of a token; nil for one that the document does not have.
  func document(
    isBase: Bool,
    settings: [WrittenJSON.Member] = [],
    isMain: @escaping (TokenID) -> Bool,
    _ value: @escaping (TokenID) -> DTCGContent?
  ) -> [WrittenJSON.Member] {
    let included = tokens.indices.filter { !inheritance.tokens.contains($0) && value($0) != nil }
    let others = isBase ? groupsWithoutTokens.union(groupsOfContexts(before: included.last, value)) : []
    let nesting = DTCGNesting(tokens, merged, included, others: others)
    let writer = Writer(groups: self, nesting: nesting, isBase: isBase, isMain: isMain, value: value)
    let top = isBase ? properties(of: tokens.top, in: nil) : []
    return top.replacing("$extensions") { StyleSpecExtension.replacing(settings: settings, in: $0) }
      + writer.children(of: nil)
  }

  /// Groups that have no tokens of their own in any document, and those that only extend another.
  private var groupsWithoutTokens: Set<GroupID> {
    var groups = Set(merged.ids)
    for token in tokens.indices where !inheritance.tokens.contains(token) {
      var next = merged.group(of: token)
      while let group = next, groups.remove(group) != nil { next = merged.parent(of: group) }
    }
    return groups.union(inheritance.extended.keys).subtracting(inheritance.groups)
  }

  /// Groups of tokens that contexts alone have, before others: named without them, they keep their places.
  private func groupsOfContexts(before last: TokenID?, _ value: (TokenID) -> DTCGContent?) -> Set<GroupID> {
    guard let last else { return [] }
    return Set(tokens.indices.prefix { $0 < last }.filter { value($0) == nil }.compactMap { merged.group(of: $0) })
  }

  // MARK: Properties

  /// - Parameter comment: The comment above a group without a description.
  private func properties(
    of group: TokenGroup,
    in parent: TokenAnnotations?,
    comment: CommentBlock? = nil
  ) -> [WrittenJSON.Member] {
    fields(
      ("$schema", parent == nil ? tokens.schema.map { WrittenJSON.string($0.value) } : nil),
      ("$description", (comment?.text ?? group.annotations.description?.value).map { .string($0) }),
      ("$deprecated", deprecated(group.annotations, in: parent)),
      ("$extensions", group.extensions.flatMap { tokens.extensions(at: $0) })
    )
  }

  private func properties(of id: GroupID) -> [WrittenJSON.Member] {
    let group = tokens.groups[id]
    let parent = group.parent.map { tokens.groups[$0] } ?? tokens.top
    let comment = tokens.comment(of: id)
    guard let extended = inheritance.extended[id] else {
      return properties(of: group, in: parent.annotations, comment: comment)
    }
    let path = names.path(of: extended).joined(separator: ".")
    let target = tokens.groups[extended]
    // A group also has the `$deprecated` that the other one says itself.
    let outer = target.parent.map { tokens.groups[$0] } ?? tokens.top
    let saysItself = target.annotations.deprecated != outer.annotations.deprecated
    return fields(("$extends", .string("{\(path)}")))
      + properties(
        of: group.without(propertiesOf: target),
        in: (saysItself ? target : parent).annotations,
        comment: comment == tokens.comment(of: extended) ? nil : comment
      )
  }

  /// `$deprecated` of a group or a token, unless it is inherited.
  private func deprecated(_ annotations: TokenAnnotations, in parent: TokenAnnotations?) -> WrittenJSON? {
    if annotations.deprecated == parent?.deprecated { return nil }
    // In a spec, the lengths of a deprecated size are not deprecated themselves.
    return annotations.writtenDeprecation ?? (tokens.dialect == .spec ? nil : .boolean(false))
  }

  fileprivate func members(of token: TokenID, _ content: DTCGContent, isMain: Bool) -> [WrittenJSON.Member] {
    let group = tokens.group(of: token)
    let hasOwnType =
      types.inheritedType(of: merged.group(of: token)) == nil
      || DTCGTypes.needsType(content.value, of: tokens.type(of: token))
    let type = hasOwnType ? types.type(of: token) : nil
    let valued = fields(("$type", type.map { .string($0) }), ("$value", content.value))
    let extensions = isMain ? tokens.writtenExtensions(of: token, grounds: grounds(of: token)) : nil
    let extended = fields(("$extensions", StyleSpecExtension.adding(lineHeight: content.lineHeight, to: extensions)))
    guard isMain else { return valued + extended }
    let annotations = tokens.annotations(of: token)
    let around = (group.map { tokens.groups[$0] } ?? tokens.top).annotations
    let description = tokens.comment(of: token)?.text ?? annotations.description?.value
    return valued
      + fields(
        ("$description", description.map { .string($0) }),
        ("$deprecated", deprecated(annotations, in: around))
      ) + extended
  }

  /// The backgrounds of a color, with references as the document has them.
  private func grounds(of token: TokenID) -> [String]? {
    tokens.grounds(of: token)?.map { names.ground($0.value) }
  }

  /// Writes one document.
  private struct Writer {
    let groups: DTCGGroups
    let nesting: DTCGNesting
    let isBase: Bool
    let isMain: (TokenID) -> Bool
    let value: (TokenID) -> DTCGContent?

    func children(of group: GroupID?) -> [WrittenJSON.Member] {
      nesting[group].map { child in
        switch child {
        case .group(let inner): .init(key: groups.names.name(of: inner), value: .object(members(of: inner)))
        case .token(let token): .init(key: groups.names.name(of: token), value: .object(members(of: token)))
        }
      }
    }

    private func members(of group: GroupID) -> [WrittenJSON.Member] {
      let type = groups.types.type(of: group).map { WrittenJSON.string($0) }
      return fields(("$type", type)) + (isBase ? groups.properties(of: group) : []) + children(of: group)
    }

    private func members(of token: TokenID) -> [WrittenJSON.Member] {
      value(token).map { groups.members(of: token, $0, isMain: isMain(token)) } ?? []
    }
  }
}

extension TokenGroup {
  /// The group without the properties that it has from one that it extends.
  fileprivate func without(propertiesOf other: TokenGroup) -> TokenGroup {
    TokenGroup(
      path: path,
      annotations: TokenAnnotations(
        description: annotations.description == other.annotations.description ? nil : annotations.description,
        deprecated: annotations.deprecated
      ),
      extensions: extensions == other.extensions ? nil : extensions,
      parent: parent
    )
  }
}

/// Fields with those of the values that there are.
func fields(_ fields: (key: String, value: WrittenJSON?)...) -> [WrittenJSON.Member] {
  fields.compactMap { key, value in value.map { WrittenJSON.Member(key: key, value: $0) } }
}
