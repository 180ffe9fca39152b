internal import StyleTables
package import StyledText

extension RichTextCodec {
  /// Returns the display text of a plain text after an edit: the same as ``decode(_:)``, with the work near the edit only.
  ///
  /// It reads from shortly before the first place that the edit may have changed, up to where both texts have a boundary between
  /// matches behind the edit. What is before and behind is taken over. A code such as `((` may shift all behind it.
  ///
  /// - Parameters:
  ///   - old: The text before the edit, decoded by this codec.
  ///   - plain: The text after the edit. Its entities may be any; those that are moved with their text cost no work.
  ///   - change: The edit, in UTF-16 units. If the texts differ elsewhere, the whole text is decoded.
  ///   - steps: The work of reading.
  /// - Complexity: Linear in the text, its entities and its matches, by comparisons and copies of memory; the steps are as few as
  ///   those of decoding the part that is read.
  package func redecode(
    _ old: DecodedText,
    as plain: PlainText,
    edited change: PositionMap.Change,
    steps: inout DecodingSteps
  ) -> DecodedText {
    redecoding(old, as: plain, edited: change, steps: &steps).text
  }

  /// The same, with the parts of both display texts that may differ.
  func redecoding(
    _ old: DecodedText,
    as plain: PlainText,
    edited change: PositionMap.Change,
    steps: inout DecodingSteps
  ) -> RedecodedText {
    var (oldText, plain) = (old.plain.text, plain)
    oldText.makeContiguousUTF8()
    plain.text.makeContiguousUTF8()
    if !oldText.isEmpty, !plain.text.isEmpty {
      let edit = oldText.withUTF8 { oldBytes in
        plain.text.withUTF8 { PlainTextEdit(change.old, of: old, oldBytes, $0) }
      }
      if let edit { return Redecoding(self, old, plain, edit).run(&steps) }
    }
    let text = decode(plain, steps: &steps)
    return RedecodedText(text: text, old: 0..<old.text.utf16Length, new: 0..<text.text.utf16Length)
  }
}

/// A text that was decoded after an edit.
struct RedecodedText {
  let text: DecodedText
  /// The part of the old display text that was read anew; UTF-16 offsets. Text outside of it is the same in both.
  let old: Range<Int>
  /// What it became in the new display text.
  let new: Range<Int>
}

/// Reads the part of a plain text that an edit changed.
private struct Redecoding {
  /// A place in the plain text, and the old events on its two sides: none is around it.
  private struct Seam {
    var place: TextOffset
    /// The number of the old events that begin before it.
    var count: Int
    var isEnd = false
  }

  private let codec: RichTextCodec
  private let old: DecodedText
  private let plain: PlainText
  private let edit: PlainTextEdit
  /// In text order.
  private let entities: [PlainText.Entity]
  private let change: EntityChange

  private var events: [DecodingEvent] { old.events }

  init(_ codec: RichTextCodec, _ old: DecodedText, _ plain: PlainText, _ edit: PlainTextEdit) {
    (self.codec, self.old, self.plain, self.edit) = (codec, old, plain, edit)
    entities = plain.entities.sortedInTextOrder
    change = EntityChange(old.plain.entities.sortedInTextOrder, entities, edit)
  }

  func run(_ steps: inout DecodingSteps) -> RedecodedText {
    var text = plain.text
    let start = text.withUTF8 { restart(in: $0) }
    return codec.withScanner(of: text, from: start.place.utf8) { scanner in
      let display = old.display(at: start.place, behind: start.count)
      let builder = DisplayBuilder(codec, text, scanner.bytes, from: start.place, display: display)
      // At the start of the text, there may be entities before it.
      let rest = start.place == .zero ? entities : entities.filter { $0.range.lowerBound >= start.place.utf16 }
      var pass = DecodingPass(scanner, EntityCursor(rest, scanner.bytes, from: start.place), builder)
      let end = read(&pass, scanner.bytes)
      pass.finish()
      steps = pass.steps
      return result(pass, start, end)
    }
  }

  /// The last place before which nothing looked at the edit, between two characters.
  private func restart(in bytes: UnsafeBufferPointer<UInt8>) -> Seam {
    var first = edit.old.lowerBound
    if let lower = change.lower, lower < first.utf16 { first = old.offset(utf16: lower) ?? .zero }
    var place = first.utf8 - Scanner.slack
    let reaching = events.partitioningIndex { $0.farthest > first.utf8 }
    if reaching < events.count { place = min(place, events[reaching].range.lowerBound.utf8) }
    var count = events.partitioningIndex { $0.range.lowerBound.utf8 >= place }
    while place > 0 {
      if count > 0, events[count - 1].range.upperBound.utf8 > place { place = events[count - 1].range.lowerBound.utf8 }
      while count > 0, events[count - 1].range.lowerBound.utf8 >= place { count -= 1 }
      if isBoundary(place, behind: count, bytes) {
        let utf16 = first.utf16 - bytes.utf16Count(place..<first.utf8)
        return Seam(place: TextOffset(utf8: place, utf16: utf16), count: count)
      }
      place -= 1
    }
    return Seam(place: .zero, count: 0)
  }

  /// Whether a place before the edit is known to be between two characters.
  private func isBoundary(_ place: Int, behind count: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if count > 0, events[count - 1].range.upperBound.utf8 == place { return true }
    if count < events.count, events[count].range.lowerBound.utf8 == place { return true }
    return bytes.isCertainGraphemeBoundary(place)
  }

  /// Reads up to a place behind the edit where the old text was read on, too, with the same behind it.
  private func read(_ pass: inout DecodingPass, _ bytes: UnsafeBufferPointer<UInt8>) -> Seam {
    var seam = Seam(place: edit.new.upperBound, count: 0)
    seam.count = events.partitioningIndex { $0.range.upperBound > edit.old.upperBound }
    pass.read(upTo: seam.place.utf8)
    while pass.position < bytes.count {
      let position = pass.position
      seam.place += TextOffset(utf8: position - seam.place.utf8, utf16: bytes.utf16Count(seam.place.utf8..<position))
      let oldPosition = position - edit.shift.utf8
      while seam.count < events.count, events[seam.count].range.upperBound.utf8 <= oldPosition { seam.count += 1 }
      let isAround = seam.count < events.count && events[seam.count].range.lowerBound.utf8 < oldPosition
      // A match may look at the character before it, and a code also at a scheme.
      let isBehindEdit = position > edit.new.upperBound.utf8 && seam.place.utf16 > change.upper ?? .min
      if !isAround, isBehindEdit, bytes.isCertainGraphemeBoundary(position), !bytes.mayBeInsideScheme(position) {
        pass.checkPassedEntities()
        seam.count = events.partitioningIndex { $0.range.lowerBound.utf8 >= oldPosition }
        return seam
      }
      pass.read(upTo: position + bytes.scalar(startingAt: position).length)
    }
    pass.checkRemainingEntities()
    seam.place += TextOffset(
      utf8: bytes.count - seam.place.utf8,
      utf16: bytes.utf16Count(seam.place.utf8..<bytes.count)
    )
    return Seam(place: seam.place, count: events.count, isEnd: true)
  }

  /// What was read, between what was before and behind it in the old text.
  private func result(_ pass: DecodingPass, _ start: Seam, _ end: Seam) -> RedecodedText {
    let builder = pass.builder
    let oldEnd = old.display(at: end.place - edit.shift, behind: end.count)
    var text = old.text
    let oldStart = old.display(at: start.place, behind: start.count)
    text.replace(oldStart..<oldEnd, assembling: builder.content, parts: builder.parts)
    var events = Array(self.events[..<start.count])
    for event in builder.events { events.add(event) }
    let displayShift = builder.displayEnd - oldEnd
    for event in self.events[end.count...] { events.add(event.moved(by: edit.shift, display: displayShift)) }
    let emoji = events.lazy.filter(\.isEmoji)
      .map { PositionMap.Change(old: $0.range.utf16, new: $0.display.utf16..<$0.displayEnd.utf16) }
    let decoded = DecodedText(
      plain: plain,
      text: text,
      map: PositionMap(ordered: Array(emoji)),
      problems: problems(pass.problems, start, end),
      events: events
    )
    return RedecodedText(
      text: decoded,
      old: oldStart.utf16..<oldEnd.utf16,
      new: oldStart.utf16..<builder.displayEnd.utf16
    )
  }

  private func problems(_ read: [EntityProblem], _ start: Seam, _ end: Seam) -> [EntityProblem] {
    let front = old.problems.filter { start.place != .zero && $0.entity.range.lowerBound < start.place.utf16 }
    guard !end.isEnd else { return front + read }
    let oldEnd = end.place.utf16 - edit.shift.utf16
    let back = old.problems.compactMap { problem in
      problem.entity.range.lowerBound < oldEnd
        ? nil : problem.entity.moved(by: edit.shift.utf16).map { EntityProblem($0, problem.reason) }
    }
    return front + read.filter { $0.entity.range.lowerBound < end.place.utf16 } + back
  }
}
