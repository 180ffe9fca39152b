public import StyledText

/// How a text is cut that has more lines than ``FrameOptions/maximumLines``, and what is shown where it was cut.
///
/// ```swift
/// import StyleLayout
/// import StyleTables
/// import StyledText
///
/// let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
/// let more = StyledText("…展开", attributes: TextAttributes(color: blue, link: "expand"))
/// let options = FrameOptions(maximumLines: 3, truncation: Truncation(more))
/// ```
///
/// A text whose lines beyond the last one hold nothing but white space and line breaks is not cut: there would be nothing to
/// reveal. ``TextFrame/isComplete`` says whether all of a text is shown. To show a text as a whole with a closing text in
/// the look of the token, such as ` 收起`, append that with `StyledText.append(adapting:)`.
///
/// As much is kept as can be: of all cuts, the one that leaves most of the text and still gives no more lines, as if each
/// of them had been laid out. A cut is between two graphemes and in no atom (`EditBehavior.atomic`); white space beside it
/// goes. What is shown is a text like any other, ``TruncationResult/text``, and its frame is the one of that text.
public struct Truncation: Sendable, Hashable {
  /// Which part of a text goes.
  public enum Position: String, Sendable, Hashable, CaseIterable {
    /// The end: the longest start is kept, and the token follows it.
    case tail
    /// The start: the longest end is kept, and the token precedes it.
    case head
    /// The middle: of *k* graphemes (an atom counts as one), the first ⌈*k* ÷ 2⌉ and the last ⌊*k* ÷ 2⌋ are kept, with the
    /// token between them, for the greatest *k* that fits. This is so for several lines, too: UIKit would fill all lines
    /// but the last and cut that one.
    case middle
  }

  /// Which part of the text goes.
  public var position: Position
  /// What is shown where the text was cut; may be empty.
  ///
  /// Stretches of it with a style of their own keep their look. Others look like text that is typed at the cut, where they
  /// do not say otherwise. Either way, the attributes of the whole text hold for them, and those of the paragraph.
  public var token: StyledText

  /// A truncation at the end with an ellipsis, unless said.
  public init(_ token: StyledText = Truncation.ellipsis, at position: Position = .tail) {
    self.token = token
    self.position = position
  }

  /// U+2026 in the style of the text.
  public static let ellipsis: StyledText = "…"
}

extension Truncation {
  /// What a paragraph asks for; nil when it asks for none.
  init?(_ mode: LineBreakMode) {
    switch mode {
    case .truncatingHead: self.init(at: .head)
    case .truncatingMiddle: self.init(at: .middle)
    case .truncatingTail: self.init(at: .tail)
    case .wordWrapping, .characterWrapping, .clipping: return nil
    }
  }
}
