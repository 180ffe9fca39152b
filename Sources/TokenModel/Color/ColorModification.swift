/// A change of a color by an amount, as Tokens Studio computes it in `studio.tokens.modify`.
package struct ColorModification: Sendable, Hashable {
  /// The kind of change. Raw values are those of files.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case lighten, darken, mix, alpha
  }

  package let kind: Kind
  /// The space in which the color is changed; in polar spaces, only lightness and chroma change.
  package let space: ColorSpace

  /// A change; nothing is checked.
  package init(_ kind: Kind, in space: ColorSpace) {
    self.kind = kind
    self.space = space
  }

  /// The changed color.
  ///
  /// - Parameters:
  ///   - amount: 0 for no change to 1 for all of it; for `alpha`, the new alpha. Other numbers count as the nearer end.
  ///   - other: The color to mix with; nil, and then of no meaning, for other changes.
  package func applied(to color: TokenColor, amount: Double, other: TokenColor?) -> TokenColor {
    let amount = max(0, min(1, amount))
    switch kind {
    case .alpha: return TokenColor(in: color.space, color.components, alpha: amount)
    case .mix: return other.map { mix(color, $0, amount) } ?? color
    case .lighten: return moved(color, by: amount, toLight: true)
    case .darken: return moved(color, by: amount, toLight: false)
    }
  }

  /// Lightness goes to the end of its range, and chroma to gray, by a part of the way; channels of RGB all go to 1 or
  /// 0.
  private func moved(_ color: TokenColor, by amount: Double, toLight: Bool) -> TokenColor {
    var components = color.converted(to: space).components
    for (index, component) in space.components.enumerated() {
      guard let value = components[index] else { continue }
      switch component.category {
      case .lightness, .red, .green, .blue:
        let end = toLight ? component.range.upper : component.range.lower
        components[index] = value + amount * ((end ?? value) - value)
      case .colorfulness where space != .hsl: components[index] = value - amount * value
      default: break
      }
    }
    return TokenColor(in: space, components, alpha: color.alpha)
  }

  /// Between two colors, component by component, without premultiplied alpha. A component that one of them lacks is
  /// that of the other, and a hue goes the shorter way (CSS Color 4, section 12).
  private func mix(_ one: TokenColor, _ other: TokenColor, _ amount: Double) -> TokenColor {
    let (one, other) = (one.converted(to: space), other.converted(to: space))
    var components = ColorComponents(nil, nil, nil)
    for (index, component) in space.components.enumerated() {
      guard let start = one.components[index] ?? other.components[index],
        let end = other.components[index] ?? one.components[index]
      else { continue }
      guard component.category == .hue else {
        components[index] = start + amount * (end - start)
        continue
      }
      let way = (end - start).remainder(dividingBy: 360)
      components[index] = PolarForm.normalized(start + amount * way)
    }
    let (start, end) = (one.opacity, other.opacity)
    return TokenColor(in: space, components, alpha: start + amount * (end - start))
  }
}
