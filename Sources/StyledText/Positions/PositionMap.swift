internal import StyleTables

/// Where the positions of a text went when it was edited. Positions are UTF-16 offsets.
///
/// Every edit of a ``StyledText`` returns one. Put a selection or a link's range through it, and it stays with its words:
///
/// ```swift
/// var text = StyledText("¥99 today")
/// var selection = 4..<9
/// let map = text.replaceText("only ¥89 today")
/// selection = map.map(selection)
/// ```
///
/// ``changes`` lists what was edited, and a map can be built from such a list, for instance from one that another program
/// sent. ``then(_:)`` joins maps of edits that followed each other.
///
/// A map remembers the edits that it was joined from, because one list cannot tell all that they tell: text that is removed
/// and then, in another edit, replaced by new text at its place is one change from the first text to the last, and where a
/// position *inside or beside* such a change goes depends on which edit came first. ``map(_:bias:)`` goes through the edits;
/// ``changes`` is the one list. Both agree on every position that no edit touches. Maps are equal when they were joined
/// from equal edits.
public struct PositionMap: Sendable, Hashable {
  /// A range of the old text, and what stands in its place.
  public struct Change: Sendable, Hashable {
    /// In the text before the edit; empty for an insertion.
    public let old: Range<Int>
    /// In the text after the edit; empty for a removal.
    public let new: Range<Int>

    /// A change from its parts.
    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }

    /// Whether text came in and none went.
    public var isInsertion: Bool { old.isEmpty && !new.isEmpty }

    /// Whether text went and nothing stands in its place.
    public var isDeletion: Bool { new.isEmpty && !old.isEmpty }
  }

  /// Which side of new text a position goes to when the text around it was replaced.
  public enum Bias: Sendable, Hashable, CaseIterable {
    case before, after
  }

  /// The changes of each edit, in text order; they may touch each other.
  var steps: [[Change]] { first.isEmpty ? [] : [first] + later }

  /// The first edit that changed anything, for itself: most maps have no other, and are made at each keystroke.
  private let first: [Change]
  private let later: [[Change]]

  /// The map of no edit at all.
  public static let identity = PositionMap(steps: [])

  init(steps: [[Change]]) {
    let steps = steps.filter { !$0.isEmpty }
    first = steps.first ?? []
    later = Array(steps.dropFirst())
  }

  /// The map of one change.
  package init(old: Range<Int>, new: Range<Int>) {
    first = old.isEmpty && new.isEmpty ? [] : [Change(old: old, new: new)]
    later = []
  }

  /// The map of one edit that made several changes.
  ///
  /// The changes stand in text order and do not overlap; they may touch. What lies between two of them, and before the first,
  /// is as long in the new text as in the old one. Changes of nothing into nothing are left out.
  ///
  /// ```swift
  /// // "¥99 ¥129" became "¥89 only": a digit was replaced, and the second price was.
  /// let map = try PositionMap(changes: [.init(old: 1..<2, new: 1..<2), .init(old: 4..<8, new: 4..<8)])
  /// ```
  ///
  /// Throws a ``PositionMapError`` that names the first change that is not so.
  /// - Complexity: Linear in the number of changes.
  public init(changes: [Change]) throws(PositionMapError) {
    var (old, new) = (0, 0)
    for (index, change) in changes.enumerated() {
      try change.check(index, behind: old, new)
      (old, new) = (change.old.upperBound, change.new.upperBound)
    }
    self.init(steps: [changes.filter { !$0.old.isEmpty || !$0.new.isEmpty }])
  }

  /// Whether every position stays.
  /// - Complexity: As ``changes`` for a map that was joined from several edits.
  public var isIdentity: Bool { later.isEmpty ? first.isEmpty : changes.isEmpty }

  /// The map from new positions to old ones: for positions outside the edit, the way back.
  /// - Complexity: Linear in the changes of all edits.
  public var inverse: PositionMap {
    PositionMap(steps: steps.reversed().map { $0.map { Change(old: $0.new, new: $0.old) } })
  }

  /// This edit and then another one: `first.then(second).map(p, bias: b)` is `second.map(first.map(p, bias: b), bias: b)` for
  /// every position and bias.
  ///
  /// A map that was joined from thousands of edits takes a search in each of them for a position; `flattened` keeps the
  /// changes and forgets the edits.
  /// - Complexity: Linear in the changes of all edits, by a copy.
  public func then(_ next: PositionMap) -> PositionMap {
    PositionMap(steps: steps + next.steps)
  }
}

extension PositionMap {
  /// Where a position went.
  ///
  /// At an insertion it goes to the side that the bias names, and so it does when the text around it was replaced.
  /// Positions behind the end move with the end, and stop at `Int.max`.
  /// - Complexity: A binary search for each edit.
  public func map(_ position: Int, bias: Bias = .before) -> Int {
    later.reduce(Self.map(position, bias, through: first)) { Self.map($0, bias, through: $1) }
  }

  private static func map(_ position: Int, _ bias: Bias, through changes: [Change]) -> Int {
    bias == .before ? changes.lowest(position: position) : changes.highest(position: position)
  }

  /// Where a range went: what is inserted at its ends is not part of it, and a range whose text was removed is empty.
  ///
  /// An empty range at an insertion goes before it. ``mapIfKept(_:)`` tells an empty range from one that was removed.
  /// - Complexity: A binary search for each edit.
  public func map(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let position = map(range.lowerBound)
      return position..<position
    }
    let upper = map(range.upperBound, bias: .before)
    return min(map(range.lowerBound, bias: .after), upper)..<upper
  }

  /// Where a range went; nil when nothing stands in its place any more, for instance to drop a remark whose words were
  /// removed.
  ///
  /// A range whose words were replaced as a whole goes to the words that replaced them; a part of such a range has no place
  /// of its own, and gives nil. An empty range gives nil where ``isDeleted(_:)`` is true.
  ///
  /// ```swift
  /// var text = StyledText("one two three")
  /// let map = try text.removeSubrange(4..<8)
  /// map.mapIfKept(5..<7)  // nil
  /// map.mapIfKept(0..<6)  // 0..<4
  /// ```
  /// - Complexity: A binary search for each edit; for an empty range as ``changes``.
  public func mapIfKept(_ range: Range<Int>) -> Range<Int>? {
    let mapped = map(range)
    if range.isEmpty { return isDeleted(range.lowerBound) ? nil : mapped }
    return mapped.isEmpty ? nil : mapped
  }

  /// Whether the text on both sides of a position went, be it removed or replaced. At the start and at the end of a text,
  /// where there is one side only, this is false.
  /// - Complexity: As ``changes``.
  public func isDeleted(_ position: Int) -> Bool {
    let changes = changes
    let next = changes.firstIndex(notBelow: position)
    guard next < changes.count, changes[next].old.lowerBound < position else { return false }
    if position < changes[next].old.upperBound { return true }
    // Where two changes touch, there may be an insertion between them.
    let following = changes[(next + 1)...].first { !$0.old.isEmpty }
    return following?.old.lowerBound == position
  }
}

extension PositionMap.Change {
  /// Checks that the change lies behind another one that ends at these positions, with equal lengths between.
  fileprivate func check(_ index: Int, behind oldEnd: Int, _ newEnd: Int) throws(PositionMapError) {
    guard old.lowerBound >= 0, new.lowerBound >= 0 else { throw .negative(index: index) }
    guard old.lowerBound >= oldEnd, new.lowerBound >= newEnd else { throw .outOfOrder(index: index) }
    // Neither can overflow: all four are positive.
    let (oldGap, newGap) = (old.lowerBound - oldEnd, new.lowerBound - newEnd)
    guard oldGap == newGap else { throw .unequalGaps(index: index, old: oldGap, new: newGap) }
  }
}

extension [PositionMap.Change] {
  /// The first change that does not end before a position.
  fileprivate func firstIndex(notBelow position: Int) -> Int {
    partitioningIndex { $0.old.upperBound >= position }
  }

  /// How many changes start at a position or before it.
  private func count(upTo position: Int) -> Int {
    partitioningIndex { $0.old.lowerBound > position }
  }

  /// The first of the places that a position may go to.
  func lowest(position: Int) -> Int {
    let index = firstIndex(notBelow: position)
    guard index < count, self[index].old.lowerBound <= position else { return shift(position, behind: index) }
    let (old, new) = (self[index].old, self[index].new)
    return old.lowerBound < position && position == old.upperBound ? new.upperBound : new.lowerBound
  }

  /// The last of the places that a position may go to.
  func highest(position: Int) -> Int {
    let index = count(upTo: position)
    guard index > 0, self[index - 1].old.upperBound >= position else { return shift(position, behind: index) }
    let (old, new) = (self[index - 1].old, self[index - 1].new)
    return old.lowerBound == position && !old.isEmpty ? new.lowerBound : new.upperBound
  }

  /// Where a position went that lies behind so many changes and before the others.
  private func shift(_ position: Int, behind index: Int) -> Int {
    guard index > 0 else { return position }
    let previous = self[index - 1]
    return position.moved(from: previous.old.upperBound, to: previous.new.upperBound)
  }

  /// Adds a change behind the others, as part of the last one where they touch.
  mutating func append(old: Range<Int>, new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
      self[count - 1] = Element(
        old: last.old.lowerBound..<old.upperBound,
        new: last.new.lowerBound..<new.upperBound
      )
    } else {
      append(Element(old: old, new: new))
    }
  }
}

extension Int {
  /// The position as far from one origin as it was from another one; at most `Int.max`. No less than the new origin is
  /// asked for.
  func moved(from origin: Int, to newOrigin: Int) -> Int {
    let (distance, isFar) = subtractingReportingOverflow(origin)
    let (position, isFurther) = newOrigin.addingReportingOverflow(distance)
    return isFar || isFurther ? .max : position
  }
}

/// What is wrong with a list of changes that a ``PositionMap`` was to be built from. Each case names the change by its index in
/// the list.
public enum PositionMapError: Error, Sendable, Hashable {
  /// A position below 0.
  case negative(index: Int)
  /// The change starts before the one before it ends, in the old text or in the new one.
  case outOfOrder(index: Int)
  /// Between this change and the one before it, or the start of the text, the old text has another length than the new one.
  /// Lengths are in UTF-16 units.
  case unequalGaps(index: Int, old: Int, new: Int)
}

extension PositionMapError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .negative(let index):
      "change \(index) has a position below 0; positions are UTF-16 offsets from the start of the text"
    case .outOfOrder(let index):
      "change \(index) starts before the one before it ends; changes stand in text order and do not overlap"
    case .unequalGaps(let index, let old, let new):
      "before change \(index), \(old) UTF-16 units of the old text stand for \(new) of the new one; "
        + "text between changes stays, so that its length does"
    }
  }
}
