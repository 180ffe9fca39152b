internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `codes`: how codes are named. Without it, `{size}_{color}_{weight}` and `{name}_{mode}`.
  mutating func decodeCodes(_ root: Fields) -> CodeNames {
    var base = NameTemplate.standard
    var mode: NameTemplate?
    var baseNode: YAMLNodeID?
    var modeNode: YAMLNodeID?
    if let node = root["codes"]?.value, let codes = fields(of: node, allowed: ["name", "mode"], in: "`codes`") {
      baseNode = codes["name"]?.value
      modeNode = codes["mode"]?.value
      base = baseNode.flatMap { template($0, axes: ["size", "color", "weight"], name: nil) } ?? base
      mode = modeNode.flatMap { template($0, axes: ["size", "color", "weight", "mode", "name"], name: base) }
    }
    return CodeNames(
      base: base,
      mode: mode ?? base.withMode,
      baseOrigin: baseNode.map { Origin(range($0)) },
      modeOrigin: modeNode.map { Origin(range($0)) }
    )
  }

  /// Parses a template; `name` is what `{name}` stands for. Each part that is no axis is reported.
  private mutating func template(_ node: YAMLNodeID, axes: [String], name: NameTemplate?) -> NameTemplate? {
    guard expect(.scalar, node, for: "a name template") else { return nil }
    let text = tree.text(of: node)
    if let problem = TokenName.problem(withTemplate: text) {
      report(.invalidTemplate(problem, at: range(node)))
      return nil
    }
    var parts: [NameTemplate.Part] = []
    for piece in TemplatePiece.split(text) {
      switch piece {
      case .literal(let text): parts.append(.literal(text))
      case .placeholder("name") where name != nil: parts += name?.parts ?? []
      case .placeholder(let axis):
        guard axes.contains(axis), let known = NameTemplate.Axis(rawValue: axis) else {
          report(.unknownPlaceholder(axis, allowed: axes, at: range(node)))
          return nil
        }
        parts.append(.axis(known))
      case .unclosed:
        report(.invalidTemplate("a `{` has no `}`; close it", at: range(node)))
        return nil
      }
    }
    return NameTemplate(parts: parts)
  }

  /// There must not be too many codes, and no two with one name: then every name can be read back.
  mutating func checkCodes(of catalog: Catalog, at range: SourceRange?) {
    let place = range ?? .start(of: tree.file)
    let largest = max(catalog.rows.count, catalog.colors.count, catalog.weights.count)
    guard largest <= SpecResolver.maximumTokensOnAxis else {
      report(.tooManyTokens(largest, maximum: SpecResolver.maximumTokensOnAxis, at: place))
      return
    }
    guard let count = catalog.codeCount, count <= SpecResolver.maximumCodes else {
      report(.tooManyCodes(catalog.codeCount, maximum: SpecResolver.maximumCodes, at: place))
      return
    }
    // By UTF-8: as strings, `é` in one scalar and in two would be one name.
    var codes: [[UInt8]: Code] = Dictionary(minimumCapacity: count)
    for code in catalog.codes {
      let name = catalog.name(of: code)
      guard let other = codes.updateValue(code, forKey: Array(name.utf8)) else { continue }
      let template = catalog.rows[code.row].mode == nil ? catalog.names.baseOrigin : catalog.names.modeOrigin
      report(
        .ambiguousTemplate(name, catalog.places(of: other), catalog.places(of: code), at: template?.range ?? place)
      )
      return
    }
  }
}

/// A piece of a name template as it was written.
private enum TemplatePiece {
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

extension Catalog {
  /// Where a code's tokens were written: what tells two codes with one name apart.
  fileprivate func places(of code: Code) -> [Note] {
    let row = rows[code.row]
    let color = colors[code.color].name
    let weight = weights[code.weight].name
    return [
      Note("size `\(row.sizeName)`", at: row.size.origin.range),
      Note("colour `\(color.value)`", at: color.origin.range),
      Note("weight `\(weight.value)`", at: weight.origin.range),
    ]
  }
}
