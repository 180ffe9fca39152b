import TokenDiagnostics
import TokenEmit
import TokenJSON
import TokenModel

/// What a set says, without where it was written: its tokens in order with their layers, and all that is said of them.
struct TokenMeaning: Equatable {
  let lines: [String]

  init(_ tokens: TokenSet) {
    lines =
      tokens.modifiers.map {
        "modifier \($0.name) \($0.contexts.elements) \($0.standard.index) \($0.declaredDefault?.index ?? -1) \($0.role)"
      }
      + Self.lines(tokens.resolver)
      + ["top " + Self.said(tokens.top.annotations, tokens.top.extensions, tokens)]
      + tokens.groups.map { "group \($0.path.segments) " + Self.said($0.annotations, $0.extensions, tokens) }.sorted()
      + tokens.indices.map { Self.line($0, tokens) }
  }

  /// What a resolver document says; without its name, which outputs add, and the top of a single set, which is that of
  /// all tokens.
  private static func lines(_ resolver: ResolverAnnotations?) -> [String] {
    guard let resolver else { return [] }
    let sets = resolver.sets.filter { !$0.part.isEmpty || resolver.sets.count > 1 && !$0.top.isEmpty }
    return (resolver.document.isEmpty ? [] : ["document \(resolver.document)"]) + sets.map { "set \($0)" }
      + resolver.modifiers.map { "modifier \($0)" }
      + resolver.contexts.map { "context \($0.key) \($0.value)" }.sorted()
  }

  private static func line(_ token: TokenID, _ tokens: TokenSet) -> String {
    let layers = layers(of: token, tokens).map { "\(name(of: $0.condition, tokens)): \($0.text)" }
    return "\(tokens.path(of: token).segments) \(tokens.type(of: token)?.rawValue ?? "-") \(layers) "
      + said(tokens.annotations(of: token), tokens.extensions(of: token), tokens)
  }

  /// The layers that count: not those below one for all contexts, nor those of contexts that repeat it.
  private static func layers(of token: TokenID, _ tokens: TokenSet) -> [(condition: Condition, text: String)] {
    var layers = tokens.layers(of: token).map { (condition: $0.condition, text: written($0.slot)) }
    if let last = layers.lastIndex(where: { $0.condition == .always }) { layers.removeFirst(last) }
    guard let base = layers.first, base.condition == .always else { return layers }
    var counting = [base]
    for layer in layers.dropFirst() {
      let isAlone = counting.dropFirst().allSatisfy { $0.condition.modifier == layer.condition.modifier }
      if !isAlone || layer.text != base.text { counting.append(layer) }
    }
    return counting
  }

  private static func name(of condition: Condition, _ tokens: TokenSet) -> String {
    guard case .context(let context, let modifier) = condition else { return "always" }
    return "\(tokens.modifiers[modifier].name)=\(tokens.modifiers[modifier].contexts[context])"
  }

  private static func said(_ annotations: TokenAnnotations, _ extensions: SourceRange?, _ tokens: TokenSet) -> String {
    let kept = extensions.flatMap { tokens.extensions(at: $0) }.map { "\($0)" } ?? "-"
    return "\(annotations.description?.value ?? "-") \(annotations.deprecated?.value ?? "-") \(kept)"
  }

  /// The value with its digits and references as they are written.
  private static func written(_ slot: Slot<TokenValue>) -> String {
    switch slot {
    case .reference(let reference): "\(reference.path.segments) \(reference.part) \(reference.notation)"
    case .value(let sourced):
      JSONWriter.text(of: sourced.value).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
