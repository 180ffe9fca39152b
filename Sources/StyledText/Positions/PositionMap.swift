internal import StyleTables

/// A map from the positions of a text before an edit to those after it. Positions are UTF-16 offsets.
///
/// Every edit of a ``StyledText`` returns one. Map a selection or the range of a link, and it stays with its text:
///
/// ```swift
/// var text = StyledText("¥99 today")
/// var selection = 4..<9
/// let map = text.replaceText("only ¥89 today")
/// selection = map.map(selection)
/// ```
///
/// ``changes`` lists the changes, and a map can be created from such a list, for instance one sent by another program.
/// ``then(_:)`` joins the maps of consecutive edits.
///
/// A map keeps the edits that it was joined from, because one list has less information: if text is removed, and
/// another edit inserts text there, this is one change from the first text to the last, but the new position of a
/// position *inside or next to* the change depends on the order of the edits. ``map(_:bias:)`` applies one edit after
/// the other; ``changes`` is the joined list. Both agree on every position that no edit touches. Maps are equal if they
/// were joined from equal edits.
public struct PositionMap: Sendable, Hashable {
  /// A range of the old text, and the range that replaced it.
  public struct Change: Sendable, Hashable {
    /// In the text before the edit; empty for an insertion.
    public let old: Range<Int>
    /// In the text after the edit; empty for a removal.
    public let new: Range<Int>

    /// Creates a change from its parts.
    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }

    /// Whether text was inserted and none was removed.
    public var isInsertion: Bool { old.isEmpty && !new.isEmpty }

    /// Whether text was removed and none was inserted.
    public var isDeletion: Bool { new.isEmpty && !old.isEmpty }
  }

  /// The side of new text that a position is mapped to if the text around it was replaced.
  public enum Bias: Sendable, Hashable, CaseIterable {
    case before, after
  }

  /// The changes of each edit, in text order; they may touch each other.
  var steps: [[Change]] { first.isEmpty ? [] : [first] + later }

  /// The first edit with a change. It is stored separately because most maps have only one, and are made at each
  /// keystroke.
  private let first: [Change]
  private let later: [[Change]]

  /// The map without changes.
  public static let identity = PositionMap(steps: [])

  init(steps: [[Change]]) {
    let steps = steps.filter { !$0.isEmpty }
    first = steps.first ?? []
    later = Array(steps.dropFirst())
  }

  /// Creates the map of one change.
  package init(old: Range<Int>, new: Range<Int>) {
    first = old.isEmpty && new.isEmpty ? [] : [Change(old: old, new: new)]
    later = []
  }

  /// Creates the map of one edit with several changes.
  ///
  /// The changes must be in text order, and may touch but not overlap. The text between two of them, and before the
  /// first, must have the same length in both texts. Empty changes are ignored.
  ///
  /// ```swift
  /// // "¥99 ¥129" became "¥89 only": a digit was replaced, and the second price was.
  /// let map = try PositionMap(changes: [.init(old: 1..<2, new: 1..<2), .init(old: 4..<8, new: 4..<8)])
  /// ```
  ///
  /// - Throws: A ``PositionMapError`` for the first invalid change.
  /// - Complexity: Linear in the number of changes.
  public init(changes: [Change]) throws(PositionMapError) {
    var (old, new) = (0, 0)
    for (index, change) in changes.enumerated() {
      try change.check(index, after: old, new)
      (old, new) = (change.old.upperBound, change.new.upperBound)
    }
    self.init(steps: [changes.filter { !$0.old.isEmpty || !$0.new.isEmpty }])
  }

  /// Whether all positions stay the same.
  ///
  /// - Complexity: The same as ``changes`` for a map that was joined from several edits.
  public var isIdentity: Bool { later.isEmpty ? first.isEmpty : changes.isEmpty }

  /// The map from new positions to old ones, which inverts this one for positions outside the changes.
  ///
  /// - Complexity: Linear in the changes of all edits.
  public var inverse: PositionMap {
    PositionMap(steps: steps.reversed().map { $0.map { Change(old: $0.new, new: $0.old) } })
  }

  /// Returns the map of this edit followed by another one: `first.then(second).map(p, bias: b)` is
  /// `second.map(first.map(p, bias: b), bias: b)` for every position and bias.
  ///
  /// A map of thousands of edits searches each of them for a position; use ``flattened`` for the map of one edit with
  /// the same changes.
  ///
  /// - Complexity: Linear in the changes of all edits, by a copy.
  public func then(_ next: PositionMap) -> PositionMap {
    PositionMap(steps: steps + next.steps)
  }
}

extension PositionMap {
  /// Returns the new position of a position.
  ///
  /// The bias selects the side of an insertion, or of the new text if the text around the position was replaced.
  /// Positions after the end move with the end, up to `Int.max`.
  ///
  /// - Complexity: A binary search for each edit.
  public func map(_ position: Int, bias: Bias = .before) -> Int {
    later.reduce(Self.map(position, bias, through: first)) { Self.map($0, bias, through: $1) }
  }

  private static func map(_ position: Int, _ bias: Bias, through changes: [Change]) -> Int {
    bias == .before ? changes.lowest(position: position) : changes.highest(position: position)
  }

  /// Returns the new range of a range. Text that is inserted at its ends is not part of it; a range whose text was
  /// removed is empty.
  ///
  /// An empty range at an insertion is mapped before it. ``mapIfKept(_:)`` distinguishes an empty range from a removed
  /// one.
  ///
  /// - Complexity: A binary search for each edit.
  public func map(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let position = map(range.lowerBound)
      return position..<position
    }
    let upper = map(range.upperBound, bias: .before)
    return min(map(range.lowerBound, bias: .after), upper)..<upper
  }

  /// Returns the new range of a range; nil if its text was removed. It can be used to remove a remark together with its
  /// text.
  ///
  /// A range whose text was replaced as a whole is mapped to the new text; for a part of such a range, the result is
  /// nil. For an empty range, it is nil if ``isDeleted(_:)`` is true.
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

  /// Returns whether the text on both sides of a position was removed or replaced. At the start and at the end of a
  /// text, which have one side only, this is false.
  ///
  /// - Complexity: The same as ``changes``.
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

extension PositionMap {
  /// The new position of a position, and whether the text around it is gone.
  public struct Result: Sendable, Hashable {
    /// In the text after the edit; a UTF-16 offset.
    public let position: Int
    /// Whether the text on both sides of the old position was removed or replaced.
    public let isDeleted: Bool
  }

  /// Returns ``map(_:bias:)`` and ``isDeleted(_:)`` of a position in one step, as needed to keep a caret or a remark at
  /// its text.
  ///
  /// ```swift
  /// var text = StyledText("one two three")
  /// let map = try text.removeSubrange(4..<8)
  /// print(map.result(of: 5).position, map.result(of: 5).isDeleted)  // 4 true
  /// ```
  ///
  /// - Complexity: The same as ``changes``.
  public func result(of position: Int, bias: Bias = .before) -> Result {
    Result(position: map(position, bias: bias), isDeleted: isDeleted(position))
  }
}

extension PositionMap.Change {
  /// Checks that the change follows another one that ends at these positions, with equal lengths between them.
  fileprivate func check(_ index: Int, after oldEnd: Int, _ newEnd: Int) throws(PositionMapError) {
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

  /// The number of changes that start at or before a position.
  private func count(upTo position: Int) -> Int {
    partitioningIndex { $0.old.lowerBound > position }
  }

  /// The first of the possible new positions.
  func lowest(position: Int) -> Int {
    let index = firstIndex(notBelow: position)
    guard index < count, self[index].old.lowerBound <= position else { return shift(position, after: index) }
    let (old, new) = (self[index].old, self[index].new)
    return old.lowerBound < position && position == old.upperBound ? new.upperBound : new.lowerBound
  }

  /// The last of the possible new positions.
  func highest(position: Int) -> Int {
    let index = count(upTo: position)
    guard index > 0, self[index - 1].old.upperBound >= position else { return shift(position, after: index) }
    let (old, new) = (self[index - 1].old, self[index - 1].new)
    return old.lowerBound == position && !old.isEmpty ? new.lowerBound : new.upperBound
  }

  /// The new position of a position after a number of changes and before the others.
  private func shift(_ position: Int, after index: Int) -> Int {
    guard index > 0 else { return position }
    let previous = self[index - 1]
    return position.moved(from: previous.old.upperBound, to: previous.new.upperBound)
  }

  /// Adds a change after the others, and joins it with the last one if they touch.
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
  /// Returns the position at the same distance from another origin, at most `Int.max`. The position must not be before
  /// its origin.
  func moved(from origin: Int, to newOrigin: Int) -> Int {
    let (distance, isFar) = subtractingReportingOverflow(origin)
    let (position, isFurther) = newOrigin.addingReportingOverflow(distance)
    return isFar || isFurther ? .max : position
  }
}

/// An error in a list of changes for a ``PositionMap``. Each case has the index of the change in the list.
public enum PositionMapError: Error, Sendable, Hashable {
  /// A position below 0.
  case negative(index: Int)
  /// The change starts before the one before it ends, in the old text or in the new one.
  case outOfOrder(index: Int)
  /// Between this change and the one before it, or the start of the text, the old text has another length than the new
  /// one. Lengths are in UTF-16 units.
  case unequalGaps(index: Int, old: Int, new: Int)
}

extension PositionMapError: CustomStringConvertible {
  /// The error, and how to fix it.
  public var description: String {
    switch self {
    case .negative(let index):
      "change \(index) has a position below 0; positions are UTF-16 offsets from the start of the text"
    case .outOfOrder(let index):
      "change \(index) starts before the one before it ends; changes are in text order and do not overlap"
    case .unequalGaps(let index, let old, let new):
      "before change \(index), \(old) UTF-16 units of the old text are replaced by \(new) of the new one; "
        + "text between changes stays, so its length must not change"
    }
  }
}
