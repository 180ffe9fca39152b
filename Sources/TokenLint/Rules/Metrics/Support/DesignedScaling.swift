internal import TokenDiagnostics
internal import TokenModel

/// A length that is designed for a text size.
struct ScaledLength {
  /// In messages: "size".
  let name: String
  /// The path of the typography token.
  let token: TokenPath
  /// The length in the text size that codes have, in points.
  let standard: FixedDecimal
  /// The length in the text size, as it is designed.
  let designed: FixedDecimal
  /// The standard length as apps scale it.
  let scaled: FixedDecimal
  /// The curve that they scale by.
  let curve: TextCurve
  /// The location of the designed length.
  let place: SourceRange

  /// The distance between the designed and the scaled length, as a share of the scaled one.
  var difference: Double { abs(designed.doubleValue / scaled.doubleValue - 1) }
}

/// The typography tokens of a spec in the contexts of text sizes.
struct DesignedScaling {
  private let tokens: TokenSet
  /// The tokens that codes are made of.
  private let typography: [TokenID]
  /// The points in one `rem`.
  private let rootFontSize: TokenNumber
  private let resolved: ResolvedTokens

  init(of spec: LintedSpec) {
    tokens = spec.catalog.tokens
    resolved = spec.catalog.resolved
    rootFontSize = spec.outline.settings["rootFontSize"].flatMap { TokenNumber($0.text) } ?? TokenNumber(16)
    let paths = Set(spec.catalog.styles.compactMap(\.path))
    let isSpec = tokens.dialect == .spec
    typography = tokens.indices.filter { [tokens] token in
      tokens.type(of: token) == .typography && tokens.aliasTarget(of: token) == nil
        && (!isSpec || paths.contains(tokens.path(of: token)))
    }
  }

  /// The font sizes and the line heights that a modifier of text sizes changes.
  ///
  /// - Parameters:
  ///   - context: A context of the modifier.
  ///   - size: The text size that it is for.
  func lengths(
    in context: ContextID,
    ofModifier modifier: ModifierID,
    scaledTo size: TextSize
  ) -> [ScaledLength] {
    let selection = ContextSelection([modifier: context])
    var lengths: [ScaledLength] = []
    for token in typography where resolved.modifiers(of: token).contains(modifier) {
      guard let standard = typography(token, in: ContextSelection()), let designed = typography(token, in: selection)
      else { continue }
      let curve = tokens.typographyExtension(of: token)?.textStyle?.value ?? .body
      for (name, length) in [("size", \DesignedTypography.size), ("line height", \.lineHeight)] {
        guard let before = standard[keyPath: length], let after = designed[keyPath: length],
          length == \.size || standard.lineHeightRatio == nil || standard.lineHeightRatio != designed.lineHeightRatio
        else { continue }
        let scaled = FixedDecimal(option: before.value.doubleValue * curve.factor(for: size)).inHundredths
        lengths.append(
          ScaledLength(
            name: name,
            token: tokens.path(of: token),
            standard: before.value,
            designed: after.value,
            scaled: scaled,
            curve: curve,
            place: after.origin.range
          )
        )
      }
    }
    return lengths
  }

  private func typography(_ token: TokenID, in selection: ContextSelection) -> DesignedTypography? {
    guard case .typography(let value)? = try? resolved.value(of: token, in: selection).value,
      let size = value.fontSize.sourced, let points = points(size.value)
    else { return nil }
    let lineHeight = value.lineHeight?.sourced.flatMap { height -> Sourced<FixedDecimal>? in
      let exact: TokenNumber? =
        switch height.value {
        case .ratio(let ratio): ratio * points
        case .length(let length): self.points(length)
        }
      return exact?.rounded(toPlaces: 2).flatMap { $0 > .zero ? Sourced($0, from: height.origin) : nil }
    }
    guard let rounded = points.rounded(toPlaces: 4), rounded > .zero else { return nil }
    var ratio: TokenNumber?
    if case .ratio(let number)? = value.lineHeight?.value { ratio = number }
    return DesignedTypography(
      size: Sourced(rounded, from: size.origin),
      lineHeight: lineHeight,
      lineHeightRatio: ratio
    )
  }

  private func points(_ length: Dimension) -> TokenNumber? {
    guard let number = length.number.value, let unit = length.unit.value else { return nil }
    return switch unit {
    case .px: number
    case .rem: number * rootFontSize
    default: nil
    }
  }
}

/// The lengths of a typography token in one context, in points.
private struct DesignedTypography {
  let size: Sourced<FixedDecimal>?
  let lineHeight: Sourced<FixedDecimal>?
  /// The line height as a number of font sizes. With one ratio in both contexts, it scales as the size does.
  let lineHeightRatio: TokenNumber?
}
