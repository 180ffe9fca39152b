/// A color in any space, as a token file or CSS writes it: exact, and in or out of any gamut.
///
/// ``ColorValue`` and ``MappedColor`` are the colors that outputs can show.
package struct TokenColor: Sendable, Hashable {
  /// The space of the components.
  package let space: ColorSpace
  /// Numbers, or none. They may be out of the range that ``ColorSpace/components`` gives for files.
  package let components: ColorComponents
  /// 0 for transparent to 1 for opaque; nil for none, which counts as 0.
  package let alpha: Double?
  /// A color of 8 bits for tools that do not know the space, as the file gives it.
  package let hex: ColorValue?

  /// A color from its parts, opaque by default; nothing is checked.
  package init(in space: ColorSpace, _ components: ColorComponents, alpha: Double? = 1, hex: ColorValue? = nil) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }

  /// A color from three components, opaque by default; nothing is checked.
  package init(in space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1) {
    self.init(in: space, ColorComponents(first, second, third), alpha: alpha)
  }

  /// The numbers of the same color in a space, without limits: `none` counts as 0, and a hue is arbitrary near the
  /// grays.
  package func coordinates(in space: ColorSpace) -> SIMD3<Double> {
    space.coordinates(of: components.numbers, from: self.space)
  }

  /// The alpha that is shown: from 0 to 1, and 0 for none.
  package var opacity: Double { alpha.map { max(0, min(1, $0)) } ?? 0 }
}
