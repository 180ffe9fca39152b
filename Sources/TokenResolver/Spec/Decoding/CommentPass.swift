internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Finds the comments directly above tokens and groups, for outputs that have them as descriptions.
struct CommentPass: SpecPass {
  let spec: SpecInput

  /// The sections whose entries are tokens and groups.
  private static let sections: [RootKey] = [.palette, .color, .weight, .family, .typography, .modes, .styles]

  /// Gives tokens and groups without a description the comments above them.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the spec.
  ///   - imported: The ID after those of the tokens of token files, which have their comments.
  func add(to tokens: inout TokenSet, after imported: TokenID) {
    tokens.keep(spec.comments.all)
    if spec.comments.isEmpty { return }
    let blocks = blocksOfKeys()
    var taken: Set<CommentBlock> = []
    for group in tokens.groups.indices {
      guard tokens.groups[group].annotations.description == nil, let block = blocks[tokens.groups[group].path] else {
        continue
      }
      taken.insert(block)
      if tokens.comment(of: group) == nil { tokens.setComment(block, of: group) }
    }
    for token in imported..<tokens.endIndex where tokens.annotations(of: token).description == nil {
      // The lengths of a size that refers to another one have the place of their group.
      guard let block = spec.comments[above: tokens.nameRange(of: token)], !taken.contains(block) else { continue }
      tokens.setComment(block, of: token)
    }
  }

  /// The comments above all keys, by the paths of the keys. In several files, the first one counts.
  private func blocksOfKeys() -> [TokenPath: CommentBlock] {
    var blocks: [TokenPath: CommentBlock] = [:]
    for document in documents {
      for section in Self.sections {
        guard let field = document[section.rawValue] else { continue }
        add(field.key, field.value, at: TokenPath([section.rawValue]), to: &blocks)
      }
    }
    return blocks
  }

  private func add(_ key: NodeID, _ value: NodeID, at path: TokenPath, to blocks: inout [TokenPath: CommentBlock]) {
    if let block = spec.comments[above: range(key)], blocks[path] == nil { blocks[path] = block }
    let hasSizes = path.name == RootKey.typography.rawValue
    for (key, value) in tree.entries(of: value) {
      let name = tree.text(of: key)
      let size = hasSizes ? try? FixedDecimal(parsing: tree.utf8(of: key)) : nil
      add(key, value, at: path.appending(size?.description ?? name), to: &blocks)
    }
  }
}
