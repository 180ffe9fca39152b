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
  /// A token that is a mapping, as a record: its own keys, and annotations.
  mutating func annotatedFields(of node: YAMLNodeID, allowed: [String], in record: String) -> Fields? {
    let all = allowed + Annotation.allCases.map(\.rawValue)
    guard let fields = fields(of: node, allowed: all, in: record) else { return nil }
    for annotation in Annotation.allCases {
      guard let entry = fields[annotation.rawValue] else { continue }
      _ = expect(.scalar, entry.value, for: "`\(annotation.rawValue)`")
    }
    return fields
  }
}
