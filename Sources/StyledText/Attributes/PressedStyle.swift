public import StyleTables

/// The look of a link while it is pressed. Like ``TextBackground``, it does not take space.
///
/// As an attribute, ``TextAttributes/pressed``, it is the pressed style of that link. Links without one get the pressed
/// style that their view or drawing chooses.
public struct PressedStyle: Sendable, Hashable, Codable {
  /// The background, painted over the link's own background; nil for none.
  public var background: TextBackground?
  /// The color of the text; nil for its own color, or the ink if that is left open.
  public var color: StyleColor?

  /// Creates a style from its parts.
  public init(background: TextBackground? = nil, color: StyleColor? = nil) {
    self.background = background
    self.color = color
  }

  /// A translucent blue with round corners: a dark one for light appearances, and a light one for dark appearances.
  public static let standard = PressedStyle(background: TextBackground(.translucentBlue, cornerRadius: 3))
}

extension PressedStyle: CustomStringConvertible {
  /// `background #0054A633, radius 3 pt, color #FFFFFF`, without the parts that are nil; `none` without both.
  public var description: String {
    let parts = [background.map { "background \($0)" }, color.map { "color \($0.light)" }].compactMap { $0 }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}

extension StyleColor {
  /// `rgba(0, 84, 166, 0.2)` in light appearances: the color of the selection and of pressed links.
  package static let translucentBlue = StyleColor(
    light: RGBAColor(red: 0, green: 84, blue: 166, alpha: 51),
    dark: RGBAColor(red: 90, green: 160, blue: 255, alpha: 77)
  )
}
