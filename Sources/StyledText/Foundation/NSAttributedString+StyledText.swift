public import Foundation
public import StyleTables

extension StyledText {
  /// The text as an `NSAttributedString` with the keys of this package. The numbers and strings are for a context, and for
  /// whoever draws it; the object under `.styledText` is for the way back.
  ///
  /// Foundation on Linux crashes when several threads read one `NSAttributedString`: keep the ``StyledText``, and make one
  /// of these for each use. An empty one holds no attributes. Linear in the text and its runs.
  public func makeNSAttributedString(in context: StyleContext = StyleContext()) -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "")
    let values = NSValues(text: self, context: context)
    for (range, look) in stretches {
      string.append(NSAttributedString(string: String(content[range]), attributes: values[look]))
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

/// The values of a text's stretches, made once for each look.
final class NSValues {
  private let text: StyledText
  private let context: StyleContext
  private let whole: StyledWhole
  private var made: [RunLook: [NSAttributedString.Key: Any]] = [:]

  init(text: StyledText, context: StyleContext) {
    self.text = text
    self.context = context
    whole = StyledWhole(attributes: text.attributes, template: text.extras?.template)
  }

  subscript(look: RunLook) -> [NSAttributedString.Key: Any] {
    if let values = made[look] { return values }
    let attributes = text.layers(of: look).merged
    var values = Self.numbers(ResolvedAttributes(attributes, in: context))
    values[.styledText] = StyledStretch(look: look, attributes: attributes, whole: whole).value
    made[look] = values
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
