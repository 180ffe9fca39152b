import StyleLayout
import StyleRichText
import StyledText
import TestSupport

extension RandomExpandable {
  /// Compares what is shown with the definition.
  ///
  /// - Returns: What is wrong; nil if nothing is.
  func problem(of shown: ExpandedFrame) -> String? {
    let state: ExpandedFrame.State =
      fits && fault != .shortTextsExpand ? .whole : item.wantsExpanded ? .expanded : .collapsed
    if shown.state != state { return "not \(state)" }
    if shown.height != shown.frame.size.height { return "another height" }
    let hasSuffix = state == .collapsed || state == .expanded && item.closing.map { !$0.isEmpty } ?? false
    if (shown.suffix != nil) != hasSuffix { return "the suffix is missing, or there is one" }
    if let expected = expected(state), !shown.frame.isSame(as: expected) { return "another text, or other lines" }
    return nil
  }

  /// What is shown in a state; nil for graphemes of which none is shown, where the token has no place after text.
  private func expected(_ state: ExpandedFrame.State) -> TextFrame? {
    var options = options
    switch (state, limit) {
    case (.whole, .lines(let count)):
      // Lines after the last one that have only white space are not shown.
      options.maximumLines = count
      return item.text.frame(width, options)
    case (.whole, _): return item.text.frame(width, options)
    case (.collapsed, .lines(let count)) where fault == .tokenHasNoWidth:
      options.maximumLines = count
      var shown = StyledText(item.text[0..<(item.text.frame(width, options).lines.last?.range.upperBound ?? 0)])
      shown.append(adapting: item.token)
      return shown.frame(width, options)
    case (.collapsed, .lines(let count)):
      (options.maximumLines, options.truncation) = (count, Truncation(item.token))
      return item.text.frame(width, options)
    case (.collapsed, .graphemes(let count)) where count > 0:
      let end = endWithoutWhiteSpace(before: graphemeEnds[count - 1])
      guard end > 0 else { return nil }
      var shown = StyledText(item.text[0..<end])
      shown.append(adapting: item.token)
      return shown.frame(width, options)
    case (.collapsed, _): return nil
    case (.expanded, _):
      var shown = item.text
      if let closing = item.closing, !closing.isEmpty {
        if fault == .closingIsNotAdapted { shown.append(closing) } else { shown.append(adapting: closing) }
      }
      return shown.frame(width, options)
    }
  }

  /// Changes the text in any way, and compares the events with the changes.
  ///
  /// - Parameter observe: The event for what is shown.
  /// - Returns: What is wrong; nil if nothing is.
  func problem(
    _ generator: inout SeededGenerator,
    _ observe: (ExpandedFrame) -> ExpansionEvent?
  ) -> String? {
    var (item, width) = (item, width)
    var last = (state: ExpandedFrame.State?.none, height: 0.0)
    for _ in 0..<12 {
      let shown = item.fixed(width: width, options)
      let event = observe(shown)
      if (event != nil) != (last.state != shown.state || last.height != shown.height) {
        return "an event without a change, or a change without an event"
      }
      if let event, event.state != shown.state || event.height != shown.height { return "another event" }
      last = (shown.state, shown.height)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: width = Double.random(in: 0...200, using: &generator)
      case 1: item.text = RandomExpandable(using: &generator).item.text
      case 2:
        let wanted = item.wantsExpanded
        let link = shown.frame.links.first(where: shown.toggles)
        let isHandled = link.map { item.handleTap(on: $0, in: shown) } ?? true
        if !isHandled || item.wantsExpanded != (link == nil ? wanted : !wanted) { return "a tap does not toggle" }
      default: break
      }
    }
    return nil
  }
}
