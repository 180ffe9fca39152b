/// The looks of a new text, put together from those of an old one, and the map of positions that goes with it.
struct Assembly {
  private(set) var pieces: [RunList.Piece] = []
  private(set) var changes: [PositionMap.Change] = []
  /// The old text's runs.
  let runs: RunList
  /// Where the last run that stayed ends, in the old text and in the new one.
  private var lastKept = (old: 0, new: 0)
  private var end = TextOffset.zero
  /// Pieces before this one are not made longer.
  private var firstOpen = 0

  /// Starts at a place of the old text; what lies before it stays.
  init(_ runs: RunList, from start: TextOffset = .zero) {
    self.runs = runs
    end = start
    lastKept = (start.utf16, start.utf16)
    pieces.reserveCapacity(8)
  }

  /// One look all over; positions in the equal ends of the two texts stay.
  init(uniform look: RunLook, old: TextOffset, new: TextOffset, prefix: TextOffset, suffix: TextOffset) {
    runs = RunList()
    pieces = [RunList.Piece(length: new, look: look)]
    changes.append(old: prefix.utf16..<(old - suffix).utf16, new: prefix.utf16..<(new - suffix).utf16)
  }

  /// The length of all pieces.
  var length: TextOffset { pieces.reduce(.zero) { $0 + $1.length } }

  /// An old run stays. Runs that stay come in the order of the old text.
  mutating func keep(_ range: Range<TextOffset>) {
    guard !range.isEmpty else { return }
    changes.append(old: lastKept.old..<range.lowerBound.utf16, new: lastKept.new..<end.utf16)
    append(from: range)
    lastKept = (range.upperBound.utf16, end.utf16)
  }

  /// An old run goes here from elsewhere.
  mutating func move(_ range: Range<TextOffset>) {
    append(from: range)
  }

  /// New text with a known look.
  mutating func put(_ length: TextOffset, _ look: RunLook, isInserted: Bool = false) {
    append(RunList.Piece(length: length, look: look, isInserted: isInserted))
  }

  /// Ends the text.
  mutating func finish(oldLength: Int) {
    changes.append(old: lastKept.old..<oldLength, new: lastKept.new..<end.utf16)
  }

  /// A run that stays if nothing behind it stayed before, and else goes elsewhere; now in a slot.
  mutating func keepOrMove(_ range: Range<TextOffset>, slot: Int32) {
    let first = pieces.count
    firstOpen = first
    if range.lowerBound.utf16 >= lastKept.old { keep(range) } else { move(range) }
    for index in pieces.indices[first...] { pieces[index].look.slot = slot }
  }

  /// A run that was put together on its own, in the place of an old one; now in a slot.
  mutating func put(_ part: Assembly, from range: Range<TextOffset>, slot: Int32) {
    if range.lowerBound.utf16 >= lastKept.old { take(part.changes, from: range) }
    for var piece in part.pieces {
      piece.look.slot = slot
      append(piece)
    }
  }

  /// An old run with new text in the place of a part of it.
  mutating func splice(
    _ whole: Range<TextOffset>,
    _ part: Range<TextOffset>,
    with text: String,
    _ look: RunLook
  ) {
    keepOrMove(whole.lowerBound..<part.lowerBound, slot: look.slot)
    append(RunList.Piece(length: text.length, look: look, isInserted: true))
    keepOrMove(part.upperBound..<whole.upperBound, slot: look.slot)
  }

  private mutating func take(_ others: [PositionMap.Change], from range: Range<TextOffset>) {
    let (old, new) = (range.lowerBound.utf16, end.utf16)
    changes.append(old: lastKept.old..<old, new: lastKept.new..<new)
    for change in others {
      let oldRange = change.old.lowerBound + old..<change.old.upperBound + old
      changes.append(old: oldRange, new: change.new.lowerBound + new..<change.new.upperBound + new)
    }
    let shift = others.last.map { $0.new.upperBound - $0.old.upperBound } ?? 0
    lastKept = (range.upperBound.utf16, new + range.utf16.count + shift)
  }

  private mutating func append(from range: Range<TextOffset>) {
    if let look = runs.onlyLook(in: range) { return append(RunList.Piece(length: range.length, look: look)) }
    for piece in runs.pieces(in: range) { append(piece) }
  }

  private mutating func append(_ piece: RunList.Piece) {
    guard piece.length != .zero else { return }
    end += piece.length
    var piece = piece
    // Only paragraphs ask for it; without it, new words and the spaces between them are one piece.
    if !runs.traits.contains(.paragraphAttributes) { piece.isInserted = false }
    // Most words look like the ones before them.
    if pieces.count > firstOpen, let last = pieces.last, last.isInserted == piece.isInserted, last.look == piece.look {
      pieces[pieces.count - 1].length += piece.length
    } else {
      pieces.append(piece)
    }
  }
}
