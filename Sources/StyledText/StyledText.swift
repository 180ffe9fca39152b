public import StyleTables

/// Text that keeps its style: set either of them first, and change the words as often as you like.
///
/// The style lives beside the text, not in it. So there is nothing to lose when the words are replaced, and a text
/// without words has a style all the same.
///
/// ```swift
/// let old = TextAttributes(strikethrough: .single)
/// var price = StyledText("¥99 \("¥129", attributes: old)", style: .t14_gray2_bold)
/// price.text = "¥89 ¥119"  // still struck through: ¥119
/// ```
///
/// Three layers say how a run of text looks, and the more specific wins, whichever was set first: ``style`` and
/// ``attributes`` of the whole text, the attributes of the slot it stands in, and what was set on the run itself.
///
/// A value, safe to hand to any thread. Copying costs nothing to speak of. Positions are UTF-16 offsets, as interface code
/// counts, or indices of ``text``, such as ``range(of:)`` finds.
public struct StyledText: Sendable {
  /// Contiguous UTF-8.
  var content: String
  var code: StyleCode?
  /// The attributes of the whole text, but for a style code.
  var base: TextAttributes
  var stored = RunList()
  var extras: Extras?

  /// A text without words, whose style may be known already. A style among the attributes gives way to `style`.
  ///
  /// ```swift
  /// var price = StyledText(style: .t14_gray2_bold)
  /// price.text = "¥99"
  /// ```
  public init(style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.init(content: "", style: style, attributes: attributes)
  }

  /// Words, and what all of them have. A style among the attributes gives way to `style`.
  ///
  /// ```swift
  /// let price = StyledText("¥99", style: .t14_red_bold)
  /// let notice = StyledText("Only 3 left", attributes: TextAttributes(weight: 700))
  /// ```
  ///
  /// - Complexity: Constant for strings that are UTF-8, as those of Swift are; linear for others and for substrings.
  @_disfavoredOverload
  @inlinable
  public init(_ text: some StringProtocol, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    // Disfavored, so that a literal with styled parts is not read as a plain string.
    self.init(content: String(text), style: style, attributes: attributes)
  }

  /// A text, such as a literal with styled parts, with a style and attributes of the whole text. They take the place of
  /// those that the whole text has, and leave its parts as they are.
  ///
  /// ```swift
  /// let prices = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
  /// ```
  @inlinable
  public init(_ text: StyledText, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self = text
    put(style, attributes)
  }

  @usableFromInline
  init(content: String, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.content = content
    self.content.makeContiguousUTF8()
    base = TextAttributes()
    put(style, attributes)
  }

  /// Adds to what the whole text has.
  @usableFromInline
  mutating func put(_ style: StyleCode?, _ attributes: TextAttributes) {
    if !attributes.isEmpty { self.attributes = self.attributes.merging(attributes) }
    if let style { self.style = style }
  }

  /// The style of the whole text; nil leaves it to whoever shows it. Setting it replaces ``explicitStyle``; runs
  /// and slots with a style of their own keep theirs.
  ///
  /// ```swift
  /// var price = StyledText()
  /// price.style = .t14_gray2_bold  // before there is any text
  /// price.text = "¥99"
  /// ```
  public var style: StyleCode? {
    get { code }
    set {
      code = newValue
      if !base.isEmpty { base[TextAttributeKeys.Style.self] = nil }
    }
  }

  /// A style of the whole text that belongs to no catalog. Setting it replaces ``style``.
  public var explicitStyle: ResolvedStyle? {
    get { base.explicitStyle }
    set {
      code = nil
      base.explicitStyle = newValue
    }
  }

  /// What holds for the whole text, whatever its words. The style is a part of it: attributes without a style leave the text
  /// without one, be it a code or explicit.
  ///
  /// ```swift
  /// var notice = StyledText("Only 3 left", style: .t14_gray2_bold)
  /// notice.attributes.alignment = .center
  /// notice.attributes.link = "item/7"
  /// ```
  public var attributes: TextAttributes {
    get { code.map { base.merging(TextAttributes(code: $0)) } ?? base }
    set {
      base = newValue
      code = newValue.style
      if code != nil { base[TextAttributeKeys.Style.self] = nil }
    }
  }

  /// The words. New words take over the attributes of the old ones: see ``replaceText(_:policy:)``, which this is with
  /// ``ReplacementPolicy/automatic``.
  ///
  /// ```swift
  /// var price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// price.text = ""  // while the prices load
  /// price.text = "¥89 ¥119"  // the second price is struck through
  /// ```
  ///
  /// - Complexity: Constant for a text that looks the same all over; else that of ``replaceText(_:policy:)``.
  public var text: String {
    get { content }
    set { setText(newValue) }
  }

  /// Whether there are no words.
  public var isEmpty: Bool { content.isEmpty }

  /// The length in UTF-16 units, as interface code counts. Linear where the text is not ASCII, once for each change.
  public var utf16Length: Int { content.utf16.count }

  /// What the style of the whole text means; nil without a style.
  public var resolved: ResolvedStyle? { code?.resolved ?? base.explicitStyle }
}

extension StyledText {
  /// What few texts have.
  final class Extras: Sendable {
    let template: TemplateState?
    let remembered: RememberedText?
    /// What was set for slots, by their names, while there was no template: for the one to come.
    let values: [String: String]

    init?(template: TemplateState? = nil, remembered: RememberedText? = nil, values: [String: String] = [:]) {
      guard template != nil || remembered != nil || !values.isEmpty else { return nil }
      self.template = template
      self.remembered = remembered
      self.values = values
    }

    /// What outlives the words of a text without a template.
    var withoutText: Extras? { Extras(values: values) }
  }
}
