internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// A token that is a mapping, as a record whose annotations are checked.
  mutating func annotatedFields(of node: YAMLNodeID, as record: SpecRecord) -> Fields? {
    guard let fields = fields(of: node, as: record) else { return nil }
    for annotation in Annotation.allCases {
      guard let entry = fields[annotation.rawValue] else { continue }
      guard expect(.scalar, entry.value, for: "`\(annotation.rawValue)`") else { continue }
      if annotation == .deprecated { checkFlag(entry.value, for: annotation.rawValue) }
    }
    return fields
  }

  /// What a token says of itself where it stands: references pass nothing on. `annotatedFields` has reported what is wrong.
  func annotations(of node: YAMLNodeID) -> TokenAnnotations {
    var description: Sourced<String>?
    var deprecated: Sourced<String>?
    for (key, value) in tree.entries(of: node) where tree.kind(of: value) == .scalar {
      let name = tree.utf8(of: key)
      if name.elementsEqual(Annotation.description.rawValue.utf8) {
        description = description ?? annotation(value, unless: "")
      } else if name.elementsEqual(Annotation.deprecated.rawValue.utf8) {
        deprecated = deprecated ?? annotation(value, unless: "false")
      }
    }
    return TokenAnnotations(description: description, deprecated: deprecated)
  }

  /// The text as it stands: a reference in it is meant for people.
  private func annotation(_ node: YAMLNodeID, unless nothing: String) -> Sourced<String>? {
    let text = tree.text(of: node)
    return text == nothing ? nil : Sourced(text, from: Origin(range(node)))
  }
}
