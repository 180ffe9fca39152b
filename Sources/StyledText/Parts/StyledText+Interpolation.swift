public import StyleTables

extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a text without a style.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(content: value)
  }

  /// Creates a text with styled parts: see ``StringInterpolation``.
  public init(stringInterpolation parts: StringInterpolation) {
    self.init(content: parts.text)
    stored = RunList(parts.pieces)
    for (attributes, range) in parts.ofParagraphs {
      update(content.paragraphs(around: range)) { $0 = $0.overriding($0.overrides.merging(attributes), .set) }
    }
  }

  /// A literal with styled parts:
  ///
  /// ```swift
  /// let prices: StyledText = "¥99 \("¥129", style: .t12_gray3_regular, attributes: TextAttributes(strikethrough: .single))"
  /// let offer = StyledText("Now \(prices) \("more…", link: "item/7"), \(3) left", style: .t14_red_bold)
  /// let rated: StyledText = "\(TextAttachment("star", width: 16, ascent: 13, descent: 3)) 4.8"
  /// ```
  ///
  /// The text between the parts, and parts without attributes, look like the whole text. Attributes of paragraphs, such
  /// as alignment, apply to all paragraphs that their part touches.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate private(set) var text = ""
    fileprivate private(set) var pieces: [RunList.Piece] = []
    fileprivate private(set) var ofParagraphs: [(attributes: TextAttributes, range: Range<TextOffset>)] = []
    private var end = TextOffset.zero

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Appends the text between two parts.
    public mutating func appendLiteral(_ literal: String) {
      append(literal, TextAttributes())
    }

    /// Appends a string with its own attributes: `\("¥129", style: .t12_gray3_regular)`, `\("more", link: "item/7")`.
    /// `style` and `link` win over a style and a link among the attributes.
    public mutating func appendInterpolation(
      _ string: String,
      style: StyleCode? = nil,
      attributes: TextAttributes = TextAttributes(),
      link: TextLink? = nil
    ) {
      append(string, attributes.merging(TextAttributes(style: style, link: link)))
    }

    /// Appends the description of a number or another value, with its own attributes: `\(3)`, `\(count, style: …)`.
    public mutating func appendInterpolation<Value>(
      _ value: Value,
      style: StyleCode? = nil,
      attributes: TextAttributes = TextAttributes(),
      link: TextLink? = nil
    ) {
      appendInterpolation(String(describing: value), style: style, attributes: attributes, link: link)
    }

    /// Appends the description of an optional value: `nil`, or `Optional(3)`, which is hardly ever intended.
    @available(*, deprecated, message: "this shows Optional(…); give a default value, or write String(describing:)")
    public mutating func appendInterpolation<Value>(
      _ value: Value?,
      style: StyleCode? = nil,
      attributes: TextAttributes = TextAttributes(),
      link: TextLink? = nil
    ) {
      appendInterpolation(String(describing: value), style: style, attributes: attributes, link: link)
    }

    /// Appends a text with its own attributes: `\(prices)`. The given attributes apply where it does not have its own.
    /// A given color, or the color of a given style, also applies where its style leaves the color open. Its template
    /// is removed.
    public mutating func appendInterpolation(
      _ text: StyledText,
      style: StyleCode? = nil,
      attributes: TextAttributes = TextAttributes(),
      link: TextLink? = nil
    ) {
      let given = attributes.merging(TextAttributes(style: style, link: link))
      for run in text.runs {
        let layers = Layers(code: nil, base: given, slot: TextAttributes(), overrides: run.attributes)
        append(String(text.content[run.offsets]), layers.merged)
      }
    }

    /// Appends a part of a text with its attributes: `\(prices[4..<8])`.
    public mutating func appendInterpolation(
      _ text: StyledSubtext,
      style: StyleCode? = nil,
      attributes: TextAttributes = TextAttributes(),
      link: TextLink? = nil
    ) {
      appendInterpolation(StyledText(text), style: style, attributes: attributes, link: link)
    }

    /// Appends an attachment, carried by one U+FFFC.
    public mutating func appendInterpolation(_ attachment: TextAttachment, link: TextLink? = nil) {
      append(TextAttachment.character, TextAttributes(link: link, attachment: attachment))
    }

    /// Appends the text of a mention, as an atom.
    public mutating func appendInterpolation(_ mention: TextMention, style: StyleCode? = nil, link: TextLink? = nil) {
      append(mention.text, TextAttributes(style: style, link: link, mention: mention))
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
      var string = string
      string.makeContiguousUTF8()
      let length = string.length
      let look = RunLook().overriding(attributes.ofCharacters, .set)
      pieces.append(RunList.Piece(length: length, look: look))
      if attributes.hasParagraphAttributes, length != .zero {
        ofParagraphs.append((attributes.ofParagraphs, end..<end + length))
      }
      text += string
      end += length
    }
  }
}
