public import Foundation
public import StyleTables

// These methods have the same result as those of a ``StyledText``; attributes of other scopes stay with their text. All
// indices of the string are invalid afterwards.

extension AttributedString {
  /// Styles a range with a code, as ``StyledText/apply(styleCode:in:)`` does.
  ///
  /// ```swift
  /// var string = AttributedString(StyledText("¥99 ¥129", style: .t14_red_bold))
  /// if let was = string.range(of: "¥129") { string.apply(styleCode: .t12_gray3_regular, in: was) }
  /// ```
  ///
  /// - Complexity: Linear in the string and its runs.
  public mutating func apply(styleCode style: StyleCode, in range: Range<AttributedString.Index>) {
    let lower = self[..<range.lowerBound].length.utf16
    let upper = lower + self[range].length.utf16
    edit { text in
      // The indices are the string's own, so that both are positions of the text.
      try? text.apply(styleCode: style, in: lower..<upper)
    }
  }

  /// Gives the whole string a style, as ``StyledText/restyle(styleCode:)`` does.
  ///
  /// - Complexity: Linear in the string and its runs.
  public mutating func restyle(styleCode style: StyleCode) {
    edit { $0.restyle(styleCode: style) }
  }

  /// Replaces all text, as ``StyledText/replaceText(_:policy:)`` does, and returns the map of positions, in UTF-16
  /// units.
  ///
  /// An empty string does not have attributes: if the text may become empty, keep a ``StyledText``.
  ///
  /// - Complexity: The same as ``StyledText/replaceText(_:policy:)``, plus linear in the string and its runs.
  @discardableResult
  public mutating func replaceText(
    keepingStyles text: String,
    policy: ReplacementPolicy = .automatic
  ) -> PositionMap {
    edit { $0.replaceText(text, policy: policy) }
  }

  private mutating func edit<Result>(_ change: (inout StyledText) -> Result) -> Result {
    var text = StyledText(self)
    defer { self = AttributedString(text) }
    return change(&text)
  }
}
