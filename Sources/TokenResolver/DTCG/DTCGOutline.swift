internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Makes an outline of tokens, including those with mistakes. References are not followed.
struct DTCGOutline: SourcePass {
  let context: DTCGContext
  let declared: DeclaredSources
  let tokens: TokenSet

  /// The declarations of the tokens.
  func outline(of documents: [SourceDocument]) -> SpecOutline {
    SpecOutline(
      tokens: tokens.indices.map(declaration),
      settings: [:],
      comments: documents.flatMap(\.comments),
      files: documents.map(\.file)
    )
  }

  /// The declaration of a token, with its values in all contexts.
  private func declaration(of id: TokenID) -> TokenDeclaration {
    let token = tokens[id]
    let own = sources[mainSource(of: id)...].prefix { $0.token == id }
    let written = own.flatMap { source in
      source.isPointer ? pointer(source.value, key: "").map { [$0] } ?? [] : values(in: source.value)
    }
    let description = token.annotations.description.map {
      DeclaredValue(key: "description", text: $0.value, range: $0.origin.range)
    }
    return TokenDeclaration(token, values: written, description: description)
  }

  /// The scalars of a value by the keys and indices that lead to them, with dots between.
  private func values(in node: NodeID, key: String = "") -> [DeclaredValue] {
    func below(_ name: String) -> String { key.isEmpty ? name : "\(key).\(name)" }
    switch tree.kind(of: node) {
    case .scalar: return [DeclaredValue(key: key, text: tree.text(of: node), range: range(node))]
    case .mapping:
      if case .pointer(let text)? = referenceForm(node) { return pointer(text, key: key).map { [$0] } ?? [] }
      return tree.entries(of: node).flatMap { values(in: $0.value, key: below(tree.text(of: $0.key))) }
    case .sequence:
      return tree.elements(of: node).enumerated().flatMap { values(in: $1, key: below("\($0)")) }
    }
  }

  /// A pointer to a whole token is a reference, like one in braces; a pointer to a part is a text.
  private func pointer(_ node: NodeID, key: String) -> DeclaredValue? {
    guard let reference = try? DTCGReference(pointer: node, in: tree) else { return nil }
    let text = reference.part == ["$value"] ? "{\(reference.text)}" : tree.text(of: node)
    return DeclaredValue(key: key, text: text, range: range(node))
  }
}
