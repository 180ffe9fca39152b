#if canImport(SwiftUI)
  public import Foundation
  public import StyleTables
  public import StyledText

  extension StyledText {
    /// Returns the text with the attributes of SwiftUI for a context: font, foreground and background color, kerning,
    /// baseline offset, underline and strikethrough, and links.
    ///
    /// ```swift
    /// @Environment(\.self) private var environment
    ///
    /// var body: some View { Text(price.attributedString(in: StyleContext(environment))) }
    /// ```
    ///
    /// - A style that leaves the color open does not set a color, and a text without a style does not set a font: the
    ///   view's own apply.
    /// - Colors are dynamic. All other values are for the context.
    /// - `Text` ignores paragraph styles, so that a style's line height and line spacing are not shown:
    ///   ``StyledTextView`` makes them by modifiers. An offset makes sense only in a line of the style's height: name a
    ///   host of UIKit if your view makes such lines by that host's rule.
    /// - `StyledText(string)` restores the text, unless it is empty: an empty `AttributedString` does not have
    ///   attributes.
    /// - Attributes that SwiftUI cannot show are reported as a ``StyleUIDiagnostic``.
    ///
    /// - Complexity: Linear in the text and its runs.
    public func attributedString(in context: StyleContext) -> AttributedString {
      AttributedString(self, in: context, for: SwiftUIAttributes())
    }
  }
#endif
