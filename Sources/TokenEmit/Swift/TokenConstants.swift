internal import TokenModel

/// A token as a constant.
struct TokenConstant {
  let token: TokenID
  let kind: TokenKind
  let path: TokenPath
  let annotations: TokenAnnotations
  /// The value in one line, as it is written; nil for a value that is better read as code.
  let shown: String?
  /// The value as an expression.
  let expression: String
  /// The number of names in a list of font families; nil for another value.
  let familyCount: Int?
  /// A sentence about the contexts of the value; nil for a value that is the same in all contexts.
  let contexts: String?
}

/// Finds the constants of tokens.
struct TokenConstants {
  private let tokens: TokenSet
  private let contexts: ContextNotes
  private let expressions: TokenExpressions
  private let resolved: ResolvedTokens

  init(_ input: EmitterInput) {
    tokens = input.catalog.tokens
    contexts = ContextNotes(input)
    expressions = TokenExpressions(lengths: input.catalog.lengths)
    resolved = input.catalog.resolved
  }

  /// The constants of all tokens of a kind, in the order of the spec. What Swift cannot express is reported.
  func constants(of kind: TokenKind, _ report: inout EmitterReport) -> [TokenConstant] {
    tokens.indices.filter { tokens.type(of: $0) == kind.type }.compactMap { constant(of: $0, kind, &report) }
  }

  private func constant(
    of token: TokenID,
    _ kind: TokenKind,
    _ report: inout EmitterReport
  ) -> TokenConstant? {
    let path = tokens.path(of: token)
    do throws(InexpressibleValue) {
      let value = try value(of: token, in: resolved.selection(for: .light))
      let light = try expressions.expression(value)
      let variants = variants(of: token, light: light)
      let note = contexts.note(of: token, dependsOnAppearance: variants.contains { $0.code != light.code })
      if let note { report.cannotExpress("`\(path)` \(note.report)", at: tokens.nameRange(of: token)) }
      return TokenConstant(
        token: token,
        kind: kind,
        path: path,
        annotations: tokens.annotations(of: token),
        shown: value.shownInComments,
        expression: Self.text(light, variants),
        familyCount: value.familyCount,
        contexts: note?.comment
      )
    } catch {
      report.cannotExpress("`\(path)` gets no constant in Swift: \(error.reason)", at: tokens.nameRange(of: token))
      return nil
    }
  }

  private func value(
    of token: TokenID,
    in selection: ContextSelection
  ) throws(InexpressibleValue) -> TokenValue {
    guard let value = try? resolved.value(of: token, in: selection).value else { throw .noValue }
    return value
  }

  // MARK: Appearances

  /// The expression in each appearance. The light one counts where the token has no other.
  private func variants(of token: TokenID, light: TokenExpression) -> [TokenExpression] {
    if resolved.modifiers(of: token).isEmpty { return Appearance.allCases.map { _ in light } }
    return Appearance.allCases.map { appearance in
      let value = try? resolved.value(of: token, in: resolved.selection(for: appearance)).value
      return value.flatMap { try? expressions.expression($0) } ?? light
    }
  }

  /// The light expression, whose colors have the variants of all appearances.
  private static func text(_ light: TokenExpression, _ variants: [TokenExpression]) -> String {
    // A gradient with other stops on dark screens has no color for each stop of the light one.
    let variants = variants.map { $0.colors.count == light.colors.count ? $0 : light }
    return light.text { index in SwiftLiteral.color(variants.map { $0.colors[index] }) }
  }
}

extension TokenValue {
  fileprivate var familyCount: Int? {
    if case .fontFamily(let families) = self { families.names.count } else { nil }
  }

  /// The value as it is written, for comments; nil for a composite one.
  fileprivate var shownInComments: String? {
    switch self {
    case .dimension, .duration, .fontFamily, .fontWeight, .number: SwiftText.inline(short)
    default: nil
    }
  }
}
