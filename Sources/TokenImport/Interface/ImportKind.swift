/// A tool whose files can be imported. Raw values are those of `--from`.
package enum ImportKind: String, Sendable, CaseIterable {
  case tokensStudio = "tokens-studio"
  case penpot
  case figma

  /// The name in sentences.
  package var name: String {
    switch self {
    case .tokensStudio: "Tokens Studio"
    case .penpot: "Penpot"
    case .figma: "Figma"
    }
  }
}
