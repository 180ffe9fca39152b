public import StyleTables

/// Text that keeps its style: set either of them first, and change the words as often as you like.
///
/// The style lives beside the text, not in it. So there is nothing to lose when the words are replaced, and a text
/// without words has a style all the same.
///
/// ```swift
/// var price = StyledText("¥99 ¥129", style: .t14_gray2_bold)
/// try price.setAttribute(TextAttributeKeys.Strikethrough.self, to: .single, in: 4..<8)
/// price.text = "¥89 ¥119"  // still struck through: ¥119
/// ```
///
/// Three layers say how a stretch of text looks, and the more specific wins, whichever was set first: ``style`` and
/// ``attributes`` of the whole text, the attributes of the slot it stands in, and what was set on the stretch itself.
///
/// A value, safe to hand to any thread. Copying costs nothing to speak of. Positions are UTF-16 offsets.
public struct StyledText: Sendable {
  /// Contiguous UTF-8.
  var content: String
  var code: StyleCode?
  /// The attributes of the whole text, but for a style code.
  var base: TextAttributes
  var stored = RunList()
  var extras: Extras?

  /// A text from its parts, which may all be left out. A style among the attributes gives way to `style`.
  public init(_ text: String = "", style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    content = text
    content.makeContiguousUTF8()
    base = TextAttributes()
    guard !attributes.isEmpty || style != nil else { return }
    self.attributes = attributes
    if let style { self.style = style }
  }

  /// The style of the whole text; nil leaves it to whoever shows it. Setting it replaces ``explicitStyle``; stretches
  /// and slots with a style of their own keep theirs.
  public var style: StyleCode? {
    get { code }
    set {
      code = newValue
      if !base.isEmpty { base[TextAttributeKeys.Style.self] = nil }
    }
  }

  /// A style of the whole text that belongs to no catalogue. Setting it replaces ``style``.
  public var explicitStyle: ResolvedStyle? {
    get { base.explicitStyle }
    set {
      code = nil
      base.explicitStyle = newValue
    }
  }

  /// What else holds for the whole text, whatever its words. The style is part of it: setting attributes without a style
  /// removes an explicit style, and leaves a style code as it is.
  public var attributes: TextAttributes {
    get { code.map { base.merging(TextAttributes(code: $0)) } ?? base }
    set {
      base = newValue
      guard let style = newValue[TextAttributeKeys.Style.self] else { return }
      code = style.code
      if style.code != nil { base[TextAttributeKeys.Style.self] = nil }
    }
  }

  /// The words. New words take over the attributes of the old ones: see ``replaceText(_:policy:)``, which this is with
  /// ``ReplacementPolicy/automatic``.
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
    let remembered: Remembered?

    init?(template: TemplateState?, remembered: Remembered? = nil) {
      guard template != nil || remembered != nil else { return nil }
      self.template = template
      self.remembered = remembered
    }
  }

  /// The last words of a text that is empty now, and their looks: for the words to come.
  struct Remembered: Sendable, Hashable {
    let text: String
    let runs: RunList
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// A text without a style.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
