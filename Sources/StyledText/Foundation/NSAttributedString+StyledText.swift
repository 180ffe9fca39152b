public import Foundation
public import StyleTables

extension StyledText {
  /// Returns the text as an `NSAttributedString` with the keys of this package. Its numbers and strings are resolved
  /// for a context, for programs that draw the string; the object under `.styledText` restores the text.
  ///
  /// Foundation on Linux crashes if several threads read one `NSAttributedString`: keep the ``StyledText``, and make a
  /// string for each use. An empty string does not have attributes.
  ///
  /// - Complexity: Linear in the text and its runs.
  public func makeNSAttributedStringForStorage(in context: StyleContext = StyleContext()) -> NSMutableAttributedString {
    makeNSAttributedString(in: context, for: nil)
  }

  /// Returns the same string with the attributes of a text system beside those of this package.
  ///
  /// - Complexity: Linear in the text and its runs.
  package func makeNSAttributedString(
    in context: StyleContext,
    for host: (any HostAttributes)?
  ) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "")
    let values = NSValues(text: self, context: context, host: host)
    for run in values.runs {
      string.append(NSAttributedString(string: String(content[run.range]), attributes: values[run]))
    }
    return string
  }

  /// Creates a text from an `NSAttributedString`: with its attributes if this package made the string, else without.
  public init(_ string: NSAttributedString) {
    let content = string.string
    var runs: [SeenText.Run] = []
    var whole: StyledWhole?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      guard let end = try? content.offset(utf16: range.location + range.length) else { return }
      let styled = StyledRun.value(values[.styledText])
      if runs.isEmpty { whole = styled?.whole }
      runs.append(SeenText.Run(end: end, styled))
    }
    self.init(
      SeenText(
        content: content,
        attributes: whole?.attributes ?? TextAttributes(),
        template: whole?.template,
        values: whole?.values ?? [:],
        hidden: whole?.hidden,
        runs: runs
      )
    )
  }
}

extension SeenText.Run {
  fileprivate init(end: TextOffset, _ run: StyledRun?) {
    self.init(
      end: end,
      attributes: run?.attributes ?? TextAttributes(),
      origin: run?.look.origin ?? .set,
      repeated: run?.look.overrides.names ?? []
    )
  }
}

extension NSAttributedString {
  /// Whether `StyledText(self)` has attributes of its first character.
  package var isOfStyledText: Bool {
    length > 0 && StyledRun.value(attributes(at: 0, effectiveRange: nil)[.styledText]) != nil
  }

  /// Whether a character has attributes that `StyledText(self)` leaves out.
  ///
  /// - Complexity: Linear in the number of runs.
  package var hasAttributesOfOtherCode: Bool {
    var found = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, _, _ in
      found = found || !values.ofOtherCode.isEmpty
    }
    return found
  }
}
