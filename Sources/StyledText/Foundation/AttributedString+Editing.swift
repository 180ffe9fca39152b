public import Foundation
public import StyleTables

// Each of these has the same result as the operation of that name on a ``StyledText``; attributes of other scopes go with
// their words. Linear in the string and its runs. All indices of the string are invalid afterwards.

extension AttributedString {
  /// Styles a stretch with a code, as ``StyledText/apply(_:in:)`` does.
  public mutating func apply(_ style: StyleCode, range: Range<AttributedString.Index>) {
    let lower = self[..<range.lowerBound].length.utf16
    let upper = lower + self[range].length.utf16
    edit { text in
      // The indices are the string's own, so that both are positions of the text.
      try? text.apply(style, in: lower..<upper)
    }
  }

  /// Gives the whole string a style, as ``StyledText/restyle(_:)`` does.
  public mutating func restyle(_ style: StyleCode) {
    edit { $0.restyle(style) }
  }

  /// Replaces all words, as ``StyledText/replaceText(_:policy:)`` does; returns where positions went, in UTF-16 units.
  ///
  /// A string without characters holds no attributes: if it may become empty, keep a ``StyledText``.
  @discardableResult
  public mutating func replaceText(_ text: String, policy: ReplacementPolicy = .automatic) -> PositionMap {
    edit { $0.replaceText(text, policy: policy) }
  }

  private mutating func edit<Result>(_ change: (inout StyledText) -> Result) -> Result {
    var text = StyledText(self)
    defer { self = AttributedString(text) }
    return change(&text)
  }
}
