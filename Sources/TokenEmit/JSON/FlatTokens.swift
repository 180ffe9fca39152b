internal import TokenDiagnostics
internal import TokenJSON
internal import TokenModel

/// All tokens of a catalog, by path and in its order.
struct FlatTokens: JSONWritable {
  private let tokens: [FlatToken]

  /// Finds the values. A token without a value in any context is left out, since its mistake was reported.
  init(_ resolved: ResolvedTokens, names: [(format: String, names: PlatformNames)], _ report: inout EmitterReport) {
    let tokens = resolved.tokens
    self.tokens = tokens.indices.compactMap { id in
      resolved.variants(of: id, over: tokens.modifiers.indices, &report).map { variants in
        let named = names.compactMap { format, names in
          names.tokens.isEmpty ? nil : names.tokens[id].map { (format, $0) }
        }
        return FlatToken(id: id, variants: variants, tokens: tokens, names: named)
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for token in tokens { writer.field(token.path, token) }
    }
  }
}

/// A token with its values.
private struct FlatToken: JSONWritable {
  /// A value with the contexts that tell it from the standard one; nil where the token is not there.
  private struct Value {
    let contexts: [String: String]
    let value: TokenValue?
    let references: [String]
  }

  let path: String
  private let type: TokenType?
  private let annotations: TokenAnnotations
  private let names: [(format: String, name: String)]
  private let standard: Value
  private let variants: [Value]

  init(id: TokenID, variants: TokenVariants, tokens: TokenSet, names: [(format: String, name: String)]) {
    let token = tokens[id]
    path = token.path.description
    type = token.type
    annotations = token.annotations
    self.names = names
    func value(_ sourced: Sourced<TokenValue>?, in contexts: [ModifierID: ContextID]) -> Value {
      Value(
        contexts: tokens.names(of: contexts),
        value: sourced?.value,
        references: tokens.references(of: id, in: ContextSelection(contexts)).map(\.description)
      )
    }
    standard = value(variants.standard, in: [:])
    self.variants = variants.variants.map { value($0.value, in: $0.contexts) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("deprecated", annotations.deprecated?.value)
      writer.field("description", annotations.description?.value)
      if type == .color { writer.field("hex", standard.value?.hex) }
      writer.field("names", Dictionary(names) { first, _ in first })
      writer.field("references", standard.references)
      writer.field("type", type?.rawValue ?? standard.value?.typeName)
      writer.field("value", standard.value)
      writer.field("variants") { writer in
        writer.array { writer in
          for variant in variants {
            writer.element { writer in writer.object { write(variant, to: &$0) } }
          }
        }
      }
    }
  }

  private func write(_ variant: Value, to writer: inout JSONWriter) {
    writer.field("contexts", variant.contexts)
    if type == .color { writer.field("hex", variant.value?.hex) }
    writer.field("references", variant.references)
    writer.field("value", variant.value)
  }
}

extension TokenValue {
  /// The nearest color of eight bits in sRGB; nil for a value that is not a color.
  fileprivate var hex: String? {
    if case .color(let color) = self { color.value?.hex } else { nil }
  }

  /// The name of a type that is not one of the format's.
  fileprivate var typeName: String? {
    if case .opaque(let value) = self { value.type } else { nil }
  }
}
