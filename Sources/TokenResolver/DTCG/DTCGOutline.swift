internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension DTCGDecoder {
  /// The declarations of the tokens, also of those with mistakes. References are not followed.
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
    var values: [DeclaredValue] = []
    for source in sources[mainSources[id]...].prefix(while: { $0.token == id }) {
      if source.isPointer {
        pointer(source.value, key: "").map { values.append($0) }
      } else {
        collect(source.value, key: "", into: &values)
      }
    }
    let description = token.annotations.description.map {
      DeclaredValue(key: "description", text: $0.value, range: $0.origin.range)
    }
    return TokenDeclaration(token, values: values, description: description)
  }

  /// The scalars of a value by the keys and indices that lead to them, with dots between.
  private func collect(_ node: NodeID, key: String, into values: inout [DeclaredValue]) {
    func below(_ name: String) -> String { key.isEmpty ? name : "\(key).\(name)" }
    switch tree.kind(of: node) {
    case .scalar: values.append(DeclaredValue(key: key, text: tree.text(of: node), range: range(node)))
    case .mapping:
      if case .pointer(let text)? = referenceForm(node) {
        pointer(text, key: key).map { values.append($0) }
        return
      }
      for (name, value) in tree.entries(of: node) { collect(value, key: below(tree.text(of: name)), into: &values) }
    case .sequence:
      for (index, element) in tree.elements(of: node).enumerated() {
        collect(element, key: below("\(index)"), into: &values)
      }
    }
  }

  /// A pointer to a whole token is a reference as one in braces is; a pointer to a part is a text.
  private func pointer(_ node: NodeID, key: String) -> DeclaredValue? {
    guard let reference = try? DTCGReference(pointer: node, in: tree) else { return nil }
    let text = reference.part == ["$value"] ? "{\(reference.text)}" : tree.text(of: node)
    return DeclaredValue(key: key, text: text, range: range(node))
  }
}
