internal import StyleLayout
internal import StyledText

extension RichTextEditor {
  /// Sets the selection. The ends of a range are moved outward to stops.
  mutating func select(anchor: Int, head: Int) {
    history.close()
    let stops = decoded.stops
    let range = stops.around(min(anchor, head)..<max(anchor, head))
    selection = TextSelection(
      anchor: anchor <= head ? range.lowerBound : range.upperBound,
      head: anchor <= head ? range.upperBound : range.lowerBound
    )
  }

  /// Moves the caret, or the head of the selection.
  mutating func move(_ movement: CaretMovement, isExtending: Bool, _ frame: TextFrame?) {
    history.close()
    if !isExtending, !selection.isEmpty, let isForward = isForward(movement) {
      selection = TextSelection(isForward ? selection.range.upperBound : selection.range.lowerBound)
      return
    }
    if movement == .up || movement == .down, let frame, column == nil {
      column = try? frame.caretRect(at: selection.head, affinity: selection.affinity).x
    }
    let target = target(of: movement, frame)
    set(target, isExtending: isExtending)
  }

  /// Whether a step moves on in the text; nil for other movements.
  private func isForward(_ movement: CaretMovement) -> Bool? {
    switch movement {
    case .forward: true
    case .backward: false
    case .right: !isRightToLeft
    case .left: isRightToLeft
    default: nil
    }
  }

  /// Sets the caret, or the head of the selection, at a stop, or after one if that extends the selection more.
  private mutating func set(_ target: TextCaret, isExtending: Bool) {
    let stops = decoded.stops
    let isBehind = isExtending && target.position > selection.anchor
    let position = isBehind ? stops.atOrAfter(target.position) : stops.atOrBefore(target.position)
    selection = TextSelection(
      anchor: isExtending ? selection.anchor : position,
      head: position,
      affinity: position == target.position ? target.affinity : .downstream
    )
  }

  /// The caret to which a movement takes the head of the selection.
  func target(of movement: CaretMovement, _ frame: TextFrame?) -> TextCaret {
    let caret = TextCaret(selection.head, selection.affinity)
    if let frame, let target = try? frame.caret(from: caret, moving: movement, x: column) { return target }
    let (stops, head) = (decoded.stops, selection.head)
    switch movement {
    case .backward, .forward, .left, .right:
      return TextCaret(isForward(movement) ?? true ? stops.after(head) : stops.before(head))
    case .wordBackward: return TextCaret(stops.word(from: head, isForward: false))
    case .wordForward: return TextCaret(stops.word(from: head, isForward: true))
    case .wordLeft: return TextCaret(stops.word(from: head, isForward: isRightToLeft))
    case .wordRight: return TextCaret(stops.word(from: head, isForward: !isRightToLeft))
    case .textStart: return TextCaret(0)
    case .textEnd: return TextCaret(stops.end)
    case .lineStart, .paragraphStart: return TextCaret(stops.paragraph(at: head).lowerBound)
    case .lineEnd, .paragraphEnd: return TextCaret(stops.paragraph(at: head).upperBound)
    case .up:
      let start = stops.paragraph(at: head).lowerBound
      return TextCaret(start < head ? start : stops.paragraph(at: stops.before(head)).lowerBound)
    case .down:
      let end = stops.paragraph(at: head).upperBound
      return TextCaret(end > head ? end : stops.paragraph(at: stops.after(head)).upperBound)
    }
  }

  /// Whether the paragraph of the head is read from right to left.
  private var isRightToLeft: Bool {
    let paragraph = text[decoded.stops.paragraph(at: selection.head)].text
    return TextDirection(firstStrongOf: paragraph) == .rightToLeft
  }

  /// Selects the touched unit; nil without a frame.
  mutating func touch(_ touched: Touched?, isExtending: Bool) {
    history.close()
    guard let touched else { return }
    guard let unit = touched.unit else { return set(touched.caret, isExtending: isExtending) }
    let range = decoded.stops.around(unit)
    guard isExtending else {
      selection = TextSelection(anchor: range.lowerBound, head: range.upperBound)
      touchedUnit = range
      return
    }
    // The unit that was touched first stays selected, whichever side of it the finger is on.
    let first = touchedUnit ?? selection.anchor..<selection.anchor
    let isBackward = range.lowerBound < first.lowerBound
    selection = TextSelection(
      anchor: isBackward ? first.upperBound : first.lowerBound,
      head: isBackward ? range.lowerBound : max(range.upperBound, first.upperBound)
    )
  }

  /// The target of a touch: the nearest caret, and the word or the paragraph; display positions.
  struct Touched {
    private(set) var caret: TextCaret
    private(set) var unit: Range<Int>?

    init(_ unit: SelectionUnit, at hit: TextHit, in frame: TextFrame) {
      let position = hit.grapheme?.lowerBound ?? hit.position
      caret = hit.caret
      switch unit {
      case .grapheme: self.unit = nil
      case .word: self.unit = try? frame.wordRange(at: position)
      case .paragraph: self.unit = try? frame.paragraphRange(at: position)
      }
    }

    /// The same in the text after an edit.
    func moved(by map: PositionMap) -> Self {
      var moved = self
      moved.caret.position = map.map(caret.position)
      moved.unit = unit.map { map.around($0) }
      return moved
    }
  }
}
