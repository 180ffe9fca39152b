public import StyleTables
public import StyledText

/// A text that is cut if it is long, and shown in full on request: `…more` and `less`.
///
/// ```swift
/// var review = ExpandableText(StyledText(words, style: .t14_gray2_regular), limit: .lines(3))
/// var shown = review.frame(by: typesetter, width: 320)
/// if let link = shown.frame.link(at: point), review.handleTap(on: link, in: shown) {
///   shown = review.frame(by: typesetter, width: 320)
/// }
/// ```
///
/// The shown text is a function of this value and the width: ``ExpandedFrame/State/whole`` if the text fits the limit,
/// and otherwise ``ExpandedFrame/State/expanded`` or ``ExpandedFrame/State/collapsed``, depending on ``wantsExpanded``.
/// So nothing can get out of sync: a text that is loaded again, or that is edited until it fits and no longer fits,
/// keeps ``wantsExpanded``. Keep this value with the list item, not in its cell: a cell that shows another item shows
/// that item's state.
public struct ExpandableText: Sendable, Hashable {
  /// The part of a text that is shown while it is collapsed.
  public enum Limit: Sendable, Hashable {
    /// A number of lines; 0 or less for none. Further lines that have only white space do not count: nothing would be
    /// revealed.
    case lines(Int)
    /// A number of graphemes, in any number of lines, with the line breaks between them; less than 0 counts as 0. An
    /// atom, such as a mention or an attachment, is one. A text with exactly this number is not cut. White space before
    /// the token is left out.
    case graphemes(Int)
    /// The text is never cut.
    case none
  }

  /// The text. New text keeps ``wantsExpanded``.
  public var text: StyledText
  /// The part of the text that is shown while it is collapsed.
  public var limit: Limit
  /// The text that replaces the text cut out. It looks like adjacent text, except for its own attributes.
  ///
  /// If a part of it has a link, only that part can be tapped; otherwise all of it gets ``expandLink``. If no part of
  /// it has `keepTogether`, all of it gets one, so that it does not break over two lines if one has room.
  public var token: StyledText {
    didSet { token = token.asAction(Self.expandLink) }
  }
  /// The text after an expanded text, with ``collapseLink`` and `keepTogether` by the same rules as the ``token``; nil
  /// or empty for a text that stays expanded.
  public var closing: StyledText? {
    didSet { closing = closing?.asAction(Self.collapseLink) }
  }
  /// Whether the text is shown as a whole, if it does not fit the limit.
  public var wantsExpanded: Bool
  /// The name of the action that expands the text, for screen readers; nil for the text of the token without dots.
  public var expandName: String?
  /// The name of the action that collapses the text; nil for the closing text without dots.
  public var collapseName: String?

  /// Creates a collapsed text, by default with three lines and the standard token and closing text.
  public init(
    _ text: StyledText,
    limit: Limit = .lines(3),
    token: StyledText = ExpandableText.standardToken,
    closing: StyledText? = ExpandableText.standardClosing,
    wantsExpanded: Bool = false,
    expandName: String? = nil,
    collapseName: String? = nil
  ) {
    self.text = text
    self.limit = limit
    self.token = token.asAction(Self.expandLink)
    self.closing = closing?.asAction(Self.collapseLink)
    self.wantsExpanded = wantsExpanded
    self.expandName = expandName
    self.collapseName = collapseName
  }
}

extension ExpandableText {
  /// The link of a token without its own: `stylespec.expand`.
  public static let expandLink = TextLink("stylespec.expand")
  /// The link of a closing text without its own: `stylespec.collapse`.
  public static let collapseLink = TextLink("stylespec.collapse")
  /// The color of the standard token and closing text, `#39639E`, in all appearances.
  public static let standardColor = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
  /// `...展开` in the standard color.
  public static let standardToken = StyledText("...展开", attributes: TextAttributes(color: standardColor))
    .asAction(expandLink)
  /// ` 收起` in the standard color.
  public static let standardClosing = StyledText(" 收起", attributes: TextAttributes(color: standardColor))
    .asAction(collapseLink)

  /// The name of the unit that a token or closing text is (`TextAttributeKeys.KeepTogether`).
  fileprivate static let unit = "stylespec.expansion"
}

extension StyledText {
  /// The text with a link and kept together, unless its runs already set these attributes.
  fileprivate func asAction(_ link: TextLink) -> StyledText {
    var text = self
    if !runs.contains(where: { $0[TextAttributeKeys.Link.self] != nil }) { text.attributes.link = link }
    if !runs.contains(where: { $0[TextAttributeKeys.KeepTogether.self] != nil }) {
      text.attributes.keepTogether = ExpandableText.unit
    }
    return text
  }
}
