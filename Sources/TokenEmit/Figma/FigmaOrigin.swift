package import TokenDiagnostics
package import TokenModel

/// The place in a spec that a value of a file for Figma comes from.
package struct FigmaOrigin: Sendable {
  /// The path of the file in the folder of the catalog.
  package let file: String
  /// The name of the variable, with `/` between groups.
  package let variable: String
  /// The token with the value.
  package let token: TokenID
  /// The names of the part of its value; none for all of it.
  package let part: [String]
  /// The contexts of the mode. Others are the standard ones.
  package let contexts: ContextSelection
  /// The token's whole value, or the reference in its place; nil for a token without one in these contexts.
  package let whole: SourceRange?
  /// The part's value, or the reference in its place; nil if the whole is a reference.
  package let range: SourceRange?

  init(of variable: FigmaVariable, in contexts: ContextSelection, file: String, slot: Slot<TokenValue>?) {
    self.file = file
    self.variable = variable.name.joined(separator: "/")
    token = variable.source.token
    part = variable.source.part
    self.contexts = contexts
    whole = slot?.range
    range = part.isEmpty ? slot?.range : slot?.figmaParts[part]?.range
  }
}
