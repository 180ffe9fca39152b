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
