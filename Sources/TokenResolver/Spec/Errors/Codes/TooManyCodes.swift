package import TokenDiagnostics
internal import TokenModel

/// More codes than a catalog may have.
package enum TooManyCodes: ErrorKind {
  package static let page = ErrorPage(
    "too-many-codes",
    in: .codes,
    "More codes, tokens or patterns than allowed",
    why: "Tables of more than 100,000 codes are not useful, and take long to compile.",
    remedy:
      "Choose codes with `only`, move colors that are not text colors to `palette`, or leave the color of codes open."
  )
}

extension Diagnostic {
  static func tooManyCodes(_ count: Int?, maximum: Int, at range: SourceRange) -> Diagnostic {
    let number = count.map(String.init) ?? "countless"
    let message = "the axes make \(number) codes; at most \(maximum) are allowed, so choose some with `only:`"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  static func tooManyChosenCodes(_ count: Int?, maximum: Int, at range: SourceRange) -> Diagnostic {
    let number = count.map(String.init) ?? "countless"
    let message = "`only` and `except` leave \(number) codes; at most \(maximum) are allowed, so choose fewer"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  static func tooScatteredCodes(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message =
      "the remaining sizes, colors and weights make more than \(maximum) codes, few of which exist; split the spec"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  static func tooComplexPatterns(at range: SourceRange) -> Diagnostic {
    let message = "the patterns distinguish too many names; use fewer patterns, with fewer `*`"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  static func longPattern(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "this pattern is longer than \(maximum) characters; use more `*`"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  static func tooManyPatterns(_ count: Int, maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "there are \(count) patterns; at most \(maximum) are allowed, so use more `*`"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }

  /// The first axis of a catalog with more tokens than tables can hold; nil if all have room.
  static func tooManyTokens(of catalog: Catalog, at range: SourceRange) -> Diagnostic? {
    let parts = CatalogParts(catalog)
    let limits = [
      ("typography", parts.rows.count, 65_535), ("color", catalog.colors.count, Catalog.maximumColorCount),
      ("weight", parts.weights.count, 255), ("family", parts.families.count, 255),
      ("modes", catalog.modes.count, 4_095), ("styles", catalog.styles.count, 65_534),
    ]
    guard let (axis, count, maximum) = limits.first(where: { $0.1 > $0.2 }) else { return nil }
    // Patterns choose tokens of token files.
    let areChosen = parts.rows.count > catalog.rows.count
    let others = areChosen ? "choose fewer with `from`, or split the spec" : "split the spec"
    let advice = axis == "color" ? "move some to `palette`" : others
    let message = "`\(axis)` has \(count) tokens; at most \(maximum) are allowed, so \(advice)"
    return Diagnostic(of: TooManyCodes.self, message: message, at: range)
  }
}
