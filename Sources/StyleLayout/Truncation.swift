public import StyledText

/// The truncation of a text with more lines than ``FrameOptions/maximumLines``, and the token that replaces the text
/// cut out.
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
/// A text is not cut if its lines beyond the last one contain only white space and line breaks: nothing would be
/// revealed. ``TextFrame/isComplete`` tells whether all of a text is shown. To show a whole text with a closing text
/// that looks like the token, such as ` 收起`, append it with `StyledText.append(adapting:)`.
///
/// As much text as possible is kept: of all cuts whose layout has no more lines than allowed, the one that leaves most
/// of the text. A cut is between two graphemes and not inside an atom (`EditBehavior.atomic`); white space next to it
/// is removed. The text that is shown, ``TruncationResult/text``, is an ordinary text, and the frame is the layout of
/// that text.
public struct Truncation: Sendable, Hashable {
  /// The part of a text that is cut out.
  public enum Position: String, Sendable, Hashable, CaseIterable {
    /// The end: the longest start is kept, and the token follows it.
    case tail
    /// The start: the longest end is kept, and the token precedes it.
    case head
    /// The middle: of *k* graphemes (an atom counts as one), the first ⌈*k* ÷ 2⌉ and the last ⌊*k* ÷ 2⌋ are kept, with
    /// the token between them, for the greatest *k* that fits. The same applies to several lines, where UIKit fills all
    /// lines except the last and truncates that one.
    case middle
  }

  /// The part of the text that is cut out.
  public var position: Position
  /// The text that is shown instead of the text cut out; may be empty.
  ///
  /// Runs with their own style keep their attributes. Other runs look like text that is typed at the cut, except for
  /// their own attributes. The attributes of the whole text and those of the paragraph apply to all runs.
  public var token: StyledText
  /// Whether the line break mode of the last line's paragraph decides where the token is, as in a label: a mode that
  /// truncates sets its position, and a mode that clips shows none. With a mode that wraps, ``position`` applies. False
  /// by default.
  public var followsLineBreakMode = false

  /// Creates a truncation, by default at the end with an ellipsis.
  public init(_ token: StyledText = Truncation.ellipsis, at position: Position = .tail) {
    self.token = token
    self.position = position
  }

  /// U+2026 in the style of the text.
  public static let ellipsis: StyledText = "…"
}

extension Truncation {
  /// The truncation after a line of a paragraph.
  ///
  /// - Parameters:
  ///   - asked: The truncation that the app requests; nil to leave it to the paragraph.
  ///   - mode: The line break mode of the paragraph.
  /// - Returns: Nil without a truncation.
  init?(_ asked: Truncation?, in mode: LineBreakMode) {
    guard let asked else {
      guard let position = Position(mode) else { return nil }
      self.init(at: position)
      return
    }
    self = asked
    guard asked.followsLineBreakMode else { return }
    guard mode != .clipping else { return nil }
    position = Position(mode) ?? asked.position
  }
}

extension Truncation.Position {
  /// The position of a line break mode; nil for modes without truncation.
  fileprivate init?(_ mode: LineBreakMode) {
    switch mode {
    case .truncatingHead: self = .head
    case .truncatingMiddle: self = .middle
    case .truncatingTail: self = .tail
    case .wordWrapping, .characterWrapping, .clipping: return nil
    }
  }
}
