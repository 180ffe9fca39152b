#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleRichText
  import StyledText

  /// A change of a view's text; UTF-16 offsets of the text before it.
  struct TextChange {
    var range: Range<Int>
    var text: String

    var isEmpty: Bool { range.isEmpty && text.isEmpty }
    /// Where the new text is after the change.
    var rangeAfter: Range<Int> { range.lowerBound..<range.lowerBound + text.utf16.count }
  }

  extension TextChange {
    /// The difference between two texts, with the new text before the caret where there is a choice.
    init(from old: String, to new: String, caret: Int) {
      let (old, new) = (Array(old.utf16), Array(new.utf16))
      let shorter = min(old.count, new.count)
      let after = min(shorter, max(new.count - caret, 0))
      var tail = zip(old.reversed(), new.reversed()).prefix(after).prefix { $0 == $1 }.count
      if tail > 0, UTF16.isTrailSurrogate(old[old.count - tail]) { tail -= 1 }
      var head = zip(old, new).prefix(shorter - tail).prefix { $0 == $1 }.count
      if head > 0, UTF16.isLeadSurrogate(old[head - 1]) { head -= 1 }
      range = head..<old.count - tail
      text = String(decoding: new[head..<new.count - tail], as: UTF16.self)
    }

    /// The text of a range after the change; nil if the change is not inside of it.
    func text(in whole: Range<Int>, before: String) -> String? {
      guard whole.lowerBound <= range.lowerBound, range.upperBound <= whole.upperBound else { return nil }
      var units = Array(before.utf16)
      units.replaceSubrange(range.lowerBound - whole.lowerBound..<range.upperBound - whole.lowerBound, with: text.utf16)
      return String(decoding: units, as: UTF16.self)
    }
  }

  extension EditorUpdate {
    /// Whether the editor changed the same as a view.
    func isExactly(_ change: TextChange) -> Bool {
      guard let replacement = replacements.first else { return change.isEmpty }
      return replacements.count == 1 && replacement.range == change.range
        && replacement.text.text.utf8.elementsEqual(change.text.utf8)
    }
  }

  extension NSRange {
    init(of range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
  }
#endif
