public import StyleLayout
internal import StyledText

/// The selection of a label: a range that is never empty, with a pin at each end.
///
/// ```swift
/// var selection = LabelSelection(at: point, in: frame)  // the word there, after a double tap or a long press
/// selection?.grab(at: finger, in: frame)  // .end: the finger is at this pin
/// selection?.drag(to: next, in: frame)  // .start, if the pins have crossed
/// selection?.magnifier(in: frame)
/// selection?.release()
/// selection?.clipboard(of: text, in: frame)
/// ```
///
/// Its ends are always between two graphemes, and not inside an atom, such as a mention. It is a value, without a view
/// and a clock: get its ``shape(in:extent:pins:)``, its menu and its magnifier after each event. Pass the frame that
/// the label shows to each call. A range that does not fit the frame is clamped to its text.
///
/// A ``SelectionGroup`` holds one selection for all labels of a page.
public struct LabelSelection: Sendable, Hashable {
  /// The unit that a double tap or a long press selects.
  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    /// The word, as `TextFrame.wordRange(at:affinity:)` defines it: an atom, and a run of spaces, is a separate word.
    case word
    /// The line on the screen, with the separator that ends it.
    case line
    /// The paragraph, with the separator that ends it.
    case paragraph
    /// All of the text, with text that was not laid out.
    case all
  }

  /// One of the two pins of a selection.
  public enum Pin: String, Sendable, Hashable, Codable, CaseIterable {
    /// The one before the first selected grapheme.
    case start
    /// The one after the last selected grapheme.
    case end
  }

  /// A finger that holds a pin.
  struct Hold: Sendable, Hashable {
    var pin: Pin
    /// The last finite position of the finger.
    var finger: LayoutPoint
    /// The way from the finger to the middle of the pin's stem.
    let offset: LayoutPoint
    /// The part that stays selected while the selection is extended; nil for a pin that was taken.
    var base: Range<Int>?
  }

  /// The selected text of the frame, with whole graphemes and atoms; UTF-16 offsets, not empty.
  public internal(set) var range: Range<Int>
  /// The word at which it began, until a pin is moved.
  var word: Range<Int>?
  var hold: Hold?

  /// The pin that a finger holds; nil if there is none.
  public var heldPin: Pin? { hold?.pin }

  /// Selects the unit at a point, or nearest to it.
  ///
  /// - Parameters:
  ///   - unit: The unit to select. Atoms are selected as a whole: a line that ends inside a mention is selected with
  ///     all of it.
  ///   - point: The point in the frame. A NaN coordinate counts as 0.
  ///   - frame: The frame of the label.
  /// - Returns: Nil if there is nothing to select, as in an empty text or a frame without lines.
  /// - Complexity: Linear in the length of the line and of the word.
  public init?(_ unit: Unit = .word, at point: LayoutPoint, in frame: TextFrame) {
    guard let line = frame.lineIndex(at: point.y.isNaN ? 0 : point.y) else { return nil }
    let touched = frame.touchedSide(at: point, line: line)
    let word = (try? frame.wordRange(at: touched.position, affinity: touched.affinity)) ?? 0..<0
    let range =
      switch unit {
      case .word: word
      case .line: frame.lineWithText(upTo: line)
      case .paragraph: frame.paragraphWithText(upTo: line)
      case .all: 0..<frame.text.source.utf16Length
      }
    self.init(range, in: frame)
    self.word = word
  }

  /// Selects a range, with the whole of the graphemes and atoms that it touches.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets of the frame's text, to which it is clamped.
  ///   - frame: The frame of the label.
  /// - Returns: Nil if the range is empty.
  /// - Complexity: A binary search.
  public init?(_ range: Range<Int>, in frame: TextFrame) {
    guard let range = frame.selectable(range) else { return nil }
    self.range = range
  }

  /// Selects all of the text.
  ///
  /// - Complexity: The cost of counting the UTF-16 units of the text.
  public mutating func selectAll(in frame: TextFrame) {
    range = frame.selectable(0..<frame.text.source.utf16Length) ?? range
  }

  /// Selects the word at which the selection began, if ``canSelectWord(in:)``.
  ///
  /// - Complexity: A binary search.
  public mutating func selectWord(in frame: TextFrame) {
    if canSelectWord(in: frame), let word { range = frame.selectable(word) ?? range }
  }

  /// Whether all of the text is selected.
  ///
  /// - Complexity: The cost of counting the UTF-16 units of the text.
  public func isAll(in frame: TextFrame) -> Bool {
    frame.selectable(range) == 0..<frame.text.source.utf16Length
  }

  /// Whether more is selected than the word at which the selection began, and no pin was moved since then.
  ///
  /// - Complexity: A binary search.
  public func canSelectWord(in frame: TextFrame) -> Bool {
    guard let word = word.flatMap(frame.selectable), let range = frame.selectable(range) else { return false }
    return word != range && range.lowerBound <= word.lowerBound && word.upperBound <= range.upperBound
  }
}

extension TextFrame {
  /// The part of a range that lies in the text, extended to whole graphemes and atoms; nil if empty.
  func selectable(_ range: Range<Int>) -> Range<Int>? {
    let part = text.source[range].range
    // An end inside a surrogate pair was moved before it.
    let isCut = part.upperBound < min(range.upperBound, text.source.utf16Length)
    let whole = self.range(withWholeAtoms: part.lowerBound..<part.upperBound + (isCut && !range.isEmpty ? 2 : 0))
    return whole.isEmpty ? nil : whole
  }

  /// The side of a position with the grapheme at a point, or the nearest one in the line. At the end of a line, the
  /// last grapheme counts, not the separator.
  fileprivate func touchedSide(at point: LayoutPoint, line: Int) -> TextCaret {
    let hit = position(at: point)
    if let grapheme = hit.grapheme { return TextCaret(grapheme.lowerBound) }
    let content = content(of: lines[line])
    if hit.position == content.lowerBound { return TextCaret(hit.position) }
    return hit.position == content.upperBound ? TextCaret(hit.position, .upstream) : hit.caret
  }

  /// The range of a line, or of the previous line if it is the blank one at the end of the text.
  fileprivate func lineWithText(upTo line: Int) -> Range<Int> {
    let range = lines[line].range
    return range.isEmpty && line > 0 ? lines[line - 1].range : range
  }

  /// The range of a line's paragraph, or of the one before it.
  fileprivate func paragraphWithText(upTo line: Int) -> Range<Int> {
    (try? paragraphRange(at: lineWithText(upTo: line).lowerBound)) ?? 0..<0
  }
}
