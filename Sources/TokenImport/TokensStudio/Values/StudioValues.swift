internal import TokenModel

/// A value without references.
enum StudioValue {
  case quantity(StudioQuantity)
  case color(TokenColor)
  case text(String)
  case boolean(Bool)
  /// A value with parts, whose own references are followed where they are read.
  case composite(WrittenJSON)

  /// As a part of a text.
  var text: String? {
    switch self {
    case .quantity(let quantity): quantity.text
    case .color(let color): color.css
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .composite: nil
    }
  }
}

/// Follows references and computes, in each choice of contexts.
final class StudioValues {
  let definitions: StudioDefinitions
  let layers: StudioLayers
  private var known: [StudioLayers.Choice: [Int: Result<StudioValue, StudioProblem>]] = [:]
  /// The definitions whose values are being computed, to find circles.
  private var path: [Int] = []
  /// Longer chains are not followed: they would overflow the stack.
  private static let maximumChain = 64

  init(_ definitions: StudioDefinitions, _ layers: StudioLayers) {
    self.definitions = definitions
    self.layers = layers
  }

  /// The definition that counts for a name, as Tokens Studio has it: that of the last set.
  func winner(of name: String, in choice: StudioLayers.Choice) -> Int? {
    definitions.definitions(of: name).last { layers.isActive(definitions.all[$0].set, in: choice) }
  }

  /// The value of a definition.
  func value(of index: Int, in choice: StudioLayers.Choice) throws(StudioProblem) -> StudioValue {
    if let known = known[choice]?[index] { return try known.get() }
    let name = definitions.all[index].token.name
    if path.contains(index) { throw StudioProblem("its references lead in a circle through `\(name)`") }
    if path.count >= Self.maximumChain {
      throw StudioProblem("a chain of more than \(Self.maximumChain) references")
    }
    path.append(index)
    let result = Result { () throws(StudioProblem) in try computed(definitions.all[index], choice) }
    path.removeLast()
    // The members of a circle have problems of their own, whichever of them is read first.
    if path.isEmpty || (try? result.get()) != nil { known[choice, default: [:]][index] = result }
    return try result.get()
  }

  private func computed(
    _ definition: StudioDefinitions.Definition,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioValue {
    let value = try self.value(of: definition.token.value, definition.kind, choice)
    guard definition.kind == .color, let modify = StudioModify(definition.token.annotations.extensions) else {
      return value
    }
    return .color(try modify.applied(to: try StudioColor.color(value), choice, self))
  }

  /// A value without its references.
  func value(
    of json: WrittenJSON,
    _ kind: StudioKind,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioValue {
    switch json {
    case .null: throw StudioProblem("no value")
    case .boolean(let flag): return .boolean(flag)
    case .number(let digits): return .quantity(StudioQuantity(try Self.number(digits)))
    case .array: return .composite(json)
    case .object: return Self.dimension(json).map { .quantity($0) } ?? .composite(json)
    case .string(let text): return try value(of: text, kind, choice)
    }
  }

  private func value(
    of text: String,
    _ kind: StudioKind,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioValue {
    if let name = StudioReference.path(ofWhole: text) { return try target(name, choice) }
    if kind.isNumeric {
      if let quantity = StudioQuantity(text) { return .quantity(quantity) }
      if let expression = StudioExpression(text) {
        return .quantity(
          try expression.result { name throws(StudioProblem) in try self.quantity(of: name, choice) }
        )
      }
    }
    var whole = ""
    for part in StudioReference.parts(of: text) {
      switch part {
      case .text(let text): whole += text
      case .reference(let name):
        guard let text = try target(name, choice).text else {
          throw StudioProblem("`{\(name)}` in a text is not a simple value")
        }
        whole += text
      }
    }
    return .text(whole)
  }

  private func target(_ name: String, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioValue {
    guard let index = winner(of: name, in: choice) else {
      throw StudioProblem("no enabled set has `{\(name)}`")
    }
    return try value(of: index, in: choice)
  }

  private func quantity(of name: String, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioQuantity {
    switch try target(name, choice) {
    case .quantity(let quantity): return quantity
    case .text(let text):
      if let quantity = StudioQuantity(text) { return quantity }
      fallthrough
    default: throw StudioProblem("`{\(name)}` is not a number")
    }
  }

  /// The number of some digits. Those that are too many are rounded.
  private static func number(_ digits: String) throws(StudioProblem) -> ExactNumber {
    if let number = ExactNumber(digits: digits) { return number }
    if let number = Double(digits).flatMap({ ExactNumber(nearest: $0) }) { return number }
    throw .outOfRange
  }

  /// `{ "value": 16, "unit": "px" }`, as newer versions of the format have it.
  private static func dimension(_ json: WrittenJSON) -> StudioQuantity? {
    guard case .number(let digits)? = json["value"], case .string(let unit)? = json["unit"] else { return nil }
    return ExactNumber(digits: digits).map { StudioQuantity($0, unit: unit.lowercased()) }
  }
}

extension WrittenJSON {
  /// The value of a key of an object; nil for another value, and without the key.
  subscript(key: String) -> WrittenJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The value of the first of some keys that an object has.
  func first(of keys: [String]) -> WrittenJSON? { keys.lazy.compactMap { self[$0] }.first }
}
