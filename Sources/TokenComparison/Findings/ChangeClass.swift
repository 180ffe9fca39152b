/// The effect of a change on code that uses the styles.
package enum ChangeClass: String, Sendable, Hashable, CaseIterable {
  /// Sources that use outputs, or look-ups of codes by name, need a change.
  case breaking
  /// Sources stay as they are, and some text, some view or the value of a token is different.
  case visible
  /// Neither.
  case invisible
}

extension ChangeClass: Comparable {
  /// The more severe class is the lesser one, so that it comes first.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .visible: 1
    case .invisible: 2
    }
  }
}
