/// The attributes of a new text, assembled from those of an old one, and the map of positions between them.
struct Assembly {
  private(set) var pieces: [RunList.Piece] = []
  private(set) var changes: [PositionMap.Change] = []
  /// The old text's runs.
  let runs: RunList
  /// The end of the last range that stayed, in the old text and in the new one.
  private var lastKept = (old: 0, new: 0)
  private var end = TextOffset.zero
  /// Pieces before this one are not extended.
  private var firstOpen = 0

  /// Starts at an offset of the old text; the text before it stays.
  init(_ runs: RunList, from start: TextOffset = .zero) {
    self.runs = runs
    end = start
    lastKept = (start.utf16, start.utf16)
    pieces.reserveCapacity(8)
  }

  /// Creates an assembly with a single look. Positions in the equal ends of the two texts stay.
  init(uniform look: RunLook, old: TextOffset, new: TextOffset, prefix: TextOffset, suffix: TextOffset) {
    runs = RunList()
    pieces = [RunList.Piece(length: new, look: look)]
    changes.append(old: prefix.utf16..<(old - suffix).utf16, new: prefix.utf16..<(new - suffix).utf16)
  }

  /// The length of all pieces.
  var length: TextOffset { pieces.reduce(.zero) { $0 + $1.length } }

  /// Keeps an old range. Ranges are kept in the order of the old text.
  mutating func keep(_ range: Range<TextOffset>) {
    guard !range.isEmpty else { return }
    changes.append(old: lastKept.old..<range.lowerBound.utf16, new: lastKept.new..<end.utf16)
    append(from: range)
    lastKept = (range.upperBound.utf16, end.utf16)
  }

  /// Moves an old range here.
  mutating func move(_ range: Range<TextOffset>) {
    append(from: range)
  }

  /// Adds new text with its look.
  mutating func put(_ length: TextOffset, _ look: RunLook, isInserted: Bool = false) {
    append(RunList.Piece(length: length, look: look, isInserted: isInserted))
  }

  /// Ends the text.
  mutating func finish(oldLength: Int) {
    changes.append(old: lastKept.old..<oldLength, new: lastKept.new..<end.utf16)
  }

  /// Keeps a range in a slot if no later range has been kept, or else moves it.
  mutating func keepOrMove(_ range: Range<TextOffset>, slot: Int32) {
    let first = pieces.count
    firstOpen = first
    if range.lowerBound.utf16 >= lastKept.old { keep(range) } else { move(range) }
    for index in pieces.indices[first...] { pieces[index].look.slot = slot }
  }

  /// Adds the assembly of a part that replaces an old range; in a slot.
  mutating func put(_ part: Assembly, from range: Range<TextOffset>, slot: Int32) {
    if range.lowerBound.utf16 >= lastKept.old { take(part.changes, from: range) }
    for var piece in part.pieces {
      piece.look.slot = slot
      append(piece)
    }
  }

  /// Keeps an old range with new text in a part of it.
  mutating func splice(
    _ whole: Range<TextOffset>,
    replacing part: Range<TextOffset>,
    with text: String,
    as look: RunLook
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
    // Used only by paragraphs; without it, inserted words and the spaces between them are one piece.
    if !runs.traits.contains(.paragraphAttributes) { piece.isInserted = false }
    // Most words have the look of the previous one.
    if pieces.count > firstOpen, let last = pieces.last, last.isInserted == piece.isInserted, last.look == piece.look {
      pieces[pieces.count - 1].length += piece.length
    } else {
      pieces.append(piece)
    }
  }
}
