internal import TokenModel

/// What would tell two codes with one name apart.
struct TemplateAdvice {
  /// A phrase: "put `{weight}` into `codes.name`".
  let text: String

  init(_ catalog: Catalog, _ one: Code, _ other: Code) {
    let isModal = [one, other].contains { catalog.rows[$0.row].mode != nil }
    let template = isModal ? catalog.names.mode : catalog.names.base
    let key = isModal ? "codes.mode" : "codes.name"
    let missing = Self.axes(of: catalog).filter { !template.parts.contains(.axis($0)) && (isModal || $0 != .mode) }
    if !missing.isEmpty {
      let placeholders = missing.map { "`{\($0.rawValue)}`" }.joined(separator: " and ")
      text = "put \(placeholders) into `\(key)`"
    } else if let better = Self.separated(template, in: catalog, isModal: isModal) {
      text = "write `\(key): \"\(better.text)\"`: no name contains `\(better.separator)`"
    } else {
      text = "rename one of the tokens, or separate them in `\(key)` by a text that no name contains"
    }
  }

  /// The axes with more than one token, which tell codes apart.
  private static func axes(of catalog: Catalog) -> [NameTemplate.Axis] {
    let sizes = Set(catalog.rows.map(\.size.value))
    let counts: [(NameTemplate.Axis, Int)] = [
      (.size, sizes.count), (.color, catalog.openColor == nil ? catalog.colors.count : 0),
      (.weight, catalog.weights.count), (.family, catalog.families.count), (.mode, catalog.modes.count + 1),
    ]
    return counts.filter { $0.1 > 1 }.map(\.0)
  }

  /// The template with a text between its placeholders that no name contains; nil if each such text is in some name.
  private static func separated(
    _ template: NameTemplate,
    in catalog: Catalog,
    isModal: Bool
  ) -> (text: String, separator: String)? {
    var names = catalog.rows.map(\.sizeName)
    names += (catalog.colors.map(\.name) + catalog.weights.map(\.name) + catalog.families.map(\.name)).map(\.value)
    names += catalog.modes.map(\.value)
    // The name of a code with a mode has that of the code without it inside.
    if isModal { names += catalog.names.base.literals }
    guard
      let separator = ["_", "-", "/", "~", "+", "__", "--"].first(where: { text in
        !names.contains { $0.contains(text) }
      })
    else { return nil }
    let axes = template.parts.compactMap { part -> String? in
      if case .axis(let axis) = part { "{\(axis.rawValue)}" } else { nil }
    }
    return (isModal ? "{name}\(separator){mode}" : axes.joined(separator: separator), separator)
  }
}

extension NameTemplate {
  fileprivate var literals: [String] {
    parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }
}
