internal import StyleTables
internal import StyledText

/// The positions of a display text where a caret may be: between characters as people see them, and not inside of an
/// atom. Positions are UTF-16 offsets; those out of bounds are moved into the text.
struct DisplayStops {
  let text: StyledText

  var end: Int { text.utf16Length }

  /// The last stop that is not after a position.
  func atOrBefore(_ position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < end else { return end }
    let start = utf16(text.text.grapheme(at: utf8(position)).lowerBound)
    return (try? text.atom(around: start)).map { atOrBefore($0.lowerBound) } ?? start
  }

  /// The first stop that is not before a position.
  func atOrAfter(_ position: Int) -> Int {
    let start = atOrBefore(position)
    return start == position || position < 0 ? start : after(start)
  }

  /// The stop before a stop; the start of the text at the start.
  func before(_ stop: Int) -> Int { atOrBefore(stop - 1) }

  /// The stop after a stop; the end of the text at the end.
  func after(_ stop: Int) -> Int {
    guard stop < end else { return end }
    var next = utf16(text.text.grapheme(at: utf8(stop)).upperBound)
    if let atom = try? text.atom(around: next) { next = atom.upperBound }
    return next == atOrBefore(next) ? next : after(next)
  }

  /// The smallest range of whole characters and atoms around a range.
  func around(_ range: Range<Int>) -> Range<Int> {
    let lower = atOrBefore(range.lowerBound)
    return lower..<(range.isEmpty ? lower : max(atOrAfter(range.upperBound), lower))
  }

  /// The atom that ends at a stop.
  func atom(endingAt stop: Int) -> Range<Int>? {
    stop > 0 ? (try? text.atoms(in: utf16(utf8(stop - 1))..<stop))?.last { $0.upperBound == stop } : nil
  }

  /// The atom that begins at a stop.
  func atom(startingAt stop: Int) -> Range<Int>? {
    guard stop < end else { return nil }
    let next = utf16(text.text.unicodeScalars.index(after: text.text.index(utf8: utf8(stop))))
    return (try? text.atoms(in: stop..<next))?.first { $0.lowerBound == stop }
  }

  /// The paragraph of a stop, without the separator that ends it.
  func paragraph(at stop: Int) -> Range<Int> {
    let content = text.text.unicodeScalars
    let place = text.text.index(utf8: utf8(stop))
    let lower = content[..<place].lastIndex(where: \.isParagraphSeparator).map { content.index(after: $0) }
    let upper = content[place...].firstIndex(where: \.isParagraphSeparator)
    return utf16(lower ?? content.startIndex)..<utf16(upper ?? content.endIndex)
  }

  /// The start or the end of the next word that a caret stops at.
  func word(from stop: Int, isForward: Bool) -> Int {
    let position = utf16(text.text.wordStop(from: utf8(stop), isForward: isForward))
    return isForward ? atOrAfter(position) : atOrBefore(position)
  }

  /// The UTF-8 offset of a position, or of the scalar that it is inside of.
  func utf8(_ position: Int) -> Int {
    let text = text.text
    let index = text.utf16.index(text.startIndex, offsetBy: position, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  func utf16(_ offset: Int) -> Int { utf16(text.text.index(utf8: offset)) }

  private func utf16(_ index: String.Index) -> Int {
    text.text.utf16.distance(from: text.text.startIndex, to: index)
  }
}

extension DecodedText {
  var stops: DisplayStops { DisplayStops(text: text) }

  /// The position in the display text of one in the plain text; the end of an emoji for one inside of its code.
  func displayPosition(of position: Int) -> Int { map.map(position, bias: .after) }

  /// The position in the plain text of one in the display text.
  ///
  /// - Complexity: A binary search.
  func plainPosition(of position: Int) -> Int {
    let changes = map.changes
    let count = changes.partitioningIndex { $0.new.upperBound > position }
    guard count > 0 else { return position }
    return position + changes[count - 1].old.upperBound - changes[count - 1].new.upperBound
  }

  /// The range in the plain text of one in the display text.
  func plainRange(of range: Range<Int>) -> Range<Int> {
    let lower = plainPosition(of: range.lowerBound)
    return lower..<max(plainPosition(of: range.upperBound), lower)
  }

  /// The mentions and emoji in a range of the display text, each with its range.
  func placedAtoms(in range: Range<Int>) -> [(range: Range<Int>, atom: EditorAtom)] {
    ((try? text.atoms(in: range)) ?? []).compactMap { atom in
      text.editorAtom(at: atom.lowerBound).map { (atom, $0) }
    }
  }
}

extension StyledText {
  /// The mention or emoji at a position.
  func editorAtom(at position: Int) -> EditorAtom? {
    guard let attributes = try? attributes(at: position) else { return nil }
    if let mention = attributes.mention { return .mention(mention) }
    return attributes.attachment.map { .emoji($0.identifier) }
  }
}
