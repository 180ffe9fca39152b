internal import TokenModel

/// Advice on how to distinguish two codes with the same name.
struct TemplateAdvice {
  /// A phrase: "put `{weight}` into `codes.name`".
  let text: String
  /// The template that gives every code a unique name; nil if there is no single clear one.
  let template: String?

  init(_ catalog: Catalog, _ one: Code, _ other: Code) {
    let isModal = [one, other].contains { catalog.row(of: $0).mode != nil }
    let template = isModal ? catalog.names.mode : catalog.names.base
    let key = isModal ? "codes.mode" : "codes.name"
    let missing = Self.axes(of: catalog).filter { !template.parts.contains(.axis($0)) && (isModal || $0 != .mode) }
    if !missing.isEmpty {
      let placeholders = missing.map { "`{\($0.rawValue)}`" }.joined(separator: " and ")
      text = "put \(placeholders) into `\(key)`"
      self.template = nil
    } else if let better = Self.separated(template, in: catalog, isModal: isModal) {
      text = "write `\(key): \"\(better.text)\"`: no name contains `\(better.separator)`"
      self.template = better.text
    } else {
      text = "rename one of the tokens, or separate them in `\(key)` by a text that no name contains"
      self.template = nil
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
    // The name of a code in a mode contains the name of the code without the mode.
    if isModal { names += catalog.names.base.literals }
    let separators = ["_", "-", "/", "~", "+", "__", "--"].filter { text in !names.contains { $0.contains(text) } }
    let axes = template.parts.compactMap { if case .axis(let axis) = $0 { axis } else { nil } }
    guard let separator = separators.first(where: { tellsApart(axes, separatedBy: $0, in: catalog, isModal: isModal) })
    else { return nil }
    let placeholders = isModal ? ["{name}", "{mode}"] : axes.map { "{\($0.rawValue)}" }
    return (placeholders.joined(separator: separator), separator)
  }

  /// Whether all codes get different names from a template of placeholders with one separator between them.
  private static func tellsApart(
    _ axes: [NameTemplate.Axis],
    separatedBy separator: String,
    in catalog: Catalog,
    isModal: Bool
  ) -> Bool {
    let base = catalog.names.base
    let names =
      isModal
      ? CodeNames(
        base: base,
        mode: NameTemplate(parts: base.parts + [.literal(separator), .axis(.mode)]),
        baseOrigin: nil,
        modeOrigin: nil
      )
      : CodeNames(
        base: NameTemplate(parts: Array(axes.map { [.axis($0)] }.joined(separator: [.literal(separator)]))),
        mode: catalog.names.mode,
        baseOrigin: nil,
        modeOrigin: nil
      )
    let namer = CodeNamer(catalog, names: names)
    var seen: Set<[UInt8]> = []
    return catalog.codes.allSatisfy { code in
      // The template of modes is made of the other one, and is not judged here.
      !isModal && catalog.row(of: code).mode != nil || seen.insert(namer.utf8(of: code)).inserted
    }
  }
}

extension NameTemplate {
  fileprivate var literals: [String] {
    parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }
}
