/// The accessibility setting Bold Text: each font is heavier, and line boxes do not change.
///
/// Apple's systems make their own fonts heavier, and leave other families to the app. The weight that they use is not
/// public. Here a font is heavier by 200, up to 900: regular becomes semibold, and semibold becomes heavy. A family
/// without that weight shows its nearest heavier face, and one without a heavier face stays.
public enum BoldText {
  /// The weight for text of a weight, 1…1000 as in CSS and OpenType: 200 more, at most 900. Weights above 900 stay.
  public static func weight(for weight: Int) -> Int { max(weight, min(weight + step, heaviest)) }

  /// The font to use with Bold Text: the nearest heavier one, or the font itself if there is none.
  ///
  /// - Parameters:
  ///   - font: The font that is found for the weight of the style.
  ///   - weight: The weight of the style.
  ///   - open: Returns the font that is found for another weight; nil for none.
  ///   - weightOf: The weight of a font.
  /// - Complexity: At most eight calls of `open`.
  package static func font<Font>(
    heavierThan font: Font,
    for weight: Int,
    open: (Int) -> Font?,
    weightOf: (Font) -> Int
  ) -> Font {
    let known = weightOf(font)
    for heavier in stride(from: Self.weight(for: weight), through: heaviest, by: 100) {
      if let found = open(heavier), weightOf(found) > known { return found }
    }
    return font
  }

  private static let step = 200
  private static let heaviest = 900
}
