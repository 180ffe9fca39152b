/// The limits of all names.
package enum NameLimits {
  /// In UTF-8.
  package static let maximumLength = 200
}

extension Unicode.Scalar {
  /// Whether it is a control character, or separates lines. No name has one.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
