internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenYAML

/// Writes values of Figma into a spec in the Design Tokens format.
///
/// A value is replaced where it is, if all modes that share it want the new one. Otherwise it is added to the context
/// that the modes with it have in common. What neither can say stays as it is.
struct FigmaSidecarEdit {
  /// The spec with the new values.
  private(set) var bytes: [UInt8]
  private let spec: FigmaSidecarSpec
  private let tree: SourceTree
  private let root: NodeID?

  init(
    _ spec: FigmaSidecarSpec,
    _ changes: [FigmaSidecarSpec.Change],
    _ cells: [FigmaSidecar.Key: FigmaSidecar.Cell]
  ) {
    self.spec = spec
    bytes = spec.bytes
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "sidecar.json", bytes: spec.bytes)
    root = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)?.root
    self.tree = tree
    var replacements: [(range: Range<Int>, json: WrittenJSON)] = []
    var additions: [FigmaContextValue] = []
    let changedKeys = Swift.Set(changes.map { FigmaSidecar.Key($0.origin) })
    let sharing = Dictionary(grouping: spec.origins.filter { $0.range != nil }) { $0.range?.bytes }
    for group in Dictionary(grouping: changes, by: { $0.origin.range?.bytes }).values {
      guard let range = group[0].origin.range?.bytes else { continue }
      let shared = sharing[range] ?? []
      let wanted = shared.map { changedKeys.contains(.init($0)) ? cells[.init($0)]?.literal : nil }
      if let first = wanted.first, let literal = first, wanted.allSatisfy({ $0?.isClose(to: literal) == true }) {
        value(literal, for: group[0].origin).map { replacements.append((range, $0)) }
      } else {
        additions += contextValues(group, among: spec.origins)
      }
    }
    replace(replacements)
    add(additions)
  }

  // MARK: Values

  /// The value in the form that the spec has it in; nil for a place that cannot have it.
  private func value(_ literal: FigmaLiteral, for origin: FigmaOrigin) -> WrittenJSON? {
    guard let range = origin.range, let node = node(at: range.bytes) else { return nil }
    return value(literal, for: origin, instead: tree.written(node))
  }

  private func value(_ literal: FigmaLiteral, for origin: FigmaOrigin, instead old: WrittenJSON) -> WrittenJSON? {
    switch (literal, old) {
    case (.text(let text), .array(let families)): return .array([.string(text)] + families.dropFirst())
    case (.number(let digits), _) where origin.part == ["lineHeight"]: return lineHeight(digits, of: origin, old)
    default: break
    }
    let token = spec.catalog.tokens.type(of: origin.token)
    let type = Self.partTypes[origin.part.last ?? ""] ?? token?.rawValue ?? ""
    return literal.json(as: type) ?? literal.json(as: Self.plainType(of: literal))
  }

  /// A line height is a number of font sizes, unless the spec has it as a length.
  private func lineHeight(_ digits: String, of origin: FigmaOrigin, _ old: WrittenJSON) -> WrittenJSON? {
    if case .object = old { return FigmaLiteral.number(digits).json(as: "dimension") }
    guard let whole = origin.whole, let node = node(at: whole.bytes), let pixels = Double(digits) else { return nil }
    let size = tree.written(node)["fontSize"]
    guard let size = size?["value"]?.digits.flatMap(Double.init), size > 0 else { return nil }
    return .number(FigmaNumber.text((pixels / size * 10_000).rounded() / 10_000))
  }

  private static let partTypes = [
    "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight", "letterSpacing": "dimension",
    "color": "color", "width": "dimension", "delay": "duration", "duration": "duration", "blur": "dimension",
    "offsetX": "dimension", "offsetY": "dimension", "spread": "dimension",
  ]

  private static func plainType(of literal: FigmaLiteral) -> String {
    switch literal {
    case .color: "color"
    case .number: "number"
    case .text: "string"
    case .flag: "boolean"
    case .written: "dimension"
    }
  }

  private func node(at range: Range<Int>) -> NodeID? {
    guard let root else { return nil }
    var rest = [root]
    while let node = rest.popLast() {
      let own = tree.range(of: node).bytes
      if own == range { return node }
      let inner = tree.entries(of: node).map(\.value) + Array(tree.elements(of: node))
      rest += inner.filter { child in
        let bounds = tree.range(of: child).bytes
        return bounds.lowerBound <= range.lowerBound && range.upperBound <= bounds.upperBound
      }
    }
    return nil
  }

  private mutating func replace(_ replacements: [(range: Range<Int>, json: WrittenJSON)]) {
    for (range, json) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: JSONText(json).bytes.dropLast())
    }
  }

  // MARK: Contexts

  /// The values for contexts of a modifier that the changed modes, and no others, have.
  private func contextValues(
    _ changes: [FigmaSidecarSpec.Change],
    among origins: [FigmaOrigin]
  ) -> [FigmaContextValue] {
    let tokens = spec.catalog.tokens
    return Dictionary(grouping: changes, by: { [$0.origin.variable] + $0.origin.part }).values.flatMap { all in
      let origin = all[0].origin
      let modes = origins.filter { $0.token == origin.token && $0.part == origin.part }
      for modifier in tokens.modifiers.indices {
        let contexts = Dictionary(grouping: all) { $0.origin.contexts.context(of: modifier, tokens.modifiers) }
        let isWhole = contexts.allSatisfy { context, some in
          some.count == modes.count { $0.contexts.context(of: modifier, tokens.modifiers) == context }
            && some.allSatisfy { $0.cell.literal.isClose(to: some[0].cell.literal) }
        }
        if !isWhole || contexts.count == modes.count && modes.count == 1 { continue }
        return contexts.sorted { $0.key < $1.key }.compactMap { context, some in
          contextValue(some[0], modifier: modifier, context: context)
        }
      }
      return []
    }
  }

  private func contextValue(
    _ change: FigmaSidecarSpec.Change,
    modifier: ModifierID,
    context: ContextID
  ) -> FigmaContextValue? {
    let origin = change.origin
    let tokens = spec.catalog.tokens
    guard let whole = origin.whole.flatMap({ node(at: $0.bytes) }), let type = tokens.type(of: origin.token) else {
      return nil
    }
    let old = tree.written(whole)
    var json = old
    if origin.part.isEmpty {
      guard let value = value(change.cell.literal, for: origin, instead: old) else { return nil }
      json = value
    } else {
      guard case .object(let members) = old, origin.part.count == 1,
        let part = members.first(where: { $0.key == origin.part[0] })?.value,
        let value = value(change.cell.literal, for: origin, instead: part)
      else { return nil }
      json = .object(members.map { $0.key == origin.part[0] ? .init(key: $0.key, value: value) : $0 })
    }
    return FigmaContextValue(
      modifier: tokens.modifiers[modifier].name,
      context: tokens.modifiers[modifier].contexts[context],
      path: tokens.path(of: origin.token).segments,
      token: .object([.init(key: "$type", value: .string(type.rawValue)), .init(key: "$value", value: json)])
    )
  }

  /// Adds a source with each value at the end of its context.
  private mutating func add(_ values: [FigmaContextValue]) {
    if values.isEmpty { return }
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "sidecar.json", bytes: bytes)
    let document = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    guard let root = document?.root else { return }
    var json = tree.written(root)
    for value in values {
      let place = ["modifiers", value.modifier, "contexts", value.context]
      guard case .array(let sources)? = json.value(at: place[...]) else { continue }
      let source = value.path.reversed().reduce(value.token) { .object([.init(key: $1, value: $0)]) }
      json = json.replacing(at: place[...], with: .array(sources + [source]))
    }
    bytes = JSONText(json).bytes
  }
}

/// A token with a value that a context has.
struct FigmaContextValue {
  let modifier: String
  let context: String
  let path: [String]
  let token: WrittenJSON
}

extension WrittenJSON {
  /// The value at some keys.
  fileprivate func value(at keys: ArraySlice<String>) -> WrittenJSON? {
    guard let key = keys.first else { return self }
    return self[key]?.value(at: keys.dropFirst())
  }

  /// The same with another value at some keys that it has.
  fileprivate func replacing(at keys: ArraySlice<String>, with value: WrittenJSON) -> WrittenJSON {
    guard let key = keys.first else { return value }
    return .object(
      members.map { member in
        guard member.key.utf8.elementsEqual(key.utf8) else { return member }
        return Member(key: member.key, value: member.value.replacing(at: keys.dropFirst(), with: value))
      }
    )
  }
}
