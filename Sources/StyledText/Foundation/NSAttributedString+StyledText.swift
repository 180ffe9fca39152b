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
    self.init(string, foreign: { _ in nil })
  }

  /// `foreign` gives a number to the attributes that are not this package's.
  init(_ string: NSAttributedString, foreign: ([NSAttributedString.Key: Any]) -> Int?) {
    let whole = string.length == 0 ? nil : string.attributes(at: 0, effectiveRange: nil)[.styledText] as? StyledStretch
    self.init(string.string, attributes: whole?.attributes ?? TextAttributes())
    restoreTemplate(whole?.template)
    var start = TextOffset.zero
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      guard let end = try? content.offset(utf16: range.location + range.length), end > start else { return }
      var look = (values[.styledText] as? StyledStretch)?.look ?? .plain
      if let number = foreign(values) { look.overrides[ForeignNumberKey.self] = number }
      update(start..<end) { $0 = RunLook(overrides: look.overrides, slot: $0.slot, origin: look.origin) }
      start = end
    }
  }
}

/// The attributes of an `NSAttributedString` that are not this package's, by number, while it is worked on.
enum ForeignNumberKey: TextAttributeKey {
  typealias Value = Int
  static let name = "StyleSpec.foreignNumber"
}

/// The values of a text's stretches, made once for each look.
final class NSValues {
  private let text: StyledText
  private let context: StyleContext
  private var made: [RunLook: [NSAttributedString.Key: Any]] = [:]

  init(text: StyledText, context: StyleContext) {
    self.text = text
    self.context = context
  }

  subscript(look: RunLook) -> [NSAttributedString.Key: Any] {
    if let values = made[look] { return values }
    let attributes = text.layers(of: look).merged
    var values = Self.numbers(ResolvedAttributes(attributes, in: context))
    values[.styledText] = StyledStretch(look: look, attributes: text.attributes, template: text.extras?.template)
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
