public import StyleLayout
public import StyledText

extension LabelSelection {
  /// The selected text for a clipboard: as plain text, and in the coded form that keeps mentions and emoji.
  ///
  /// ```swift
  /// let copy = selection.clipboard(of: comment, in: frame, codec: codec)
  /// let cut = selection.clipboard(of: comment, in: expanded.frame, map: expanded.map, codec: codec)
  /// ```
  ///
  /// If a label shows its text cut, with a token such as `…展开`, or with a closing text, and all of it is selected, the
  /// label's own text is copied, including the part that was cut out. For a part, the text on the screen is copied,
  /// without the token and the closing text, unless nothing else is selected.
  ///
  /// - Parameters:
  ///   - text: The label's text, before it was cut.
  ///   - frame: The frame of the label.
  ///   - map: A map from positions in the label's text to positions in the frame's text; nil for the map of the frame's
  ///     truncation. Text that it inserts does not belong to the label.
  ///   - codec: The codec that decoded the text, so that text that was not shown as an emoji, a mention or a link is
  ///     not pasted as one.
  /// - Returns: Nil if the selection is not in the frame's text.
  /// - Complexity: Linear in the text that is copied, its runs and its matches.
  public func clipboard(
    of text: StyledText,
    in frame: TextFrame,
    map: PositionMap? = nil,
    codec: RichTextCodec = RichTextCodec()
  ) -> RichTextClipboard? {
    guard let range = frame.selectable(range) else { return nil }
    let isAll = range == 0..<frame.text.source.utf16Length
    return RichTextClipboard(plain: codec.encode(isAll ? text : frame.kept(in: range, map)))
  }
}

extension TextFrame {
  /// The text of a range, excluding additions of the label unless there is nothing else.
  fileprivate func kept(in range: Range<Int>, _ map: PositionMap?) -> StyledText {
    let added = map?.changes.map(\.new) ?? truncation.map { [$0.token] } ?? []
    var kept = StyledText()
    var start = range.lowerBound
    for part in added where part.overlaps(range) {
      if start < part.lowerBound { kept.append(StyledText(text.source[start..<part.lowerBound])) }
      start = max(start, part.upperBound)
    }
    if start < range.upperBound { kept.append(StyledText(text.source[start..<range.upperBound])) }
    return kept.isEmpty ? StyledText(text.source[range]) : kept
  }
}
