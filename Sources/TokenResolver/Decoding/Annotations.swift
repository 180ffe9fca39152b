internal import TokenDiagnostics
internal import TokenYAML

/// What any token that is a mapping may say of itself. It changes no code.
enum Annotation: String, CaseIterable {
  /// What the token is for.
  case description
  /// `true`, `false`, or what to use instead.
  case deprecated
}

extension SpecDecoder {
  /// A token that is a mapping, as a record whose annotations are checked.
  mutating func annotatedFields(of node: YAMLNodeID, as record: SpecRecord) -> Fields? {
    guard let fields = fields(of: node, as: record) else { return nil }
    for annotation in Annotation.allCases {
      guard let entry = fields[annotation.rawValue] else { continue }
      _ = expect(.scalar, entry.value, for: "`\(annotation.rawValue)`")
    }
    return fields
  }
}
