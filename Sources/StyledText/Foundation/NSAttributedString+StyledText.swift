public import Foundation
public import StyleTables

extension StyledText {
  /// The text as an `NSAttributedString` with the keys of this package. The numbers and strings are for a context, and for
  /// whoever draws it; the object under `.styledText` is for the way back.
  ///
  /// Foundation on Linux crashes when several threads read one `NSAttributedString`: keep the ``StyledText``, and make one
  /// of these for each use. An empty one holds no attributes. Linear in the text and its runs.
  public func makeNSAttributedStringForStorage(in context: StyleContext = StyleContext()) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "")
    let values = NSValues(text: self, context: context)
    for stretch in values.stretches {
      string.append(NSAttributedString(string: String(content[stretch.range]), attributes: values[stretch]))
    }
    return string
  }

  /// The text of an `NSAttributedString` that this package made, with its attributes; of any other, the words.
  public init(_ string: NSAttributedString) {
    let content = string.string
    var stretches: [SeenText.Stretch] = []
    var whole: StyledWhole?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      guard let end = try? content.offset(utf16: range.location + range.length) else { return }
      let stretch = StyledStretch.value(values[.styledText])
      if stretches.isEmpty { whole = stretch?.whole }
      stretches.append(SeenText.Stretch(end: end, stretch))
    }
    self.init(
      SeenText(
        content: content,
        attributes: whole?.attributes ?? TextAttributes(),
        template: whole?.template,
        values: whole?.values ?? [:],
        stretches: stretches
      )
    )
  }
}

extension SeenText.Stretch {
  fileprivate init(end: TextOffset, _ stretch: StyledStretch?) {
    self.init(
      end: end,
      attributes: stretch?.attributes ?? TextAttributes(),
      origin: stretch?.look.origin ?? .set,
      repeated: stretch?.look.overrides.names ?? []
    )
  }
}

/// The values of a text's stretches, made once for each look in lines that are set one way.
final class NSValues {
  /// A stretch that looks the same all over, in paragraphs whose lines are set alike.
  struct Stretch {
    let range: Range<TextOffset>
    fileprivate let key: Key
  }

  fileprivate struct Key: Hashable {
    let look: RunLook
    /// The number of the resolved attributes.
    let set: Int
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

  /// The stretches of the text, in text order. Linear in the number of runs.
  var stretches: [Stretch] {
    var runs = resolved.runs[...]
    return text.stretches.flatMap { range, look in
      var parts: [Stretch] = []
      var start = range.lowerBound
      while start < range.upperBound, let run = runs.first {
        let runEnd = TextOffset(utf8: run.utf8Range.upperBound, utf16: run.range.upperBound)
        let end = min(runEnd, range.upperBound)
        parts.append(Stretch(range: start..<end, key: Key(look: look, set: run.set)))
        if end == runEnd { runs.removeFirst() }
        start = end
      }
      return parts
    }
  }

  subscript(stretch: Stretch) -> [NSAttributedString.Key: Any] {
    if let values = made[stretch.key] { return values }
    let look = stretch.key.look
    let attributes = resolved.sets[stretch.key.set]
    var values = Self.numbers(attributes)
    values[.styledText] = StyledStretch(look: look, attributes: attributes.attributes, whole: whole).value
    made[stretch.key] = values
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
