public import StyleLayout
internal import StyledText

/// A call of a system's input methods, as `UITextInput` has them. Positions are UTF-16 offsets of the display text; a
/// range may have been made before an edit, and be out of bounds by now.
public enum InputCall: Sendable, Hashable {
  /// Typed text, which replaces the marked text or the selection.
  case insert(String)
  /// The key that deletes backward.
  case deleteBackward
  /// Text that replaces a range, such as a correction.
  case replace(Range<Int>, with: String)
  /// A selection. The affinity applies to a caret.
  case select(Range<Int>, TextAffinity = .downstream)
  /// Marked text, which replaces the previous one; empty text cancels it. The selection is in the marked text; nil for
  /// a caret at its end.
  case mark(String, selected: Range<Int>?)
  /// Commits the marked text.
  case unmark
}

/// The event for a call of the input system, and the result that the system expects.
struct InputExpectation {
  let event: EditorEvent
  let text: String
  let selection: Range<Int>
}

extension RichTextEditor {
  /// The range of whole characters and atoms around a range that may be out of bounds.
  package func wholeRange(_ range: Range<Int>) -> Range<Int> {
    let lower = stop(atOrBefore: range.lowerBound)
    return lower..<(range.isEmpty ? lower : stop(atOrAfter: range.upperBound))
  }

  /// The event of a call; nil for a call that changes nothing.
  func expectation(of call: InputCall) -> InputExpectation? {
    switch call {
    case .insert(let text): replacing(markedRange ?? selection.range, with: text, by: .insert(text))
    case .deleteBackward: deleting()
    case .replace(let range, let text): correcting(wholeRange(range), to: text)
    case .select(let range, _): selecting(wholeRange(range), made: range)
    case .mark(let text, let selected): marking(text, selected)
    case .unmark: InputExpectation(event: .unmark, text: text.text, selection: selection.range)
    }
  }

  /// An edit that replaces a range, with the caret after it.
  private func replacing(_ range: Range<Int>, with new: String, by event: EditorEvent) -> InputExpectation {
    let caret = range.lowerBound + new.utf16.count
    return InputExpectation(event: event, text: text.text.replacing(range, with: new), selection: caret..<caret)
  }

  /// The system cannot predict how much is deleted before a caret. The rest of the text must stay.
  private func deleting() -> InputExpectation {
    var after = self
    after.handle(.delete(.backward), at: 0)
    let removed = max(text.utf16Length - after.text.utf16Length, 0)
    let end = selection.range.upperBound
    let range = selection.isEmpty ? max(end - removed, 0)..<end : selection.range
    return replacing(range, with: "", by: .delete(.backward))
  }

  /// A selection outside the range stays with its text.
  private func correcting(_ range: Range<Int>, to new: String) -> InputExpectation {
    let (edit, selected) = (replacing(range, with: new, by: .replace(range, with: new)), selection.range)
    if selected.upperBound < range.lowerBound {
      return InputExpectation(event: edit.event, text: edit.text, selection: selected)
    }
    guard selected.lowerBound > range.upperBound else { return edit }
    let shift = new.utf16.count - range.count
    let moved = selected.lowerBound + shift..<selected.upperBound + shift
    return InputExpectation(event: edit.event, text: edit.text, selection: moved)
  }

  /// Inside the marked text, the composition continues.
  private func selecting(_ range: Range<Int>, made: Range<Int>) -> InputExpectation? {
    guard range != selection.range else { return nil }
    var event = EditorEvent.select(anchor: range.lowerBound, head: range.upperBound)
    if let marked = markedRange, marked.lowerBound <= range.lowerBound, range.upperBound <= marked.upperBound {
      let selected = range.lowerBound - marked.lowerBound..<range.upperBound - marked.lowerBound
      event = .mark(text[marked].text, selected: selected)
    }
    return InputExpectation(event: event, text: text.text, selection: made)
  }

  private func marking(_ new: String, _ selected: Range<Int>?) -> InputExpectation? {
    guard !new.isEmpty || markedRange != nil else { return nil }
    let (range, length) = (markedRange ?? selection.range, new.utf16.count)
    let selected = (selected ?? length..<length).clamped(to: 0..<length)
    let edit = replacing(range, with: new, by: .mark(new, selected: selected))
    let moved = range.lowerBound + selected.lowerBound..<range.lowerBound + selected.upperBound
    return InputExpectation(event: edit.event, text: edit.text, selection: moved)
  }
}

extension String {
  /// The string with a range of UTF-16 offsets replaced.
  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    var units = Array(utf16)
    units.replaceSubrange(range.clamped(to: 0..<units.count), with: text.utf16)
    return String(decoding: units, as: UTF16.self)
  }
}
