internal import TokenDiagnostics
internal import TokenModel

/// The names in one spec that a configuration can use: the same tokens that rules see, including those of token files.
struct SpecNames {
  /// The paths of tokens, as overrides name them.
  let paths: [String]
  /// The names of the colors of codes.
  let colors: [String]
  /// The tokens with their values.
  let tokens: ResolvedTokens

  init(_ catalog: Catalog, _ outline: SpecOutline, in files: [SourceFile]) {
    let ofTokenFiles = TokenFileOutline(of: catalog, besides: outline, in: files).tokens
    paths = (outline.tokens.elements + ofTokenFiles).map(\.path)
    colors = catalog.colors.map(\.name.value)
    tokens = catalog.resolved
  }

  /// The paths of all colors.
  var colorPaths: [String] {
    let set = tokens.tokens
    return set.indices.filter { set.type(of: $0) == .color }.map { set.path(of: $0).description }
  }
}
