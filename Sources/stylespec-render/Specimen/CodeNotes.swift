internal import StyleTables
internal import TokenModel

/// Notes of a spec about its codes: descriptions of styles, and deprecations.
struct CodeNotes {
  private var notes: [String: [String]] = [:]

  /// The notes of a spec; none without a spec.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes; O(*t*) for a spec without annotations, where *t* is the
  ///   number of tokens.
  init(_ spec: Catalog?) {
    guard let spec, spec.hasAnnotation({ $0.description != nil || $0.deprecated != nil }) else { return }
    let deprecations = CodeDeprecations(spec)
    for code in spec.codes {
      let description = code.style.flatMap { spec.styles[$0].annotations.description?.value }
      let advice = deprecations[code].map { $0.message { spec.name(of: $0) } }
      let deprecation = advice.map { code.style == nil ? $0 : $0.isEmpty ? "deprecated" : "deprecated: \($0)" }
      let lines = [description, deprecation].compactMap { $0 }
      if !lines.isEmpty { notes[spec.name(of: code)] = lines }
    }
  }

  /// The notes of a code.
  subscript(code: StyleCode) -> [String] { notes[code.name] ?? [] }
}
