public import StyleLayout
internal import StyledText

extension ExpandableText {
  /// Expands or collapses the text, if a link belongs to the token or the closing text.
  ///
  /// - Parameters:
  ///   - link: The tapped link of the frame.
  ///   - frame: The frame that was tapped. If the text was expanded or collapsed since that frame, nothing changes: a
  ///     double tap does not undo itself.
  /// - Returns: Whether the tap was one of these; false for other links, which the app follows.
  @discardableResult
  public mutating func handleTap(on link: TextFrame.Link, in frame: ExpandedFrame) -> Bool {
    guard frame.toggles(link) else { return false }
    wantsExpanded = frame.state == .collapsed
    return true
  }

  /// The text that a long press copies: the original text, as a whole and without token and closing text, in each
  /// state.
  ///
  /// - Parameter codec: The codec that the text was decoded with, for a coded form that keeps emoji and mentions; nil
  ///   for the plain text alone.
  /// - Complexity: Linear in the text.
  public func clipboard(with codec: RichTextCodec? = nil) -> RichTextClipboard {
    RichTextClipboard(copying: text, codec: codec)
  }

  /// The text for screen readers, in each state: the original text as a whole, without token and closing text.
  ///
  /// - Complexity: Linear in the text.
  public var accessibilityText: String { text.accessibilityText }

  /// The name of the action that a screen reader offers: ``expandName`` or ``collapseName``, or else the token or the
  /// closing text without the dots and the white space around it.
  ///
  /// - Parameter state: The state of the text that is shown.
  /// - Returns: The name; nil for a text that fits, for a text that stays expanded because it has no closing text, and
  ///   if only dots would be left.
  public func actionName(in state: ExpandedFrame.State) -> String? {
    switch state {
    case .whole: nil
    case .collapsed: expandName ?? token.nameWithoutDots
    case .expanded:
      closing.flatMap { $0.isEmpty ? nil : collapseName ?? $0.nameWithoutDots }
    }
  }
}

extension StyledText {
  /// The text to read, without dots and white space at its ends; nil if nothing is left.
  fileprivate var nameWithoutDots: String? {
    let text = accessibilityText
    guard let first = text.firstIndex(where: { !$0.isDot }), let last = text.lastIndex(where: { !$0.isDot }) else {
      return nil
    }
    return String(text[first...last])
  }
}

extension Character {
  /// Whether it is white space, or a dot or an ellipsis of any script.
  fileprivate var isDot: Bool { isWhitespace || ".…‥⋯。．｡᠁".contains(self) }
}
