public import StyledText

/// The result of truncating a text with too many lines. Positions are UTF-16 offsets.
///
/// If not even the token fits, because no lines are allowed or the frame is narrow, nothing of the text is kept: the
/// text shown is the token, with as many of its lines as allowed.
public struct TruncationResult: Sendable {
  /// The text that is shown: the parts that were kept, as they looked, and the token. Use it to show the text without a
  /// frame. Laid out like this frame and without a limit, it has the same lines, unless not even the token fits.
  public let text: StyledText
  /// The range of the token in the text that is shown.
  public let token: Range<Int>
  /// The rectangles of the token in the frame, in points: one for each line and, where directions mix, for each run,
  /// from top to bottom and from left to right. Each is as high as the line box.
  public let tokenRects: [LayoutRect]

  private let original: StyledText
  /// The length of the part that was kept at the end, in UTF-16 units.
  private let back: Int
  /// The length of the part that was kept at the start.
  private var front: Int { token.lowerBound }

  /// - Parameters:
  ///   - original: The text that was cut.
  ///   - text: The text that is shown.
  ///   - token: The range of the token in it; UTF-16 offsets.
  ///   - back: The length of the part after the token, in UTF-16 units.
  init(of original: StyledText, text: StyledText, token: Range<Int>, back: Int, tokenRects: [LayoutRect]) {
    self.original = original
    self.text = text
    self.token = token
    self.back = back
    self.tokenRects = tokenRects
  }

  /// The non-empty ranges of the original text that were kept, at most two.
  ///
  /// - Complexity: O(1) for an ASCII text; otherwise linear in the length of the original text at the first call, to
  ///   count its UTF-16 units. For a very long text, this may take longer than the truncation.
  public var kept: [Range<Int>] {
    guard back > 0 else { return [0..<front].filter { !$0.isEmpty } }
    return [0..<front, original.utf16Length - back..<original.utf16Length].filter { !$0.isEmpty }
  }

  /// A map from positions in the original text to positions in the text that is shown. Positions that were cut out map
  /// to an end of the token; `PositionMap.inverse` maps back.
  ///
  /// - Complexity: The same as ``kept``.
  public var map: PositionMap {
    PositionMap(old: front..<original.utf16Length - back, new: token)
  }
}
