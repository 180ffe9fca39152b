/// What any token that is a mapping may say of itself. It changes no code.
enum Annotation: String, CaseIterable {
  /// What the token is for.
  case description
  /// `true`, `false`, or what to use instead.
  case deprecated
}

extension Annotation {
  var key: SpecKey {
    switch self {
    case .description: .optional(rawValue, .text, "What the token is for.")
    case .deprecated: .optional(rawValue, .flag, "`true`, or what to use instead.")
    }
  }
}
