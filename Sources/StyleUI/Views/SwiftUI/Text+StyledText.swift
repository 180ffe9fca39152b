#if canImport(SwiftUI)
  public import StyleTables
  public import StyledText
  public import SwiftUI

  extension Text {
    /// Creates a text from a styled text: its `attributedString(in:)` in a context.
    ///
    /// ```swift
    /// Text(price)
    /// ```
    ///
    /// A `Text` cannot read the environment, and it does not make the line box of a style. ``StyledTextView`` and the
    /// modifier `styleCode(_:)` do both. Colors follow the environment in any case.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - context: The context, such as `StyleContext(environment)`. By default the context of the current traits in
    ///     UIKit, which does not follow later changes of the Dynamic Type size; elsewhere, designed sizes.
    /// - Complexity: Linear in the text and its runs.
    @_disfavoredOverload
    public init(_ text: StyledText, in context: StyleContext? = nil) {
      // Disfavored, so that a literal stays a localized key.
      self.init(text.attributedString(in: context ?? .currentSwiftUI))
    }

    /// Creates a text in the style of a code, without localization. It behaves like the `Text` of a styled text.
    ///
    /// ```swift
    /// Text("¥99", style: .t14_red_bold)
    /// ```
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - style: The style.
    ///   - context: The context; by default from the current traits in UIKit, and elsewhere designed sizes.
    /// - Complexity: Linear in the text.
    public init(_ string: some StringProtocol, style: StyleCode, in context: StyleContext? = nil) {
      self.init(StyledText(string, style: style), in: context)
    }
  }
#endif
