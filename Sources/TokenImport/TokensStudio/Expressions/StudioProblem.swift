/// Why a value means nothing in the Design Tokens format, as a phrase without a full stop.
struct StudioProblem: Error, Hashable {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let outOfRange = StudioProblem("a number of its arithmetic is too large")
}
