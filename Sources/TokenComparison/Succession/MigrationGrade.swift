/// How much a person has to do where a source names something that has another name in a new version.
package enum MigrationGrade: String, Sendable, Hashable, CaseIterable {
  /// The new name has the same values in all contexts.
  case safe
  /// There is one clear successor, and what uses it looks different.
  case appearance
  /// There is no successor, or a person has to choose among several.
  case manual
}

extension MigrationGrade: Comparable {
  /// The grade with less to do is the lesser one.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .appearance: 1
    case .manual: 2
    }
  }
}
