internal import TokenModel

extension Catalog {
  /// The catalog as code has it. Token files cannot choose colors, so it has all of them, named after their paths. They
  /// are in no code, because typography tokens have no color.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  var withColorsOfTokens: Catalog {
    guard tokens.dialect == .designTokens else { return self }
    var names = UniqueNames(count: tokens.count)
    let colors = tokens.indices.filter { tokens.type(of: $0) == .color }.compactMap { token -> ColorToken? in
      guard let variants = try? ColorVariants(of: token, in: resolved) else { return nil }
      return ColorToken(
        name: Sourced(
          names.make(tokens.path(of: token).ownName(as: .color)),
          from: Origin(tokens.nameRange(of: token))
        ),
        variants: variants,
        annotations: tokens.annotations(of: token)
      )
    }
    return with(colors: Array(colors.prefix(Self.maximumColorCount)))
  }

  /// Whether token files have something that code has: a style or a color.
  var tokensMakeCode: Bool { codeCount > 0 || tokens.indices.contains { tokens.type(of: $0) == .color } }

  /// Reports colors of token files that are not named after their paths, because another color has the name.
  func reportRenamedColors(_ report: inout EmitterReport) {
    guard tokens.dialect == .designTokens else { return }
    let names = Dictionary(colors.map { ($0.name.origin.range, $0.name.value) }) { first, _ in first }
    for token in tokens.indices where tokens.type(of: token) == .color {
      let (place, wanted) = (tokens.nameRange(of: token), tokens.path(of: token).ownName(as: .color))
      guard let name = names[place], !name.utf8.elementsEqual(wanted.utf8) else { continue }
      report.cannotExpress(
        "the color `\(tokens.path(of: token))` is called `\(name)`, because another one is `\(wanted)`; rename one of them",
        at: place
      )
    }
  }
}
