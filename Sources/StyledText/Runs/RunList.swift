internal import StyleTables

/// The attributes of a text's runs. Neighbors differ; a text without attributes on runs has an empty list.
struct RunList: Sendable {
  struct Run: Sendable, Hashable {
    var end: TextOffset
    var look: RunLook
  }

  /// A length of text with its look, to be inserted.
  struct Piece {
    var length: TextOffset
    var look: RunLook
    /// Whether its attributes were taken from the text around it.
    var isInserted = false
  }

  fileprivate(set) var runs: [Run] = []
  private(set) var traits: AttributeTraits = []

  var isPlain: Bool { runs.isEmpty }
  var count: Int { runs.count }

  /// The index of the run at a UTF-8 offset; at the end of the text, the index of the last run. The list must not be
  /// empty.
  func index(at utf8: Int) -> Int {
    (0..<runs.count - 1).partitioningIndex { runs[$0].end.utf8 > utf8 }
  }

  /// The look at a UTF-8 offset.
  func look(at utf8: Int) -> RunLook {
    isPlain ? .plain : runs[index(at: utf8)].look
  }

  func start(of index: Int) -> TextOffset {
    index == 0 ? .zero : runs[index - 1].end
  }

  /// Whether two runs have the same origin and slot, so that neighbors must differ in their attributes.
  func hasSameNotes(_ index: Int, _ other: Int) -> Bool {
    runs[index].look.origin == runs[other].look.origin && runs[index].look.slot == runs[other].look.slot
  }

  /// The look of a range in one run; nil for an empty range and for several runs.
  func onlyLook(in range: Range<TextOffset>) -> RunLook? {
    guard !range.isEmpty else { return nil }
    guard !isPlain else { return .plain }
    let run = runs[index(at: range.lowerBound.utf8)]
    return range.upperBound <= run.end ? run.look : nil
  }

  /// The runs of a range.
  func pieces(in range: Range<TextOffset>) -> [Piece] {
    guard !range.isEmpty else { return [] }
    guard !isPlain else { return [Piece(length: range.length, look: .plain)] }
    let first = index(at: range.lowerBound.utf8)
    var start = range.lowerBound
    var pieces: [Piece] = []
    for run in runs[first...] {
      guard start < range.upperBound else { break }
      let end = min(run.end, range.upperBound)
      pieces.append(Piece(length: end - start, look: run.look))
      start = end
    }
    return pieces
  }
}

extension RunList {
  init(_ pieces: some Sequence<Piece>) {
    var end = TextOffset.zero
    for piece in pieces where piece.length != .zero {
      end += piece.length
      runs.append(end: end, look: piece.look)
    }
    // Update the traits for whole runs: two pieces may be one atom.
    for index in runs.indices {
      traits.formUnion(RunList.Piece(length: runs[index].end - start(of: index), look: runs[index].look).traits)
    }
    collapse()
  }

  /// Replaces a range by pieces. `total` is the length of the text before, which is computed only if the list was empty
  /// and will not be.
  ///
  /// - Complexity: Linear in the number of runs, by one addition each.
  mutating func replace(_ range: Range<TextOffset>, with pieces: [Piece], total: @autoclosure () -> TextOffset) {
    if isPlain {
      guard pieces.contains(where: { $0.look != .plain }) else { return }
      runs = [Run(end: total(), look: .plain)]
      if runs[0].end == .zero { runs = [] }
    }
    guard !runs.isEmpty else {
      self = RunList(pieces)
      return
    }
    for piece in pieces { traits.formUnion(piece.traits) }
    if let length = pieces.onlyLength, resize(range, to: length, pieces[0].look) { return }
    splice(range, pieces)
    collapse()
  }

  /// Replaces a range by text of a length that becomes a part of the run at the start of the range, if typing extends
  /// all of its attributes. Returns false without a change if typing does not extend them all, or if paragraph
  /// attributes may have to be adjusted.
  mutating func type(_ length: TextOffset, over range: Range<TextOffset>) -> Bool {
    if isPlain { return true }
    guard !traits.contains(.paragraphAttributes) else { return false }
    let first = index(at: range.isEmpty ? max(range.lowerBound.utf8 - 1, 0) : range.lowerBound.utf8)
    guard let next = firstRun(after: range, typedInto: first, length) else { return false }
    if next > first {
      runs[first].end = range.upperBound
      if next > first + 1 { runs.removeSubrange(first + 1..<next) }
    }
    move(from: first, by: length - range.length)
    if next > first { collapse() }
    return true
  }

  /// The first run with text left after a range is replaced by text that becomes a part of another run; nil if that is
  /// not possible, or if the two would be one run.
  private func firstRun(after range: Range<TextOffset>, typedInto first: Int, _ length: TextOffset) -> Int? {
    runs.withUnsafeBufferPointer { runs in
      let look = runs[first].look
      guard look.overrides.isInherited else { return nil }
      guard !range.isEmpty, runs[first].end <= range.upperBound else { return first }
      let start = first == 0 ? .zero : runs[first - 1].end
      guard length != .zero || start < range.lowerBound else { return nil }
      let next = runs[first...].firstIndex { $0.end > range.upperBound } ?? runs.count
      return next < runs.count && runs[next].look == look ? nil : next
    }
  }

  /// Moves the ends of a run and of all runs after it.
  private mutating func move(from index: Int, by shift: TextOffset) {
    guard shift != .zero else { return }
    runs.withUnsafeMutableBufferPointer { runs in
      for index in runs.indices[index...] { runs[index].end += shift }
    }
  }

  /// Changes the attributes in a range.
  mutating func update(
    _ range: Range<TextOffset>,
    total: @autoclosure () -> TextOffset,
    _ change: (inout RunLook) -> Void
  ) {
    var pieces = pieces(in: range)
    for index in pieces.indices { change(&pieces[index].look) }
    replace(range, with: pieces, total: total())
  }

  /// Changes the length of a part of a run without changing its attributes, as typing does; false if the range is not a
  /// part of one run with this look.
  private mutating func resize(_ range: Range<TextOffset>, to length: TextOffset, _ look: RunLook) -> Bool {
    let index = index(at: range.isEmpty ? max(range.lowerBound.utf8 - 1, 0) : range.lowerBound.utf8)
    guard range.upperBound <= runs[index].end, runs[index].look == look else { return false }
    move(from: index, by: length - range.length)
    return true
  }

  private mutating func splice(_ range: Range<TextOffset>, _ pieces: [Piece]) {
    // Includes a run on each side, so that the new ones are joined with their neighbors.
    let first = max(index(at: range.lowerBound.utf8) - 1, 0)
    let last = min(index(at: range.upperBound.utf8) + 1, runs.count - 1)
    var spliced: [Run] = []
    spliced.reserveCapacity(last - first + 1 + pieces.count)
    for run in runs[first...last] {
      let end = min(run.end, range.lowerBound)
      guard (spliced.last?.end ?? start(of: first)) < end else { break }
      spliced.append(end: end, look: run.look)
    }
    var end = range.lowerBound
    for piece in pieces where piece.length != .zero {
      end += piece.length
      spliced.append(end: end, look: piece.look)
    }
    let shift = end - range.upperBound
    for run in runs[first...last] where run.end > range.upperBound {
      spliced.append(end: run.end + shift, look: run.look)
    }
    runs.replaceSubrange(first...last, with: spliced)
    move(from: first + spliced.count, by: shift)
  }

  private mutating func collapse() {
    if runs.count == 1, runs[0].look == .plain { self = RunList() }
  }
}

extension [RunList.Piece] {
  /// The length of the only piece; nil if it is empty, or for another number of pieces.
  fileprivate var onlyLength: TextOffset? { count == 1 && self[0].length != .zero ? self[0].length : nil }
}

extension [RunList.Run] {
  fileprivate mutating func append(end: TextOffset, look: RunLook) {
    if let last, last.look == look {
      self[count - 1].end = end
    } else {
      append(Element(end: end, look: look))
    }
  }
}

extension RunList: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.runs == right.runs }
  func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// Whether these are the same runs in memory.
  func sharesStorage(with other: Self) -> Bool {
    runs.withUnsafeBufferPointer { own in other.runs.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
      && runs.count == other.runs.count
  }
}
