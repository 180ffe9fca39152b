/// Where the positions of a text went when it was edited. Positions are UTF-16 offsets.
///
/// Every edit of a ``StyledText`` returns one. Put a selection or a link's range through it, and it stays with its words:
///
/// ```swift
/// let map = text.replaceText("¥89 today")
/// selection = map.map(selection)
/// ```
public struct PositionMap: Sendable, Hashable {
  /// A stretch of the old text, and what stands in its place.
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
  }

  /// Which side of new text a position goes to when the text around it was replaced.
  public enum Bias: Sendable, Hashable, CaseIterable {
    case before, after
  }

  /// The changes of each edit, in text order and apart from each other.
  var steps: [[Change]]

  /// The map of no edit at all.
  public static let identity = PositionMap(steps: [])

  init(steps: [[Change]]) {
    self.steps = steps.filter { !$0.isEmpty }
  }

  /// The map of one change.
  package init(old: Range<Int>, new: Range<Int>) {
    steps = old.isEmpty && new.isEmpty ? [] : [[Change(old: old, new: new)]]
  }

  /// Whether every position stays.
  public var isIdentity: Bool { steps.isEmpty }

  /// The map from new positions to old ones: for positions outside the edit, the way back.
  public var inverse: PositionMap {
    PositionMap(steps: steps.reversed().map { $0.map { Change(old: $0.new, new: $0.old) } })
  }

  /// This edit and then another one: `first.then(second).map(p)` is `second.map(first.map(p))`.
  public func then(_ next: PositionMap) -> PositionMap {
    PositionMap(steps: steps + next.steps)
  }

  /// Where a position went.
  ///
  /// At an insertion it goes to the side that the bias names, and so it does when the text around it was replaced.
  /// Positions behind the end move with the end. Costs a binary search for each edit.
  public func map(_ position: Int, bias: Bias = .before) -> Int {
    steps.reduce(position) { Self.map($0, bias, through: $1) }
  }

  /// Where a range went: what is inserted at its ends is not part of it, and a range whose text was removed is empty.
  public func map(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let position = map(range.lowerBound)
      return position..<position
    }
    let upper = map(range.upperBound, bias: .before)
    return min(map(range.lowerBound, bias: .after), upper)..<upper
  }

  private static func map(_ position: Int, _ bias: Bias, through changes: [Change]) -> Int {
    let index = changes.firstIndex(notBelow: position)
    if index < changes.count, changes[index].old.lowerBound <= position {
      let change = changes[index]
      if change.old.isEmpty { return bias == .before ? change.new.lowerBound : change.new.upperBound }
      if position == change.old.lowerBound { return change.new.lowerBound }
      if position == change.old.upperBound { return change.new.upperBound }
      return bias == .before ? change.new.lowerBound : change.new.upperBound
    }
    guard index > 0 else { return position }
    let previous = changes[index - 1]
    return position &+ (previous.new.upperBound - previous.old.upperBound)
  }
}

extension [PositionMap.Change] {
  /// The first change that does not end before a position.
  fileprivate func firstIndex(notBelow position: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].old.upperBound < position { low = middle + 1 } else { high = middle }
    }
    return low
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
