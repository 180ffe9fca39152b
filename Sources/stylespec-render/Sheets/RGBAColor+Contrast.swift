internal import StyleTables
internal import TokenModel
internal import TokenPerception

extension RGBAColor {
  /// The contrast ratio of this color on an opaque background, 1…21, as WCAG 2.2 defines it.
  func contrast(on background: RGBAColor) -> Double { value.contrastRatio(on: background.value) }

  private var value: ColorValue { ColorValue(red: red, green: green, blue: blue, alpha: alpha) }
}
