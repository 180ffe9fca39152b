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
  private let cells: [FigmaSidecar.Key: FigmaSidecar.Cell]
  private let tree: SourceTree
  private let root: NodeID?

  /// - Parameters:
  ///   - changes: The values to write.
  ///   - cells: All values that Figma has.
  init(
    _ spec: FigmaSidecarSpec,
    _ changes: [FigmaSidecarSpec.Change],
    _ cells: [FigmaSidecar.Key: FigmaSidecar.Cell]
  ) {
    self.spec = spec
    self.cells = cells
    bytes = spec.bytes
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "sidecar.json", bytes: spec.bytes)
    root = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)?.root
    self.tree = tree
    var replacements: [(range: Range<Int>, json: WrittenJSON)] = []
    let changedKeys = Swift.Set(changes.map { FigmaSidecar.Key($0.origin) })
    let sharing = Dictionary(grouping: spec.origins.filter { $0.range != nil }) { $0.range?.bytes }
    var addedRanges: Swift.Set<Range<Int>> = []
    for (range, group) in Dictionary(grouping: changes, by: { $0.origin.range?.bytes }) {
      guard let range else { continue }
      let shared = sharing[range] ?? []
      let wanted = shared.map { changedKeys.contains(.init($0)) ? cells[.init($0)]?.literal : nil }
      if let first = wanted.first, let literal = first, wanted.allSatisfy({ $0?.isClose(to: literal) == true }) {
        value(literal, for: group[0].origin).map { replacements.append((range, $0)) }
      } else {
        addedRanges.insert(range)
      }
    }
    replace(replacements + factors)
    add(contextValues(changes.filter { $0.origin.range.map { addedRanges.contains($0.bytes) } ?? false }))
  }

  // MARK: Values

  /// The value in the form that the spec has it in; nil for a place that cannot have it.
  private func value(_ literal: FigmaLiteral, for origin: FigmaOrigin) -> WrittenJSON? {
    guard let range = origin.range, let node = node(at: range.bytes) else { return nil }
    if case .number = literal, isInExtension(origin) { return literal.json(as: "dimension") }
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

  // MARK: Line heights

  /// A line height is a number of font sizes, unless the spec has it as a length.
  private func lineHeight(_ digits: String, of origin: FigmaOrigin, _ old: WrittenJSON) -> WrittenJSON? {
    if case .object = old { return FigmaLiteral.number(digits).json(as: "dimension") }
    guard let pixels = Double(digits), let size = fontSize(of: origin) else { return nil }
    return .number(FigmaNumber.ratio(pixels, to: size))
  }

  /// Whether a line height is in `org.stylespec`, which has it as a length, next to the number of font sizes.
  private func isInExtension(_ origin: FigmaOrigin) -> Bool {
    guard origin.part == ["lineHeight"], let range = origin.range?.bytes, let whole = origin.whole?.bytes else {
      return false
    }
    return !(whole.lowerBound <= range.lowerBound && range.upperBound <= whole.upperBound)
  }

  /// The numbers of font sizes next to line heights in `org.stylespec` that these and the font sizes no longer make.
  private var factors: [(range: Range<Int>, json: WrittenJSON)] {
    let owners = Dictionary(grouping: spec.origins.filter(isInExtension)) { $0.whole?.bytes }
    return owners.values.compactMap { origins in
      // Of several contexts that share a value, those of the value itself are the standard ones.
      let origin = origins.min { $0.contexts.count < $1.contexts.count }
      guard let origin, let whole = origin.whole.flatMap({ node(at: $0.bytes) }),
        let node = tree.value(of: "lineHeight", in: whole), let old = Double(tree.text(of: node)),
        let height = pixels(of: origin), let size = fontSize(of: origin), abs(old * size - height) >= 0.005
      else { return nil }
      return (tree.range(of: node).bytes, .number(FigmaNumber.ratio(height, to: size)))
    }
  }

  /// The font size that Figma has next to a line height, in pixels; nil without one.
  private func fontSize(of origin: FigmaOrigin) -> Double? {
    let groups = origin.variable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let name = groups.map { "\($0)/" }.joined() + "fontSize"
    guard let size = spec.origin(named: name, inContextsOf: origin).flatMap(pixels), size > 0 else { return nil }
    return size
  }

  /// The number of pixels that Figma has; nil for another value. An alias has that of its target, whatever the file has
  /// beside it.
  private func pixels(of origin: FigmaOrigin) -> Double? {
    var origin = origin
    var known: Swift.Set<FigmaSidecar.Key> = []
    while known.insert(.init(origin)).inserted, let alias = cells[.init(origin)]?.alias,
      let target = spec.origin(named: alias, inContextsOf: origin)
    {
      origin = target
    }
    guard case .number(let digits)? = (cells[.init(origin)] ?? spec.emitted[.init(origin)])?.literal else { return nil }
    return Double(digits)
  }

  // MARK: Contexts

  /// A token, or a part of its value.
  private struct Place: Hashable {
    let token: TokenID
    let part: [String]

    init(_ origin: FigmaOrigin) { (token, part) = (origin.token, origin.part) }
  }

  /// The values for contexts of a modifier that the changed modes, and no others, have. A token has one in a context,
  /// with all of its parts that differ.
  private func contextValues(_ changes: [FigmaSidecarSpec.Change]) -> [FigmaContextValue] {
    let modes = Dictionary(grouping: spec.origins, by: Place.init)
    let groups = Dictionary(grouping: changes.indices) { Place(changes[$0].origin) }
    var values: [FigmaContextValue] = []
    for (place, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      for found in changesOfContexts(indices.map { changes[$0] }, among: modes[place] ?? []) {
        let known = values.firstIndex { $0.place == found.place }
        let whole = known.map { values[$0].value } ?? self.whole(of: found.change.origin)
        let new = whole?.replacing(part: place.part[...]) { old in
          value(found.change.cell.literal, for: found.change.origin, instead: old)
        }
        guard let new else { continue }
        if let known {
          values[known].value = new
        } else {
          values.append(FigmaContextValue(place: found.place, value: new))
        }
      }
    }
    return values
  }

  private func whole(of origin: FigmaOrigin) -> WrittenJSON? {
    origin.whole.flatMap { node(at: $0.bytes) }.map(tree.written)
  }

  /// A change for each context of the first modifier whose contexts tell the changed modes from the others.
  private func changesOfContexts(
    _ changes: [FigmaSidecarSpec.Change],
    among modes: [FigmaOrigin]
  ) -> [(place: FigmaContextValue.Place, change: FigmaSidecarSpec.Change)] {
    let modifiers = spec.catalog.tokens.modifiers
    guard modes.count > 1, let token = changes.first?.origin.token else { return [] }
    for modifier in modifiers.indices {
      let contexts = Dictionary(grouping: changes) { $0.origin.contexts.context(of: modifier, modifiers) }
      let isWhole = contexts.allSatisfy { context, some in
        some.count == modes.count { $0.contexts.context(of: modifier, modifiers) == context }
          && some.allSatisfy { $0.cell.literal.isClose(to: some[0].cell.literal) }
      }
      if !isWhole { continue }
      return contexts.sorted { $0.key < $1.key }.map { context, some in
        (.init(token: token, modifier: modifier, context: context), some[0])
      }
    }
    return []
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
      guard let type = spec.catalog.tokens.type(of: value.place.token) else { continue }
      let modifier = spec.catalog.tokens.modifiers[value.place.modifier]
      let place = ["modifiers", modifier.name, "contexts", modifier.contexts[value.place.context]]
      guard case .array(let sources)? = json.value(at: place[...]) else { continue }
      let token = object(("$type", .string(type.rawValue)), ("$value", value.value))
      let path = spec.catalog.tokens.path(of: value.place.token).segments
      let source = path.reversed().reduce(token) { .object([.init(key: $1, value: $0)]) }
      json = json.replacing(at: place[...], with: .array(sources + [source]))
    }
    bytes = JSONText(json).bytes
  }
}

/// A value that a context has.
private struct FigmaContextValue {
  /// A token in a context of a modifier.
  struct Place: Hashable {
    let token: TokenID
    let modifier: ModifierID
    let context: ContextID
  }

  let place: Place
  var value: WrittenJSON
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
  /// The same with another value of a part; nil if this does not have the part, or it cannot have a value.
  ///
  /// - Parameter make: The value in place of the one that is there.
  fileprivate func replacing(
    part: ArraySlice<String>,
    with make: (_ old: WrittenJSON) -> WrittenJSON?
  ) -> WrittenJSON? {
    guard let name = part.first else { return make(self) }
    switch self {
    case .array(let elements):
      // Several shadows are numbered from 1; a single one has no number.
      guard let index = elements.count == 1 ? 0 : Int(name).map({ $0 - 1 }), elements.indices.contains(index),
        let new = elements[index].replacing(part: elements.count == 1 ? part : part.dropFirst(), with: make)
      else { return nil }
      return .array(elements[..<index] + [new] + elements[(index + 1)...])
    case .object(let members):
      guard let index = members.firstIndex(where: { $0.key == name }),
        let new = members[index].value.replacing(part: part.dropFirst(), with: make)
      else { return nil }
      return .object(members[..<index] + [.init(key: name, value: new)] + members[(index + 1)...])
    case .null, .boolean, .number, .string: return nil
    }
  }
}
