public import StyleTables

/// A text that keeps its style: set text and style in any order, and change the text as often as you like.
///
/// The style is stored next to the text, not in it. So it survives when the text is replaced, and an empty text also
/// has a style.
///
/// ```swift
/// let old = TextAttributes(strikethrough: .single)
/// var price = StyledText("¥99 \("¥129", attributes: old)", style: .t14_gray2_bold)
/// price.text = "¥89 ¥119"  // still struck through: ¥119
/// ```
///
/// Three layers determine how a run looks. The more specific one wins, whichever was set first: ``style`` and
/// ``attributes`` of the whole text, the attributes of its slot, and the attributes of the run itself. A style that
/// leaves the color open shows the color of the layer below.
///
/// It is a value that can be passed to any thread, and is copied in O(1). Positions are UTF-16 offsets, as user
/// interfaces count, or indices of ``text``, such as those of ``range(of:)``.
public struct StyledText: Sendable {
  /// Contiguous UTF-8.
  var content: String
  var code: StyleCode?
  /// The attributes of the whole text, except for a style code.
  var base: TextAttributes
  var stored = RunList()
  var extras: Extras?

  /// Creates an empty text, optionally with a style. `style` wins over a style among the attributes.
  ///
  /// ```swift
  /// var price = StyledText(style: .t14_gray2_bold)
  /// price.text = "¥99"
  /// ```
  public init(style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.init(content: "", style: style, attributes: attributes)
  }

  /// Creates a text with attributes for all of it. `style` wins over a style among the attributes.
  ///
  /// ```swift
  /// let price = StyledText("¥99", style: .t14_red_bold)
  /// let notice = StyledText("Only 3 left", attributes: TextAttributes(weight: 700))
  /// ```
  ///
  /// - Complexity: O(1) for native strings of Swift; linear for bridged strings and for substrings.
  @_disfavoredOverload
  @inlinable
  public init(_ text: some StringProtocol, style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    // Disfavored, so that a literal with styled parts is not read as a string.
    self.init(content: String(text), style: style, attributes: attributes)
  }

  /// Creates a text from another one, such as a literal with styled parts, with a style and attributes for the whole
  /// text. They replace those of the whole text; the attributes of its parts stay.
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

  /// Adds to the attributes of the whole text.
  @usableFromInline
  mutating func put(_ style: StyleCode?, _ attributes: TextAttributes) {
    if !attributes.isEmpty { self.attributes = self.attributes.merging(attributes) }
    if let style { self.style = style }
  }

  /// The style of the whole text; nil leaves it to the view or program that shows the text. Setting it replaces
  /// ``explicitStyle``; runs and slots keep their own styles.
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

  /// A style of the whole text that does not belong to a catalog. Setting it replaces ``style``.
  public var explicitStyle: ResolvedStyle? {
    get { base.explicitStyle }
    set {
      code = nil
      base.explicitStyle = newValue
    }
  }

  /// The attributes of the whole text, whatever its content. They include the style: setting attributes without one
  /// removes both ``style`` and ``explicitStyle``.
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

  /// The text as a string. New text gets the attributes of the old text: setting it is ``replaceText(_:policy:)`` with
  /// ``ReplacementPolicy/automatic``.
  ///
  /// ```swift
  /// var price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// price.text = ""  // while the prices load
  /// price.text = "¥89 ¥119"  // the second price is struck through
  /// ```
  ///
  /// - Complexity: O(1) for a text with the same attributes throughout; otherwise the same as
  ///   ``replaceText(_:policy:)``.
  public var text: String {
    get { content }
    set { setText(newValue) }
  }

  /// Whether the text is empty.
  public var isEmpty: Bool { content.isEmpty }

  /// The length in UTF-16 units, as user interfaces count.
  ///
  /// - Complexity: O(1) for ASCII; else linear in the length, once after each change.
  public var utf16Length: Int { content.utf16.count }

  /// The values of the style of the whole text; nil without a style. A style may leave the color open.
  public var resolved: ResolvedStyle? { code?.resolved ?? base.explicitStyle }
}

extension StyledText {
  /// The text under a placeholder, or that was emptied; itself if nothing is remembered.
  var textBelow: StyledText {
    guard let remembered = extras?.remembered else { return self }
    var text = self
    (text.content, text.stored, text.extras) = (remembered.text, remembered.runs, nil)
    return text
  }

  /// The properties that few texts have.
  final class Extras: Sendable {
    let template: TemplateState?
    let remembered: RememberedText?
    /// Values that were set for slots, by name, before there was a template.
    let values: [String: String]

    init?(template: TemplateState? = nil, remembered: RememberedText? = nil, values: [String: String] = [:]) {
      guard template != nil || remembered != nil || !values.isEmpty else { return nil }
      self.template = template
      self.remembered = remembered
      self.values = values
    }

    /// The properties that are kept when a text without a template is replaced.
    var withoutText: Extras? { Extras(values: values) }
  }
}
