/// The accessibility setting Bold Text: each font is heavier, and line boxes stay as they are.
///
/// Apple's systems make their own fonts heavier, and leave other families to the app. The weight that they use is not
/// public. Here a font is heavier by 200, up to 900: regular becomes semibold, and semibold becomes heavy. A family
/// without that weight shows its nearest heavier face, and one without a heavier face stays.
public enum BoldText {
  /// The weight for text of a weight, 1…1000 as in CSS and OpenType: 200 more, at most 900. Weights above 900 stay.
  public static func weight(for weight: Int) -> Int { max(weight, min(weight + step, heaviest)) }

  /// The font for text of a weight: the nearest one that is heavier than the font without Bold Text, and that font if
  /// there is none.
  ///
  /// - Parameters:
  ///   - weight: The weight of the style.
  ///   - open: Returns the font that is found for a weight.
  ///   - weightOf: The weight of a font.
  /// - Complexity: At most nine calls of `open`.
  package static func font<Font>(for weight: Int, open: (Int) -> Font, weightOf: (Font) -> Int) -> Font {
    let font = open(weight)
    for heavier in stride(from: Self.weight(for: weight), through: heaviest, by: 100) {
      let found = open(heavier)
      if weightOf(found) > weightOf(font) { return found }
    }
    return font
  }

  private static let step = 200
  private static let heaviest = 900
}
