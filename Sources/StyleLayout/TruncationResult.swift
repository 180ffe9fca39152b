public import StyledText

/// What became of a text that had too many lines. Positions are UTF-16 offsets.
///
/// When not even the token has room, with no lines at all or in a narrow frame, nothing of the text is kept: the text that
/// is shown is the token, and as many of its lines as there may be.
public struct TruncationResult: Sendable {
  /// What is shown: the parts that were kept, as they looked, and the token. Give it to whoever shows text without a
  /// frame; laid out like this frame and without a limit, it gives the same lines, unless not even the token has room.
  public let text: StyledText
  /// Where the token is in the text that is shown.
  public let token: Range<Int>
  /// Where the token is in the frame, in points: a rectangle as high as the line box for each line, and for each stretch
  /// where directions mix, from top to bottom and from left to right.
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

  /// What was kept of the original text: none, one or two ranges, which are not empty.
  ///
  /// To count the original text's UTF-16 units takes longer than cutting it did where it is very long: linear in it where
  /// it is not ASCII, once.
  public var kept: [Range<Int>] {
    guard back > 0 else { return [0..<front].filter { !$0.isEmpty } }
    return [0..<front, original.utf16Length - back..<original.utf16Length].filter { !$0.isEmpty }
  }

  /// From positions in the original text to positions in the text that is shown. Positions that were cut out go to one end
  /// of the token; `PositionMap.inverse` leads back. It counts the original text's UTF-16 units, as ``kept`` may.
  public var map: PositionMap {
    PositionMap(old: front..<original.utf16Length - back, new: token)
  }
}
