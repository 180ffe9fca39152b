import StyleLayout
import StyleRichText
import StyledText

/// Movements without a frame.
extension EditorModel {
  mutating func move(_ movement: CaretMovement, extending: Bool) {
    history.close()
    let isBack = goesBack(movement)
    let isStep = [.left, .right, .backward, .forward].contains(movement)
    let goal =
      !extending && anchor != head && isStep ? (isBack ? selection.lowerBound : selection.upperBound) : target(movement)
    head = goal
    if !extending { anchor = goal }
  }

  private func target(_ movement: CaretMovement) -> Int {
    let isBack = goesBack(movement)
    let own = paragraph(at: head)
    switch movement {
    case .left, .right, .backward, .forward: return isBack ? display.stop(before: head) : display.stop(after: head)
    case .wordLeft, .wordRight, .wordBackward, .wordForward: return word(isForward: !isBack)
    case .lineStart, .paragraphStart: return own.lowerBound
    case .lineEnd, .paragraphEnd: return own.upperBound
    case .up:
      return head > own.lowerBound ? own.lowerBound : paragraph(at: display.stop(before: own.lowerBound)).lowerBound
    case .down:
      return head < own.upperBound ? own.upperBound : paragraph(at: display.stop(after: own.upperBound)).upperBound
    case .textStart: return 0
    case .textEnd: return display.length
    }
  }

  private func goesBack(_ movement: CaretMovement) -> Bool {
    switch movement {
    case .left, .wordLeft: !isRightToLeft(paragraph(at: head))
    case .right, .wordRight: isRightToLeft(paragraph(at: head))
    case .backward, .wordBackward: true
    default: false
    }
  }

  /// Whether the first letter of a paragraph is Arabic or Hebrew.
  private func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
    for scalar in display.part(paragraph).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark:
        return (0x590...0x8FF).contains(scalar.value)
      case .otherSymbol where (0x1F1E6...0x1F1FF).contains(scalar.value): return false
      default: break
      }
    }
    return false
  }

  /// The paragraph at a position, without the separator that ends it.
  func paragraph(at position: Int) -> Range<Int> {
    var (start, place) = (0, 0)
    for character in display.string {
      let end = place + character.utf16.count
      if character.isParagraphSeparator {
        if position < end { return start..<place }
        start = end
      }
      place = end
    }
    return start..<place
  }

  /// Where a movement by a word goes.
  func word(isForward: Bool) -> Int {
    var place = head
    let string = display.string
    func utf16(_ utf8: Int) -> Int { String(decoding: Array(string.utf8)[..<utf8], as: UTF8.self).utf16.count }
    while isForward ? place < display.length : place > 0 {
      let utf8 = display.part(0..<place).utf8.count
      let last = isForward ? 1 : display.part(0..<place).last?.utf8.count ?? 1
      guard let word = string.word(at: isForward ? utf8 : utf8 - last) else { break }
      place = utf16(isForward ? word.range.upperBound : word.range.lowerBound)
      if word.isStop { break }
    }
    return isForward ? display.stop(notBefore: place) : display.stop(notAfter: place)
  }
}

extension Character {
  fileprivate var isParagraphSeparator: Bool {
    self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
  }
}
