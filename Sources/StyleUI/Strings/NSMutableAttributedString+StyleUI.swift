#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  public import Foundation
  public import StyleTables
  public import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  // The methods of StyledText for strings, with the attributes of UIKit and AppKit. Attributes of other code stay with
  // their text; an existing paragraph style keeps its alignment, indents and tab stops.

  extension NSMutableAttributedString {
    /// Styles a range with a code, as `StyledText.apply(styleCode:in:)` does, and shows it with the attributes of the
    /// platform.
    ///
    /// ```swift
    /// let context = StyleContext(textView.traitCollection, host: .textKit)
    /// try textView.textStorage.apply(styleCode: .t14_red_bold, in: textView.selectedRange, for: context)
    /// ```
    ///
    /// - Throws: `TextPositionError` if an end of the range is not a position of the string, which is unchanged then.
    /// - Complexity: Linear in the string and its runs.
    public func apply(
      styleCode style: StyleCode,
      in range: NSRange,
      for context: StyleContext,
      options: StyleUIOptions = StyleUIOptions()
    ) throws(TextPositionError) {
      try apply(styleCode: style, in: range, context: context, host: TextKitAttributes(options))
    }

    /// Gives the whole string a style, as `StyledText.restyle(styleCode:)` does, and shows it with the attributes of
    /// the platform.
    ///
    /// - Complexity: Linear in the string and its runs.
    public func restyle(
      styleCode style: StyleCode,
      for context: StyleContext,
      options: StyleUIOptions = StyleUIOptions()
    ) {
      restyle(styleCode: style, context: context, host: TextKitAttributes(options))
    }

    /// Replaces all text, as `StyledText.replaceText(_:policy:)` does, and returns the map of positions, in UTF-16
    /// units. The string has the attributes of the platform afterwards.
    ///
    /// An empty string does not have attributes: if the text may become empty, keep a `StyledText`.
    ///
    /// - Complexity: The same as `StyledText.replaceText(_:policy:)`, plus linear in the string and its runs.
    @discardableResult
    public func replaceText(
      keepingStyles text: String,
      policy: ReplacementPolicy = .automatic,
      for context: StyleContext,
      options: StyleUIOptions = StyleUIOptions()
    ) -> PositionMap {
      replaceText(keepingStyles: text, policy: policy, context: context, host: TextKitAttributes(options))
    }
  }
#endif
