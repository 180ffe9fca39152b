/// How a successor was found.
package enum SuccessionCause: Sendable, Hashable {
  /// The name is still there, and means the same.
  case name
  /// The project says so.
  case written
  /// It has another name, and its values, its place in a renamed group, or its parts tell which.
  case renamed
  /// All names of a row were moved along by one, such as `gray1` to `gray2` and `gray2` to `gray3`.
  case shifted
  /// It is deprecated, and the advice names what to use.
  case advice
  /// It is gone, and one that was there before has its values, or values that look the same.
  case merged
  /// It is gone.
  case gone
  /// It is still there, and deprecated without one replacement.
  case deprecated
}

/// What a code or a token of one version is in the next one.
package struct Successor<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The counterpart in the new version; nil where a person has to choose.
  package let new: ID?
  /// What a change to it means; ``MigrationGrade/manual`` without a counterpart.
  package let grade: MigrationGrade
  /// How it was found.
  package let cause: SuccessionCause
  /// Without a counterpart, what is nearest in the new version, the nearest first.
  package let candidates: [ID]

  init(_ new: ID, _ grade: MigrationGrade, _ cause: SuccessionCause) {
    (self.new, self.grade, self.cause, candidates) = (new, grade, cause, [])
  }

  /// No counterpart.
  init(none cause: SuccessionCause, candidates: [ID] = []) {
    (new, grade, self.cause, self.candidates) = (nil, .manual, cause, candidates)
  }
}

extension Successor {
  /// Something that is gone, with nothing near it.
  package static var gone: Successor { Successor(none: .gone) }

  /// The same about something else with the same place.
  package func map<Other>(_ transform: (ID) -> Other) -> Successor<Other> {
    Successor<Other>(self, new.map(transform), candidates.map(transform))
  }

  private init<Other>(_ other: Successor<Other>, _ new: ID?, _ candidates: [ID]) {
    self.new = new
    (grade, cause) = (other.grade, other.cause)
    self.candidates = candidates
  }
}
