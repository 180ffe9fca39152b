public import Foundation
public import StyleTables

// These methods have the same result as those of a ``StyledText``; foreign attributes stay with their text, as typing
// extends them. Only changed parts are edited, between `beginEditing` and `endEditing`.

extension NSMutableAttributedString {
  /// Styles a range with a code, as ``StyledText/apply(styleCode:in:)`` does.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the string, which is unchanged then.
  /// - Complexity: Linear in the string and its runs.
  public func apply(
    styleCode style: StyleCode,
    in range: NSRange,
    context: StyleContext = StyleContext()
  ) throws(TextPositionError) {
    try apply(styleCode: style, in: range, context: context, host: nil)
  }

  /// Gives the whole string a style, as ``StyledText/restyle(styleCode:)`` does.
  ///
  /// - Complexity: Linear in the string and its runs.
  public func restyle(styleCode style: StyleCode, context: StyleContext = StyleContext()) {
    restyle(styleCode: style, context: context, host: nil)
  }

  /// Replaces all text, as ``StyledText/replaceText(_:policy:)`` does, and returns the map of positions, in UTF-16
  /// units.
  ///
  /// An empty string does not have attributes: if the text may become empty, keep a ``StyledText``.
  ///
  /// - Complexity: The same as ``StyledText/replaceText(_:policy:)``, plus linear in the string and its runs.
  @discardableResult
  public func replaceText(
    keepingStyles text: String,
    policy: ReplacementPolicy = .automatic,
    context: StyleContext = StyleContext()
  ) -> PositionMap {
    replaceText(keepingStyles: text, policy: policy, context: context, host: nil)
  }
}

// The same with the attributes of a text system.

extension NSMutableAttributedString {
  package func apply(
    styleCode style: StyleCode,
    in range: NSRange,
    context: StyleContext,
    host: (any HostAttributes)?
  ) throws(TextPositionError) {
    var text = StyledText(countingAs: self)
    try text.apply(styleCode: style, in: Range(checking: range))
    show(text, with: ForeignNSAttributes(self), in: context, for: host)
  }

  package func restyle(styleCode style: StyleCode, context: StyleContext, host: (any HostAttributes)?) {
    var text = StyledText(countingAs: self)
    text.restyle(styleCode: style)
    show(text, with: ForeignNSAttributes(self), in: context, for: host)
  }

  package func replaceText(
    keepingStyles text: String,
    policy: ReplacementPolicy,
    context: StyleContext,
    host: (any HostAttributes)?
  ) -> PositionMap {
    var styled = StyledText(countingAs: self)
    var others = ForeignNSAttributes(self)
    let map = styled.replaceText(text, policy: policy)
    // A template may show a text other than the given one.
    others.replaceText(styled.content, policy)
    show(styled, with: others, in: context, for: host)
    return map
  }

  private func show(
    _ text: StyledText,
    with others: ForeignNSAttributes,
    in context: StyleContext,
    for host: (any HostAttributes)?
  ) {
    beginEditing()
    replaceDifferentCharacters(with: text.content)
    let values = NSValues(text: text, context: context, host: host)
    for run in values.runs {
      for (range, others) in others.runs(in: run.range) {
        setDifferentAttributes(others.isEmpty ? values[run] : values[run, over: others], range)
      }
    }
    endEditing()
  }

  private func setDifferentAttributes(_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) {
    var different: [NSRange] = []
    enumerateAttributes(in: range) { values, range, _ in
      if !values.hasSameValues(as: attributes) { different.append(range) }
    }
    for range in different { setAttributes(attributes, range: range) }
  }

  /// Keeps equal ends, so that a text view that shows the string moves its selection as little as it can.
  private func replaceDifferentCharacters(with text: String) {
    guard !string.hasSameUTF8(as: text) else { return }
    let ends = CommonEnds.lengths(of: string, and: text)
    let middle = NSRange(location: ends.prefix.utf16, length: length - ends.prefix.utf16 - ends.suffix.utf16)
    let words = text.utf8.dropFirst(ends.prefix.utf8).dropLast(ends.suffix.utf8)
    replaceCharacters(in: middle, with: String(Substring(words)))
  }
}

extension Range<Int> {
  /// Converts a range of Foundation. An end that overflows becomes `Int.max`, which is not a position of any text.
  fileprivate init(checking range: NSRange) {
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    self = range.location..<(overflows || end < range.location ? .max : end)
  }
}
