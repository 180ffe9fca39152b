internal import StyleTables
package import StyledText

extension RichTextCodec {
  /// Returns the display text of a plain text after an edit: the same as ``decode(_:)``, with the work near the edit
  /// only.
  ///
  /// It reads from shortly before the first position that the edit may have affected, up to a boundary between matches
  /// after the edit that both texts share. The results before and after are reused. A code such as `((` may shift
  /// everything after it.
  ///
  /// - Parameters:
  ///   - old: The text before the edit, decoded by this codec.
  ///   - plain: The text after the edit. Its entities may be any; those that are moved with their text cost no work.
  ///   - change: The edit, in UTF-16 units. If the texts differ elsewhere, the whole text is decoded.
  ///   - steps: The work of reading.
  /// - Complexity: Linear in the text, its entities and its matches, by comparing and copying memory; otherwise the
  ///   cost of decoding the part that is read.
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
        plain.text.withUTF8 { PlainTextEdit(change.old, of: old, from: oldBytes, to: $0) }
      }
      if let edit { return Redecoding(self, old: old, plain: plain, edit: edit).run(&steps) }
    }
    let text = decode(plain, steps: &steps)
    return RedecodedText(text: text, old: 0..<old.text.utf16Length, new: 0..<text.text.utf16Length)
  }
}

/// A text that was decoded after an edit.
struct RedecodedText {
  let text: DecodedText
  /// The part of the old display text that was read again; UTF-16 offsets. Text outside of it is the same in both.
  let old: Range<Int>
  /// Its range in the new display text.
  let new: Range<Int>
}

/// Reads the part of a plain text that an edit changed.
private struct Redecoding {
  /// A boundary between the read part and the reused part. No old event is around it.
  private struct Seam {
    /// In the new plain text.
    let place: TextOffset
    /// The number of the old events that begin before it.
    let count: Int
  }

  private let codec: RichTextCodec
  private let old: DecodedText
  private let plain: PlainText
  private let edit: PlainTextEdit
  /// In text order.
  private let entities: [PlainText.Entity]
  private let change: EntityChange

  private var events: [DecodingEvent] { old.events }

  init(_ codec: RichTextCodec, old: DecodedText, plain: PlainText, edit: PlainTextEdit) {
    (self.codec, self.old, self.plain, self.edit) = (codec, old, plain, edit)
    entities = plain.entities.sortedInTextOrder
    change = EntityChange(from: old.plain.entities.sortedInTextOrder, to: entities, edit: edit)
  }

  func run(_ steps: inout DecodingSteps) -> RedecodedText {
    var text = plain.text
    let start = text.withUTF8 { restart(in: $0) }
    return codec.withScanner(of: text, from: start.place.utf8) { scanner in
      let display = old.display(at: start.place, after: start.count)
      let builder = DisplayBuilder(codec, text: text, bytes: scanner.bytes, from: start.place, display: display)
      // At the start of the text, there may be entities before it.
      let rest = start.place == .zero ? entities : entities.filter { $0.range.lowerBound >= start.place.utf16 }
      var pass = DecodingPass(scanner, entities: EntityCursor(rest, scanner.bytes, from: start.place), builder: builder)
      let end = read(&pass, scanner.bytes)
      pass.finish()
      steps = pass.steps
      return result(of: pass, from: start, to: end)
    }
  }

  /// The last position between two characters before which nothing read as far as the edit.
  private func restart(in bytes: UnsafeBufferPointer<UInt8>) -> Seam {
    let first = firstChange()
    var place = first.utf8 - Scanner.slack
    let reaching = events.partitioningIndex { $0.farthest > first.utf8 }
    if reaching < events.count { place = min(place, events[reaching].range.lowerBound.utf8) }
    while place > 0 {
      let count = events.partitioningIndex { $0.range.lowerBound.utf8 >= place }
      if count > 0, events[count - 1].range.upperBound.utf8 > place {
        place = events[count - 1].range.lowerBound.utf8
      } else if isBoundary(place, after: count, bytes) {
        let utf16 = first.utf16 - bytes.utf16Count(place..<first.utf8)
        return Seam(place: TextOffset(utf8: place, utf16: utf16), count: count)
      } else {
        place -= 1
      }
    }
    return Seam(place: .zero, count: 0)
  }

  /// The first position where the text or its entities changed.
  private func firstChange() -> TextOffset {
    let first = edit.old.lowerBound
    guard let lower = change.lower, lower < first.utf16 else { return first }
    return old.offset(utf16: lower) ?? .zero
  }

  /// Whether a position before the edit is certainly between two characters.
  private func isBoundary(_ place: Int, after count: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if count > 0, events[count - 1].range.upperBound.utf8 == place { return true }
    if count < events.count, events[count].range.lowerBound.utf8 == place { return true }
    return bytes.isCertainGraphemeBoundary(place)
  }

  /// Decodes to a boundary after the edit from which the old result can be reused, or to the end of the text.
  private func read(_ pass: inout DecodingPass, _ bytes: UnsafeBufferPointer<UInt8>) -> Seam {
    var place = edit.new.upperBound
    var passed = events.partitioningIndex { $0.range.upperBound > edit.old.upperBound }
    pass.read(upTo: place.utf8)
    while pass.position < bytes.count {
      let position = pass.position
      place = place.moved(to: position, in: bytes)
      let oldPosition = position - edit.shift.utf8
      while passed < events.count, events[passed].range.upperBound.utf8 <= oldPosition { passed += 1 }
      let isInsideEvent = passed < events.count && events[passed].range.lowerBound.utf8 < oldPosition
      if !isInsideEvent, isAfterChanges(place), isReadAlone(from: position, bytes) {
        pass.checkPassedEntities()
        return Seam(place: place, count: events.partitioningIndex { $0.range.lowerBound.utf8 >= oldPosition })
      }
      pass.read(upTo: position + bytes.scalar(startingAt: position).length)
    }
    pass.checkRemainingEntities()
    return Seam(place: place.moved(to: bytes.count, in: bytes), count: events.count)
  }

  private func isAfterChanges(_ place: TextOffset) -> Bool {
    place.utf8 > edit.new.upperBound.utf8 && place.utf16 > change.upper ?? .min
  }

  /// Whether reading from a position does not depend on the text before it. A match may look at the preceding
  /// character, and a code also at a scheme.
  private func isReadAlone(from place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.isCertainGraphemeBoundary(place) && !bytes.mayBeInsideScheme(place)
  }

  /// Joins the read part with the reused parts before and after it.
  private func result(of pass: DecodingPass, from start: Seam, to end: Seam) -> RedecodedText {
    let builder = pass.builder
    let oldEnd = old.display(at: end.place - edit.shift, after: end.count)
    var text = old.text
    let oldStart = old.display(at: start.place, after: start.count)
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
      problems: problems(pass.problems, from: start, to: end),
      events: events
    )
    return RedecodedText(
      text: decoded,
      old: oldStart.utf16..<oldEnd.utf16,
      new: oldStart.utf16..<builder.displayEnd.utf16
    )
  }

  private func problems(_ read: [EntityProblem], from start: Seam, to end: Seam) -> [EntityProblem] {
    let front = old.problems.filter { start.place != .zero && $0.entity.range.lowerBound < start.place.utf16 }
    guard end.place.utf8 < plain.text.utf8.count else { return front + read }
    let oldEnd = end.place.utf16 - edit.shift.utf16
    let back = old.problems.compactMap { problem in
      problem.entity.range.lowerBound < oldEnd
        ? nil : problem.entity.moved(by: edit.shift.utf16).map { EntityProblem($0, problem.reason) }
    }
    return front + read.filter { $0.entity.range.lowerBound < end.place.utf16 } + back
  }
}

extension TextOffset {
  /// A later offset in a text, by its UTF-8 units.
  fileprivate func moved(to utf8: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextOffset {
    TextOffset(utf8: utf8, utf16: utf16 + bytes.utf16Count(self.utf8..<utf8))
  }
}
