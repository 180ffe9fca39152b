public import Foundation
public import StyleTables

extension StyledText {
  /// Returns the text as an `NSAttributedString` with the keys of this package. Its numbers and strings are resolved
  /// for a context, for programs that draw the string; the object under `.styledText` restores the text.
  ///
  /// Foundation on Linux crashes if several threads read one `NSAttributedString`: keep the ``StyledText``, and create
  /// a string for each use. An empty string does not have attributes.
  ///
  /// - Complexity: Linear in the text and its runs.
  public func makeNSAttributedStringForStorage(in context: StyleContext = StyleContext()) -> NSMutableAttributedString {
    makeNSAttributedString(in: context, for: nil)
  }

  /// Returns the same string with the attributes of a text system in addition to those of this package.
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
  ///
  /// U+FFFC represents an object, such as an image. Objects of other code are left out, since the text could not tell
  /// what they were. StyleUI's `StyledText(describing:)` inserts a description instead.
  ///
  /// - Complexity: Linear in the string and its runs.
  public init(_ string: NSAttributedString) {
    self.init(string) { _ in "" }
  }

  /// Creates the same text, with a description instead of each object of other code.
  ///
  /// - Parameter description: The text for an object, by the attributes of its U+FFFC.
  /// - Complexity: Linear in the string and its runs.
  package init(_ string: NSAttributedString, describing description: ([NSAttributedString.Key: Any]) -> String) {
    self.init(string) { text, values in
      values.areOfOtherObject ? text.replacingObjects { description(values) } : text
    }
  }

  /// Creates a text with the same positions as an `NSAttributedString`: objects of other code stay U+FFFC.
  package init(countingAs string: NSAttributedString) {
    self.init(string) { text, _ in text }
  }

  /// - Parameter shown: Returns the text to show for a run's text and attributes.
  private init(_ string: NSAttributedString, _ shown: (String, [NSAttributedString.Key: Any]) -> String) {
    let source = string.string
    var (content, start, end) = ("", TextOffset.zero, TextOffset.zero)
    var runs: [SeenText.Run] = []
    var whole: StyledWhole?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      guard let next = try? source.offset(utf16: range.location + range.length) else { return }
      let text = shown(String(source[start..<next]), values)
      let styled = StyledRun.value(values[.styledText])
      if runs.isEmpty { whole = styled?.whole }
      start = next
      guard !text.isEmpty else { return }
      content += text
      end += TextOffset(utf8: text.utf8.count, utf16: text.utf16.count)
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

extension String {
  /// Returns the string with each U+FFFC replaced by another string.
  package func replacingObjects(with description: () -> String) -> String {
    guard unicodeScalars.contains("\u{FFFC}") else { return self }
    let text = description()
    return unicodeScalars.reduce(into: "") { replaced, scalar in
      if scalar == "\u{FFFC}" { replaced += text } else { replaced.unicodeScalars.append(scalar) }
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Whether U+FFFC with these attributes is an object of other code. Objects of a styled text are restored.
  fileprivate var areOfOtherObject: Bool {
    guard let run = StyledRun.value(self[.styledText]) else { return true }
    return run.attributes.attachment == nil && !ofOtherCode.isEmpty
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
