internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes `codes`: the names of codes and, of a catalog with all codes, which of them exist.
struct CodePass: SpecPass {
  let spec: SpecInput
  let root: Fields

  /// `codes`: how codes are named, and whether they leave their color open. Without it, codes have a color, and their
  /// names are `{size}_{color}_{weight}` and `{name}_{mode}`.
  func names() -> (names: CodeNames, openColor: Origin?) {
    let codes = root["codes"].flatMap { fields(of: $0.value, as: .codes) }
    let color: CodeColor? = codes.flatMap { choice("color", of: $0) }
    let open = color == .open ? codes?["color"].map { Origin(range($0.value)) } : nil
    let baseNode = codes?["name"]?.value
    let modeNode = codes?["mode"]?.value
    let axes = NameTemplate.Axis.base
    let standard = open == nil ? NameTemplate.standard : .standardWithoutColor
    let base = baseNode.flatMap { template($0, axes: axes, name: nil, open: open) } ?? standard
    let mode = modeNode.flatMap { template($0, axes: axes + [.mode], name: base, open: open) }
    let names = CodeNames(
      base: base,
      mode: mode ?? base.withMode,
      baseOrigin: baseNode.map { Origin(range($0)) },
      modeOrigin: modeNode.map { Origin(range($0)) }
    )
    return (names, open)
  }

  /// Decides which codes exist, and checks that no two of them have the same name, so that every name identifies a
  /// code.
  func decided(_ catalog: Catalog) -> Catalog {
    let place = (root["codes"] ?? root["stylespec"]).map { range($0.key) } ?? start
    guard checkAxes(of: catalog, at: place) else { return catalog }
    // `names` has reported mistakes in the fields themselves.
    let fields = root["codes"].flatMap { tree.kind(of: $0.value) == .mapping ? $0.value : nil }
    guard let chosen = choosing(fields, in: catalog, at: place) else { return catalog }
    checkNames(of: chosen, at: place)
    return chosen
  }

  /// Parses a template; `{name}` is replaced with `name`. An unknown placeholder is reported, and so is a color if the
  /// codes leave it open, as declared at `open`.
  private func template(
    _ node: NodeID,
    axes: [NameTemplate.Axis],
    name: NameTemplate?,
    open: Origin?
  ) -> NameTemplate? {
    guard let pieces = templatePieces(node) else { return nil }
    var parts: [NameTemplate.Part] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): parts.append(.literal(text))
      case .placeholder("name") where name != nil: parts += name?.parts ?? []
      case .placeholder(let axis):
        guard let known = axes.first(where: { $0.rawValue == axis }) else {
          let allowed = axes.filter { open == nil || $0 != .color }.map(\.rawValue) + (name == nil ? [] : ["name"])
          report(.unknownPlaceholder(axis, allowed: allowed, at: range(node)))
          return nil
        }
        if known == .color, let open {
          report(.colorOfOpenCodes(in: range(node), open: open.range, files))
          return nil
        }
        parts.append(.axis(known))
      case .unclosed:
        report(.unclosedPlaceholder(at: range(node)))
        return nil
      }
    }
    return NameTemplate(parts: parts)
  }

  private func checkAxes(of catalog: Catalog, at place: SourceRange) -> Bool {
    guard let problem = Diagnostic.tooManyTokens(of: catalog, at: place) else { return true }
    report(problem)
    return false
  }

  private func checkNames(of catalog: Catalog, at place: SourceRange) {
    // By UTF-8: as strings, `é` in one scalar and in two would be equal.
    var codes: [UTF8Name: Code] = [:]
    codes.reserveCapacity(catalog.codeCount)
    let namer = CodeNamer(catalog)
    for code in catalog.codes {
      let utf8 = namer.utf8(of: code)
      guard let other = codes.updateValue(code, forKey: UTF8Name(utf8[...])) else { continue }
      let name = String(decoding: utf8, as: UTF8.self)
      if let style = code.style {
        report(.duplicateName(name, at: catalog.styles[style].name.origin.range, catalog.places(of: other)))
      } else {
        let template = catalog.row(of: code).mode == nil ? catalog.names.baseOrigin : catalog.names.modeOrigin
        let advice = TemplateAdvice(catalog, other, code)
        report(
          .ambiguousTemplate(
            name,
            one: catalog.places(of: other),
            other: catalog.places(of: code),
            advice: (advice.text, advice.template),
            in: template?.range,
            otherwiseAt: place
          )
        )
      }
      return
    }
  }
}

extension Catalog {
  /// The locations of a code's tokens, to distinguish two codes with the same name.
  fileprivate func places(of code: Code) -> [Note] {
    if let style = code.style {
      return [Note("style `\(styles[style].name.value)`", at: styles[style].name.origin.range)]
    }
    let row = row(of: code)
    let color = color(of: code).map { [("color", colors[$0].name)] } ?? []
    let names = color + [("weight", weight(of: code).name)]
    let family = familyAxis.count > 1 ? [("family", family(of: code).name)] : []
    let mode = row.mode.map { [("mode", modes[$0])] } ?? []
    return [Note("size `\(row.size.value)`", at: row.size.origin.range)]
      + (names + family + mode).map { what, name in Note("\(what) `\(name.value)`", at: name.origin.range) }
  }
}

/// A piece of a name template as it was written.
enum TemplatePiece {
  case literal(String)
  case placeholder(String)
  case unclosed

  static func split(_ text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else { return pieces + [.unclosed] }
      pieces.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? pieces : pieces + [.literal(String(rest))]
  }
}
