import StyleSpec

/// A page as lines of a terminal.
public struct TerminalPage {
  private let context: StyleContext
  private let look: TerminalLook
  private let width: Int

  /// Sets the look of pages.
  ///
  /// - Parameters:
  ///   - appearance: Whether the terminal's background is light or dark.
  ///   - look: The abilities of the terminal.
  ///   - width: In columns; at least 20 is sensible.
  public init(appearance: Appearance = .light, look: TerminalLook = .plain, width: Int = 64) {
    context = StyleContext(appearance: appearance)
    self.look = look
    self.width = width
  }

  /// The lines of a page, without line ends.
  public func lines(_ page: Page) -> [String] {
    let cards = page.cards.flatMap { card in row(card.name, card.price) + row(card.coupon, card.stock) + [""] }
    let comments = page.comments.flatMap { comment in [""] + folded(comment.header) + folded(comment.bodyInCodes) }
    return row(page.heading, page.countdown.text) + [""] + cards + folded(page.commentsHeading) + comments
  }

  /// Two texts at the ends of one line, or below each other if it is too short.
  private func row(_ leading: StyledText, _ trailing: StyledText) -> [String] {
    guard !trailing.isEmpty else { return folded(leading) }
    let end = width - trailing.text.displayWidth
    let gap = end - leading.text.displayWidth
    let lines = folded(leading)
    if gap >= 2, lines.count == 1 { return [lines[0] + spaces(gap) + show(trailing)] }
    return lines + [spaces(end) + show(trailing)]
  }

  private func folded(_ text: StyledText) -> [String] {
    let resolved = text.resolved(in: context)
    return LineFolder.lines(of: text.text, width: width).map { resolved.terminalText(look, utf8Range: $0) }
  }

  private func show(_ text: StyledText) -> String { text.resolved(in: context).terminalText(look) }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
