public import StyleLayout
public import StyleTables
internal import StyledText

extension ExpandableText {
  /// Lays out the text as it is shown.
  ///
  /// The frame of a collapsed text shows the text truncated with the ``token`` (`Truncation`), or its first graphemes
  /// and the token. The frame of an expanded text shows the text with the ``closing`` text
  /// (`StyledText.append(adapting:)`). Paragraphs with a line break mode that clips or truncates wrap words instead, so
  /// that an expanded text has its end. The typesetter that draws the text measures both, so that heights match the
  /// drawing.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter. Its cache makes a second layout in the same width fast.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points. With infinity and NaN, lines end only at line breaks in the
  ///     text; a negative width counts as 0.
  ///   - options: Layout options that neither styles nor attributes determine. Maximum lines, maximum height and
  ///     truncation always come from the ``limit``.
  /// - Complexity: For a collapsed text, the cost of the lines or graphemes shown, whatever its length; otherwise the
  ///   cost of the whole text.
  public func frame(
    by typesetter: Typesetter,
    in context: StyleContext = StyleContext(),
    width: Double = .infinity,
    options: FrameOptions = FrameOptions()
  ) -> ExpandedFrame {
    var options = options
    (options.maximumLines, options.maximumHeight, options.truncation) = (nil, nil, nil)
    options.wrapsClippedText = true
    func laidOut(_ text: StyledText) -> TextFrame {
      typesetter.frame(for: text, in: context, width: width, options: options)
    }
    switch limit {
    case .none: return ExpandedFrame(whole: laidOut(text), of: text)
    case .lines(let lines):
      (options.maximumLines, options.truncation) = (lines, Truncation(token))
      let frame = laidOut(text)
      guard !frame.isComplete else { return ExpandedFrame(whole: frame, of: text) }
      if !wantsExpanded {
        return ExpandedFrame(.collapsed, frame, suffix: frame.truncation?.token, action: token, of: text)
      }
      (options.maximumLines, options.truncation) = (nil, nil)
    case .graphemes(let count):
      guard let end = text.end(ofGraphemes: count) else { return ExpandedFrame(whole: laidOut(text), of: text) }
      if !wantsExpanded {
        let (shown, suffix) = text.keeping(upToUTF8: end, token: token)
        return ExpandedFrame(.collapsed, laidOut(shown), suffix: suffix, action: token, of: text)
      }
    }
    guard let closing, !closing.isEmpty else {
      return ExpandedFrame(.expanded, laidOut(text), suffix: nil, action: nil, of: text)
    }
    var shown = text
    shown.append(adapting: closing)
    let start = text.utf16Length
    let suffix = start..<start + closing.utf16Length
    return ExpandedFrame(.expanded, laidOut(shown), suffix: suffix, action: closing, of: text)
  }
}

extension StyledText {
  /// The end of the first graphemes and atoms without the white space after them, in UTF-8 units; nil if the text has
  /// no more than that.
  ///
  /// - Complexity: Linear in these graphemes, whatever the length of the text.
  fileprivate func end(ofGraphemes limit: Int) -> Int? {
    let limit = max(limit, 0)
    guard limit < utf8Length else { return nil }
    guard limit > 0 else { return 0 }
    var size = 4 * limit + 64
    while true {
      let end = cut(atOrAfter: min(size, utf8Length))
      let isWhole = end == utf8Length
      let window = isWhole ? self : part(utf8: 0..<end)
      var (count, last, lastWord) = (0, 0, 0)
      window.forEachPiece { end, character in
        (count, last) = (count + 1, end)
        if character?.isWhitespace != true { lastWord = end }
        return count < limit
      }
      if count == limit, last < end { return lastWord }
      if isWhole { return nil }
      size = 2 * end
    }
  }

  /// The start of the text with a token, which looks as if it replaced the rest, and the range of the token.
  fileprivate func keeping(upToUTF8 end: Int, token: StyledText) -> (text: StyledText, token: Range<Int>) {
    var shown = part(utf8: 0..<end)
    let start = shown.utf16Length
    shown.append(adapting(token, at: placeOfTyping(overUTF8: end..<utf8Length)))
    return (shown, start..<shown.utf16Length)
  }
}
