internal import TokenModel

/// The attributes of deprecated codes. No other code of the file uses their names, so that the file itself compiles without
/// a warning.
struct CodeAvailability {
  private let deprecations: CodeDeprecations
  private let identifiers: [Code: SwiftIdentifier]

  /// `identifiers` are those of the catalog's codes.
  init(_ catalog: Catalog, identifiers: some Sequence<(Code, SwiftIdentifier)>) {
    deprecations = CodeDeprecations(catalog)
    // Most catalogs have nothing that is deprecated, and need no table of all names.
    let isEmpty = !catalog.hasAnnotation { $0.deprecated != nil }
    self.identifiers = isEmpty ? [:] : Dictionary(identifiers) { first, _ in first }
  }

  /// Nil for a code in good standing.
  func attribute(of code: Code) -> String? {
    guard let deprecation = deprecations[code] else { return nil }
    let message = deprecation.message { identifiers[$0]?.name ?? "" }
    var arguments = ["*", "deprecated"]
    if !message.isEmpty { arguments.append("message: \(SwiftText.literal(message))") }
    // A name that needs backticks is not one that the attribute takes.
    if let other = deprecation.replacement.flatMap({ identifiers[$0] }), other.spelling == other.name {
      arguments.append("renamed: \"\(other.name)\"")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }
}
