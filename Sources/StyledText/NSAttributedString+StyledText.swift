public import Foundation
internal import StyleTables

extension NSAttributedString.Key {
  /// A `String`: the catalogue and the code, such as `Yanxuan/14_gray2_bold`.
  public static let styleCode = NSAttributedString.Key("StyleSpec.code")
  /// A `Double`, in points.
  public static let styleFontSize = NSAttributedString.Key("StyleSpec.fontSize")
  /// An `Int`, 1…1000.
  public static let styleFontWeight = NSAttributedString.Key("StyleSpec.fontWeight")
  /// A `String`; absent for the system font.
  public static let styleFontFamily = NSAttributedString.Key("StyleSpec.fontFamily")
  /// A `String`, `#RRGGBB` or `#RRGGBBAA`, for the light appearance.
  public static let styleLightColor = NSAttributedString.Key("StyleSpec.lightColor")
  /// A `String`, `#RRGGBB` or `#RRGGBBAA`, for the dark appearance.
  public static let styleDarkColor = NSAttributedString.Key("StyleSpec.darkColor")
  /// A `Double`, in points: the least height of a line box. Absent, as the next three, for a plain size.
  public static let styleLineHeight = NSAttributedString.Key("StyleSpec.lineHeight")
  /// A `Double`, in points: the space between two line boxes.
  public static let styleLineSpacing = NSAttributedString.Key("StyleSpec.lineSpacing")
  /// A `Double`, in points: the space after each grapheme.
  public static let styleLetterSpacing = NSAttributedString.Key("StyleSpec.letterSpacing")
  /// A `Double`, in points: how far below the top of its line box the baseline lies.
  public static let styleBaseline = NSAttributedString.Key("StyleSpec.baseline")
  /// `true` where the text is underlined.
  public static let styleUnderline = NSAttributedString.Key("StyleSpec.underline")
  /// `true` where the text is struck through.
  public static let styleStrikethrough = NSAttributedString.Key("StyleSpec.strikethrough")
  /// A `String`: where a tap leads.
  public static let styleLink = NSAttributedString.Key("StyleSpec.link")
}

extension StyledText {
  /// The text with its style as plain numbers and strings. Foundation on Linux crashes on attribute values that are
  /// structs or enums, and on reads from several threads: keep the ``StyledText``, and make one of these for each use.
  ///
  /// An attributed string without characters holds no attributes, so an empty text loses its style here.
  public func makeNSAttributedString() -> NSAttributedString {
    NSAttributedString(string: text, attributes: styleValues.merging(attributeValues) { style, _ in style })
  }

  private var styleValues: [NSAttributedString.Key: Any] {
    guard let style else { return [:] }
    let resolved = style.resolved
    var values: [NSAttributedString.Key: Any] = [
      .styleCode: "\(style.catalog.name)/\(style.name)",
      .styleFontSize: resolved.size,
      .styleFontWeight: resolved.weight,
      .styleLightColor: resolved.color.light.description,
      .styleDarkColor: resolved.color.dark.description,
    ]
    values[.styleFontFamily] = resolved.family
    if let metrics = resolved.metrics {
      values[.styleLineHeight] = metrics.lineHeight
      values[.styleLineSpacing] = metrics.lineSpacing
      values[.styleLetterSpacing] = metrics.letterSpacing
      values[.styleBaseline] = metrics.baseline
    }
    return values
  }

  private var attributeValues: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.styleLink] = attributes.link
    if attributes.underline != nil { values[.styleUnderline] = true }
    if attributes.strikethrough != nil { values[.styleStrikethrough] = true }
    return values
  }
}
