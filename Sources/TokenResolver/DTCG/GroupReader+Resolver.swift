internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// What a resolver document says beside its tokens, for outputs that pass it on.
extension GroupReader {
  /// What a resolver document and its sources say.
  func annotations(of resolver: ResolverDocument) -> ResolverAnnotations {
    var contexts: [Condition: [NodeID]] = [:]
    for layer in resolver.layers where layer.condition != .always {
      contexts[layer.condition, default: []].append(layer.node)
    }
    return ResolverAnnotations(
      name: resolver.name,
      document: resolver.part,
      sets: resolver.sets.map { ResolverAnnotations.NamedSet(name: $0.name, part: $0.part, top: top(of: $0.objects)) },
      modifiers: resolver.modifierParts,
      contexts: contexts.mapValues { top(of: $0) }.filter { !$0.value.isEmpty }
    )
  }

  /// What objects with tokens say at their top. The last one that says something decides.
  private func top(of objects: [NodeID]) -> ResolverAnnotations.Part {
    var part = ResolverAnnotations.Part()
    for object in objects {
      let own = properties(of: object)
      let description = own.description.map { tree.text(of: $0) }
      part.description = description.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? part.description
      part.extensions = own.extensions.map { tree.json(at: $0) } ?? part.extensions
    }
    return part
  }

  /// The index of the resolver document's set that has a token first; nil for a token of contexts alone.
  ///
  /// - Parameter children: The declarations of the token, the strongest first.
  func setIndex(of children: [Child]) -> Int? {
    guard let sets = context.resolver?.sets, let first = children.last(where: { $0.condition == .always }) else {
      return nil
    }
    let place = tree.range(of: first.node)
    return sets.firstIndex { set in
      set.objects.contains { object in
        let whole = tree.range(of: object)
        return whole.file == place.file && whole.bytes.contains(place.bytes)
      }
    }
  }
}
