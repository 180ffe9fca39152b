internal import TokenDiagnostics

/// The tokens of a set, an array for each property: about sixty bytes for a token with a plain color.
struct TokenColumns: Sendable, Hashable {
  /// The names, one after the other, in UTF-8.
  private var names: [UInt8] = []
  /// The end of each name.
  private var nameEnds: [UInt32] = []
  /// The index of each token's group; -1 for a token at the top.
  private var groups: [Int32] = []
  var types: [TokenType?] = []
  /// The locations of names and values.
  private var places: [StoredPlace] = []
  /// The value of a token with only one, or the last of its layers.
  private var contents: [StoredContent] = []
  /// The conditions of layers and references; there are few.
  private var conditions: [Condition] = [.always]
  private var conditionIndices: [Condition: Int32] = [.always: 0]
  /// The layers of tokens with several.
  private var layers: [StoredLayer] = []
  private(set) var values: [Sourced<TokenValue>] = []
  /// The indices of the values with references in their parts.
  private(set) var composites: Set<Int32> = []
  private var references: [StoredReference] = []
  /// The annotations of the few tokens that have any.
  var annotations: [TokenID: TokenAnnotations] = [:]
  /// The references that led to the few references that have any, by their index.
  private var through: [Int32: [SourceRange]] = [:]
  /// The parts that references written as JSON Pointers lead to, by the index of the reference; empty for whole values.
  private var pointers: [Int32: [String]] = [:]
  /// The extensions of the few tokens that have any.
  var extensions: [TokenID: SourceRange] = [:]
  /// The values of this project's extensions.
  var typographyExtensions: [TokenID: TypographyExtension] = [:]
  /// The grounds of the few colors that have any, as they are written.
  var grounds: [TokenID: [Sourced<String>]] = [:]

  /// Whether a token has more than one value.
  var hasConditions: Bool { !layers.isEmpty }

  func name(of token: TokenID) -> String { String(decoding: nameBytes(of: token), as: UTF8.self) }

  func nameBytes(of token: TokenID) -> ArraySlice<UInt8> {
    let start = token == .start ? 0 : Int(nameEnds[token.index - 1])
    return names[start..<Int(nameEnds[token.index])]
  }

  func nameRange(of token: TokenID) -> SourceRange { places[token.index].name }

  func range(of token: TokenID) -> SourceRange { places[token.index].value }

  /// The group of a token; nil for a token at the top.
  func group(of token: TokenID) -> GroupID? {
    let group = groups[token.index]
    return group < 0 ? nil : GroupID(Int(group))
  }

  /// Reserves room for some tokens with names of usual lengths, half of them references. Unused memory costs nothing,
  /// but a growing array exists twice.
  mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(16 * count)
    references.reserveCapacity(count)
    nameEnds.reserveCapacity(count)
    groups.reserveCapacity(count)
    types.reserveCapacity(count)
    places.reserveCapacity(count)
    contents.reserveCapacity(count)
  }

  mutating func append(
    _ name: ArraySlice<UInt8>,
    group: GroupID?,
    _ type: TokenType?,
    nameRange: SourceRange,
    range: SourceRange
  ) -> TokenID {
    names.append(contentsOf: name)
    nameEnds.append(UInt32(clamping: names.count))
    groups.append(Int32(clamping: group?.index ?? -1))
    types.append(type)
    places.append(StoredPlace(nameRange, range))
    contents.append(.slot(.missing))
    return TokenID(types.count - 1)
  }

  /// Stores a slot for the layers of a token. A color located at the whole token needs only its column.
  mutating func store(_ value: Sourced<TokenValue>, of token: TokenID) -> StoredSlot {
    if case .color(.hex(let color)) = value.value, value.origin.references.isEmpty,
      value.origin.range == range(of: token)
    {
      return .color(color)
    }
    let index = Int32(clamping: values.count)
    values.append(value)
    if !Slot.value(value).references.isEmpty { composites.insert(index) }
    return .value(index)
  }

  mutating func storeReference(
    to target: TokenID,
    pin: Condition,
    _ range: SourceRange,
    through: [SourceRange],
    pointer: [String]? = nil
  ) -> StoredSlot {
    let index = Int32(clamping: references.count)
    references.append(StoredReference(target: target, pin: store(pin), range: range))
    if !through.isEmpty { self.through[index] = through }
    if let pointer { pointers[index] = pointer }
    return .reference(index)
  }

  /// A reference that is the whole value of a layer.
  func reference(_ index: Int32) -> (target: TokenID, pin: Condition, range: SourceRange, through: [SourceRange]) {
    let stored = references[Int(index)]
    return (stored.target, conditions[Int(stored.pin)], stored.range, through.isEmpty ? [] : through[index] ?? [])
  }

  /// The part that a reference leads to if it is a JSON Pointer, empty for the whole value; nil for a path in braces.
  func pointer(of index: Int32) -> [String]? { pointers.isEmpty ? nil : pointers[index] }

  /// Whether a reference leads to a part of a value.
  func isPointerToPart(_ index: Int32) -> Bool { pointer(of: index)?.isEmpty == false }

  /// Whether a value has to be put together: one with references in its parts, or a part of another.
  func isComposed(_ slot: StoredSlot) -> Bool {
    switch slot {
    case .missing, .color: false
    case .value(let index): composites.contains(index)
    case .reference(let index): isPointerToPart(index)
    }
  }

  /// Whether any value may have to be put together.
  var hasComposedValues: Bool { !composites.isEmpty || !pointers.isEmpty }

  /// Adds a layer above those of a token.
  mutating func addLayer(_ slot: StoredSlot, in condition: Condition, to token: TokenID) {
    switch contents[token.index] {
    case .slot(.missing) where condition == .always: contents[token.index] = .slot(slot)
    case .slot(.missing): link(slot, condition, above: -1, of: token)
    case .slot(let first):
      layers.append(StoredLayer(slot: first, condition: store(.always), below: -1))
      link(slot, condition, above: Int32(clamping: layers.count - 1), of: token)
    case .layers(let last): link(slot, condition, above: last, of: token)
    }
  }

  private mutating func store(_ condition: Condition) -> Int32 {
    if condition == .always { return 0 }
    if let known = conditionIndices[condition] { return known }
    let index = Int32(clamping: conditions.count)
    conditions.append(condition)
    conditionIndices[condition] = index
    return index
  }

  private mutating func link(_ slot: StoredSlot, _ condition: Condition, above below: Int32, of token: TokenID) {
    layers.append(StoredLayer(slot: slot, condition: store(condition), below: below))
    contents[token.index] = .layers(last: Int32(clamping: layers.count - 1))
  }

  /// Calls `body` with the layers of a token from the last to the first, until it returns false.
  @inline(__always)
  func forEachLayer(of token: TokenID, _ body: (Condition, StoredSlot) -> Bool) {
    switch contents[token.index] {
    case .slot(.missing): break
    case .slot(let slot): _ = body(.always, slot)
    case .layers(var index):
      while index >= 0 {
        let layer = layers[Int(index)]
        guard body(conditions[Int(layer.condition)], layer.slot) else { return }
        index = layer.below
      }
    }
  }
}

/// The content of a token's column.
private enum StoredContent: Sendable, Hashable {
  case slot(StoredSlot)
  case layers(last: Int32)
}

/// A value or a reference of a token.
enum StoredSlot: Sendable, Hashable {
  case missing
  /// A color located at the token's value.
  case color(ColorValue)
  /// An index into the values.
  case value(Int32)
  /// An index into the references.
  case reference(Int32)
}

private struct StoredLayer: Sendable, Hashable {
  let slot: StoredSlot
  /// An index into the conditions.
  let condition: Int32
  /// The index of the layer below; -1 for the first.
  let below: Int32
}

private struct StoredReference: Sendable, Hashable {
  let target: TokenID
  /// An index into the conditions.
  let pin: Int32
  let range: SourceRange
}

/// The locations of a token's name and value, which are in one file.
private struct StoredPlace: Sendable, Hashable {
  let name: SourceRange
  private let lower: UInt32
  private let upper: UInt32

  init(_ name: SourceRange, _ value: SourceRange) {
    self.name = name
    (lower, upper) = (value.lower, value.upper)
  }

  var value: SourceRange { SourceRange(file: name.file, bytes: Int(lower)..<Int(upper)) }
}
