internal import StyleTables
internal import StyledText

/// Finds the cut of a text that keeps most of it.
struct Truncator {
  private let text: StyledText
  private let truncation: Truncation
  private let limit: Int
  private let settings: LayoutSettings
  /// The number of lines in the windows of the text.
  private let windowLines: Int
  /// The start of the text, and the end with its offset.
  private let start: StyledText
  private let end: (text: StyledText, offset: Int)
  private let cuts: Cuts
  private var estimate: SeamEstimate
  /// The token as it looks at each position in the text.
  private var tokens: [TypingPlace: (text: StyledText, paragraphs: FilledParagraphs)] = [:]

  /// Creates a truncator of a text with more lines than a limit. The window has at least as many lines as the limit.
  init(_ text: StyledText, _ truncation: Truncation, limit: Int, leading: LeadingWindow, settings: LayoutSettings) {
    let length = text.utf8Length
    windowLines = leading.lines
    self.text = text
    self.truncation = truncation
    self.limit = limit
    self.settings = settings
    let front = truncation.position == .head ? nil : FilledParagraphs(leading.builder)
    let known = front?.paragraphs.last?.source.content.upperBound ?? 0
    start = known < leading.text.utf8Length ? leading.text.part(utf8: 0..<known) : leading.text
    guard truncation.position != .tail else {
      end = (text.part(utf8: length..<length), length)
      cuts = Cuts(tail: start, length: length)
      estimate = SeamEstimate(leading: front, trailing: nil, width: settings.width, limit: limit)
      return
    }
    let trailing = TrailingWindow(of: text, lines: leading.lines, settings: settings)
    end = (trailing.text, trailing.offset)
    cuts =
      truncation.position == .head
      ? Cuts(head: trailing.text, length: length) : Cuts(middleOf: start, trailing.text, length: length)
    estimate = SeamEstimate(leading: front, trailing: trailing.paragraphs, width: settings.width, limit: limit)
  }

  /// The lines that are shown.
  mutating func frame() -> TextFrame {
    var index = limit > 0 ? mostPlausible() : -1
    if index == cuts.count - 1, limit > 0, !cuts.isComplete {
      var wider = widened()
      return wider.frame()
    }
    while index >= 0 {
      if index == 0 || estimate.mayFit(cuts[index], token(for: cuts[index]).paragraphs) {
        let shown = shown(for: cuts[index])
        let builder = settings.filled(shown.text, limit: limit + 1)
        if builder.lines.count <= limit { return frame(of: shown, builder) }
      }
      index -= 1
    }
    let shown = shown(for: Cut(front: 0, back: text.utf8Length))
    return frame(of: shown, settings.filled(shown.text, limit: limit))
  }

  /// A truncator with larger windows. White space at a cut is left out, so that more of the text may be needed to fill
  /// the lines.
  private func widened() -> Truncator {
    let leading = LeadingWindow(of: text, lines: 2 * windowLines, settings: settings)
    return Truncator(text, truncation, limit: limit, leading: leading, settings: settings)
  }

  /// The last cut that is likely to fit. More text rarely gives fewer lines, but it can if the token is no longer
  /// attached to a word; so cuts are examined as long as they have one line too many. A unit that is kept together
  /// moves to the next line unless it is wider than the line; so all cuts of a text with units are examined.
  private mutating func mostPlausible() -> Int {
    guard cuts.count > 0 else { return -1 }
    // The first cut always counts as one that fits.
    let longer = cuts.indices.dropFirst()
    let low = longer.partitioningIndex { !estimate.mayFit(cuts[$0], token(for: cuts[$0]).paragraphs) } - 1
    var best = low
    for index in longer.dropFirst(low) {
      let token = token(for: cuts[index]).paragraphs
      let lines = estimate.lines(for: cuts[index], token)
      if lines <= limit { best = index }
      if lines > limit + 1, !estimate.hasUnits { break }
    }
    return best
  }

  /// The token as it looks at a cut: like text that is typed there; if nothing is kept, like text that is typed at the
  /// start, or at the end if the start was cut.
  private mutating func token(for cut: Cut) -> (text: StyledText, paragraphs: FilledParagraphs) {
    let length = text.utf8Length
    let isNothing = cut.front == 0 && cut.back == length
    let place = text.placeOfTyping(
      overUTF8: isNothing && truncation.position == .head ? length..<length : cut.front..<cut.back
    )
    if let known = tokens[place] { return known }
    let token = text.adapting(truncation.token, at: place)
    let made = (token, FilledParagraphs(settings.filled(whole(token), limit: limit + 2)))
    tokens[place] = made
    return made
  }

  /// The token as a separate text, with the attributes of the whole text.
  private func whole(_ token: StyledText) -> StyledText {
    var text = text.part(utf8: 0..<0)
    text.append(token)
    return text
  }

  private mutating func shown(for cut: Cut) -> ShownText {
    ShownText(
      front: start.part(utf8: 0..<cut.front),
      token: token(for: cut).text,
      back: end.text.part(utf8: cut.back - end.offset..<end.text.utf8Length)
    )
  }

  private func frame(of shown: ShownText, _ builder: FrameBuilder) -> TextFrame {
    var frame = builder.frame(of: builder.lines[...])
    let token = shown.front..<shown.front + shown.token
    frame.isComplete = false
    frame.truncation = TruncationResult(
      of: text,
      text: shown.text,
      token: token,
      back: shown.back,
      tokenRects: frame.rects(of: token).map(\.rect)
    )
    return frame
  }
}
