public import Foundation

/// The attributes of a ``StyledText`` in an `NSAttributedString`, as numbers and strings: Foundation on Linux crashes
/// on values that are structs, enums or objects of Swift.
extension NSAttributedString.Key {
  /// A `String`: the catalog and the code, such as `Yanxuan/14_gray2_bold`.
  public static let styleCode = NSAttributedString.Key("StyleSpec.code")
  /// A `Double`, in points.
  public static let styleFontSize = NSAttributedString.Key("StyleSpec.fontSize")
  /// An `Int`, 1…1000.
  public static let styleFontWeight = NSAttributedString.Key("StyleSpec.fontWeight")
  /// A `String`; absent for the system font.
  public static let styleFontFamily = NSAttributedString.Key("StyleSpec.fontFamily")
  /// A `String`, `#RRGGBB` or `#RRGGBBAA`; absent if no layer has a color.
  public static let styleColor = NSAttributedString.Key("StyleSpec.color")
  /// A `Double`, in points: the space after each grapheme.
  public static let styleLetterSpacing = NSAttributedString.Key("StyleSpec.letterSpacing")
  /// A `Double`, in points: the least height of a line box. Absent, as the next three, for a plain size.
  public static let styleLineHeight = NSAttributedString.Key("StyleSpec.lineHeight")
  /// A `Double`, in points: the space between two line boxes.
  public static let styleLineSpacing = NSAttributedString.Key("StyleSpec.lineSpacing")
  /// A `Double`, in points: the distance from the top of the line box down to the baseline.
  public static let styleBaseline = NSAttributedString.Key("StyleSpec.baseline")
  /// A `Double`, in points: the host's baseline offset.
  public static let styleBaselineOffset = NSAttributedString.Key("StyleSpec.baselineOffset")
  /// A `String`, ``LineDecoration/Style``, if the text is underlined.
  public static let styleUnderline = NSAttributedString.Key("StyleSpec.underline")
  /// A `String`, ``LineDecoration/Style``, if the text is struck through.
  public static let styleStrikethrough = NSAttributedString.Key("StyleSpec.strikethrough")
  /// A `String`: the link's identifier.
  public static let styleLink = NSAttributedString.Key("StyleSpec.link")
  /// A `String`: the alignment of the paragraph.
  public static let styleAlignment = NSAttributedString.Key("StyleSpec.alignment")
  /// An object of this package with all attributes, used to restore the text.
  public static let styledText = NSAttributedString.Key("StyleSpec.styledText")
  /// An object of this package: the attributes that were put into the string for a text system.
  static let styleHostAttributes = NSAttributedString.Key("StyleSpec.hostAttributes")

  static let allOfStyledText: Set<NSAttributedString.Key> = [
    .styleCode, .styleFontSize, .styleFontWeight, .styleFontFamily, .styleColor, .styleLetterSpacing, .styleLineHeight,
    .styleLineSpacing, .styleBaseline, .styleBaselineOffset, .styleUnderline, .styleStrikethrough, .styleLink,
    .styleAlignment, .styledText, .styleHostAttributes,
  ]
}
