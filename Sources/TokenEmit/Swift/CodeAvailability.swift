internal import TokenModel

/// The attributes of deprecated codes. The file does not use their names elsewhere, so it compiles without warnings.
struct CodeAvailability {
  private let deprecations: CodeDeprecations
  private let identifiers: [Code: SwiftIdentifier]

  /// `identifiers` are those of the catalog's codes.
  init(_ catalog: Catalog, identifiers: some Sequence<(Code, SwiftIdentifier)>) {
    deprecations = CodeDeprecations(catalog)
    // Most catalogs have no deprecated tokens and need no table of all names.
    let isEmpty = !catalog.hasAnnotation { $0.deprecated != nil }
    self.identifiers = isEmpty ? [:] : Dictionary(identifiers) { first, _ in first }
  }

  /// The attribute of a code; nil if it is not deprecated.
  func attribute(of code: Code) -> String? {
    guard let deprecation = deprecations[code] else { return nil }
    let message = deprecation.message { identifiers[$0]?.name ?? "" }
    return Self.attribute(message: message, replacement: deprecation.replacement.flatMap { identifiers[$0] })
  }

  /// An attribute for a deprecated name. The message may be empty.
  static func attribute(message: String, replacement: SwiftIdentifier?) -> String {
    var arguments = ["*", "deprecated"]
    if !message.isEmpty { arguments.append("message: \(SwiftText.literal(message))") }
    // The attribute does not accept a name in backticks.
    if let replacement, replacement.spelling == replacement.name {
      arguments.append("renamed: \"\(replacement.name)\"")
    }
    return "@available(\(arguments.joined(separator: ", ")))"
  }
}
