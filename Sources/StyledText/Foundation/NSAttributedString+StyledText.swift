public import Foundation
public import StyleTables

extension StyledText {
  /// Returns the text as an `NSAttributedString` with the keys of this package. Its numbers and strings are resolved for a
  /// context, for programs that draw the string; the object under `.styledText` restores the text.
  ///
  /// Foundation on Linux crashes if several threads read one `NSAttributedString`: keep the ``StyledText``, and make a string
  /// for each use. An empty string does not have attributes.
  ///
  /// - Complexity: Linear in the text and its runs.
  public func makeNSAttributedStringForStorage(in context: StyleContext = StyleContext()) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "")
    let values = NSValues(text: self, context: context)
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

/// The attribute values of a text's runs, made once for each look and line metrics.
final class NSValues {
  /// A range with the same look, in paragraphs with the same line metrics.
  struct Run {
    let range: Range<TextOffset>
    fileprivate let key: Key
  }

  fileprivate struct Key: Hashable {
    let look: RunLook
    /// The index of the resolved attributes.
    let attributesIndex: Int
  }

  private let text: StyledText
  private let resolved: ResolvedText
  private let whole: StyledWhole
  private var made: [Key: [NSAttributedString.Key: Any]] = [:]

  init(text: StyledText, context: StyleContext) {
    self.text = text
    resolved = text.resolved(in: context)
    whole = StyledWhole(text)
  }

  /// The runs of the text, in text order.
  ///
  /// - Complexity: Linear in the number of runs.
  var runs: [Run] {
    var rest = resolved.runs[...]
    return text.storedRuns.flatMap { range, look in
      var parts: [Run] = []
      var start = range.lowerBound
      while start < range.upperBound, let run = rest.first {
        let runEnd = TextOffset(utf8: run.utf8Range.upperBound, utf16: run.range.upperBound)
        let end = min(runEnd, range.upperBound)
        parts.append(Run(range: start..<end, key: Key(look: look, attributesIndex: run.attributesIndex)))
        if end == runEnd { rest.removeFirst() }
        start = end
      }
      return parts
    }
  }

  subscript(run: Run) -> [NSAttributedString.Key: Any] {
    if let values = made[run.key] { return values }
    let look = run.key.look
    let attributes = resolved.sets[run.key.attributesIndex]
    var values = Self.numbers(attributes)
    values[.styledText] = StyledRun(look: look, attributes: attributes.attributes, whole: whole).value
    made[run.key] = values
    return values
  }

  private static func numbers(_ resolved: ResolvedAttributes) -> [NSAttributedString.Key: Any] {
    let attributes = resolved.attributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.styleCode] = attributes.style.map { "\($0.catalog.name)/\($0.name)" }
    values[.styleFontSize] = resolved.size
    values[.styleFontWeight] = resolved.weight
    values[.styleFontFamily] = resolved.family
    values[.styleColor] = resolved.color?.description
    values[.styleLetterSpacing] = resolved.letterSpacing
    values[.styleLineHeight] = resolved.line?.minimumLineHeight
    values[.styleLineSpacing] = resolved.line?.lineSpacing
    values[.styleBaseline] = resolved.line?.baseline
    values[.styleBaselineOffset] = resolved.line?.baselineOffset
    values[.styleUnderline] = attributes.underline?.style.rawValue
    values[.styleStrikethrough] = attributes.strikethrough?.style.rawValue
    values[.styleLink] = attributes.link?.identifier
    values[.styleAlignment] = attributes.alignment?.rawValue
    return values
  }
}
