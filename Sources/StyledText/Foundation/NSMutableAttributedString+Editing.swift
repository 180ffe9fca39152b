public import Foundation
public import StyleTables

// Each of these has the same result as the operation of that name on a ``StyledText``; attributes that are not this
// package's go with their words, as typing extends them. Only what changed is touched, between `beginEditing` and
// `endEditing`. Linear in the string and its runs.

extension NSMutableAttributedString {
  /// Styles a stretch with a code, as ``StyledText/apply(_:in:)`` does. Throws when an end of the range is no position of
  /// the string.
  public func apply(
    _ style: StyleCode,
    range: NSRange,
    context: StyleContext = StyleContext()
  ) throws(TextPositionError) {
    var problem: TextPositionError?
    edit(context) { text in
      do throws(TextPositionError) {
        try text.apply(style, in: Range(checking: range))
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
  }

  /// Gives the whole string a style, as ``StyledText/restyle(_:)`` does.
  public func restyle(_ style: StyleCode, context: StyleContext = StyleContext()) {
    edit(context) { $0.restyle(style) }
  }

  /// Replaces all words, as ``StyledText/replaceText(_:policy:)`` does; returns where positions went, in UTF-16 units.
  ///
  /// A string without characters holds no attributes: if it may become empty, keep a ``StyledText``.
  @discardableResult
  public func replaceText(
    _ text: String,
    policy: ReplacementPolicy = .automatic,
    context: StyleContext = StyleContext()
  ) -> PositionMap {
    edit(context) { $0.replaceText(text, policy: policy) }
  }

  private func edit<Result>(_ context: StyleContext, _ change: (inout StyledText) -> Result) -> Result {
    var foreign: [[NSAttributedString.Key: Any]] = []
    var text = StyledText(self) { values in
      let others = values.filter { !NSAttributedString.Key.allOfStyledText.contains($0.key) }
      guard !others.isEmpty else { return nil }
      foreign.append(others)
      return foreign.count - 1
    }
    let result = change(&text)
    beginEditing()
    show(text, NSValues(text: text, context: context), foreign)
    endEditing()
    return result
  }

  private func show(_ text: StyledText, _ values: NSValues, _ foreign: [[NSAttributedString.Key: Any]]) {
    replaceDifferentCharacters(with: text.content)
    for (range, look) in text.stretches {
      var own = look
      own.overrides[ForeignNumberKey.self] = nil
      let others = look.overrides[ForeignNumberKey.self].flatMap { foreign.indices.contains($0) ? foreign[$0] : nil }
      let all = values[own].merging(others ?? [:]) { own, _ in own }
      setAttributes(all, range: NSRange(location: range.lowerBound.utf16, length: range.utf16.count))
    }
  }

  /// Keeps equal ends, so that a text view that shows the string moves its selection as little as it can.
  private func replaceDifferentCharacters(with text: String) {
    guard !string.hasSameUTF8(as: text) else { return }
    let ends = CommonEnds.lengths(of: string, and: text)
    let middle = ends.prefix.utf16..<length - ends.suffix.utf16
    let words = text.utf8.dropFirst(ends.prefix.utf8).dropLast(ends.suffix.utf8)
    replaceCharacters(in: NSRange(middle), with: String(Substring(words)))
  }
}

extension Range<Int> {
  /// A range of Foundation's; one that has no end counts as empty, at its location.
  fileprivate init(checking range: NSRange) {
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    self = range.location..<(overflows || end < range.location ? range.location : end)
  }
}
