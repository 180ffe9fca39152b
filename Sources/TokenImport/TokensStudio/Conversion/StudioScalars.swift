internal import TokenModel

/// Values without parts, from a type of Tokens Studio to one of the Design Tokens format.
enum StudioScalars {
  static func draft(_ value: StudioValue, _ kind: StudioKind) throws(StudioProblem) -> StudioDraft {
    switch kind {
    case .color: return StudioDraft("color", StudioColor.json(try StudioColor.color(value)))
    case .length: return try length(value)
    case .opacity: return try factor(value, "an opacity")
    case .number: return try number(value)
    case .lineHeight: return try lineHeight(value)
    case .letterSpacing: return try letterSpacing(value)
    case .fontFamily: return try fontFamily(value)
    case .fontWeight: return try fontWeight(value)
    case .text: return try text(value)
    case .boolean: return try boolean(value)
    case .duration: return try duration(value)
    case .curve: return try curve(value)
    case .other: return try other(value)
    case .typography, .shadow, .border, .gradient: throw StudioProblem("its value has no parts")
    case .unsupported(let reason): throw StudioProblem(reason)
    }
  }

  /// The quantity of a value, of the first one if there are several.
  static func quantity(
    _ value: StudioValue,
    _ what: String
  ) throws(StudioProblem) -> (quantity: StudioQuantity, changes: [String]) {
    switch value {
    case .quantity(let quantity): return (quantity, [])
    case .text(let text):
      if let quantity = StudioQuantity(text) { return (quantity, []) }
      // Sides and corners, as in CSS.
      let words = text.split(whereSeparator: \.isWhitespace).map { StudioQuantity(String($0)) }
      if words.count > 1, let first = words[0], !words.contains(nil) {
        return (first, ["only the first of several values"])
      }
      throw StudioProblem("`\(text)` is not \(what)")
    case .boolean, .color, .composite: throw StudioProblem("its value is not \(what)")
    }
  }

  // MARK: Numbers and lengths

  private static func length(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let (quantity, changes) = try quantity(value, "a length")
    let (json, more) = try dimension(quantity)
    return StudioDraft("dimension", json, changes: changes + more)
  }

  /// A length as the format has it. A number alone is in pixels, as Tokens Studio documents it.
  static func dimension(_ quantity: StudioQuantity) throws(StudioProblem) -> (json: WrittenJSON, changes: [String]) {
    switch quantity.unit {
    case "", "px": return (json(quantity.number, "px"), rounding(quantity.number))
    case "rem": return (json(quantity.number, "rem"), rounding(quantity.number))
    case "em":
      return (json(quantity.number, "rem"), ["`em` is written as `rem`"])
    case "%": throw StudioProblem("`\(quantity.text)` of an unknown length")
    default: throw StudioProblem("the format does not have the unit `\(quantity.unit)`")
    }
  }

  static func json(_ number: ExactNumber, _ unit: String) -> WrittenJSON {
    .object([.init(key: "value", value: .number(number.digits)), .init(key: "unit", value: .string(unit))])
  }

  static func rounding(_ number: ExactNumber) -> [String] { number.isRounded ? ["rounded to six decimals"] : [] }

  /// A percentage or a number from 0 to 1.
  private static func factor(_ value: StudioValue, _ what: String) throws(StudioProblem) -> StudioDraft {
    let (quantity, changes) = try quantity(value, what)
    guard ["", "%"].contains(quantity.unit) else { throw StudioProblem("`\(quantity.text)` is not \(what)") }
    let number = try quantity.unit == "%" ? hundredth(quantity.number) : quantity.number
    return StudioDraft("number", .number(number.digits), changes: changes + rounding(number))
  }

  static func hundredth(_ number: ExactNumber) throws(StudioProblem) -> ExactNumber {
    do { return try number / ExactNumber(100) } catch { throw .outOfRange }
  }

  private static func number(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let (quantity, changes) = try quantity(value, "a number")
    switch quantity.unit {
    case "": return StudioDraft("number", .number(quantity.number.digits), changes: changes + rounding(quantity.number))
    case "%":
      let change = "a percentage is written as a factor"
      return StudioDraft("number", .number(try hundredth(quantity.number).digits), changes: changes + [change])
    default:
      let (json, more) = try dimension(quantity)
      return StudioDraft("dimension", json, changes: changes + more + ["a number with a unit is a dimension"])
    }
  }

  // MARK: Text

  /// `AUTO` in Figma, `normal` in CSS.
  static func isAutomatic(_ value: StudioValue) -> Bool {
    guard case .text(let text) = value else { return false }
    return ["auto", "normal"].contains(text.trimmingSpaces.lowercased())
  }

  private static func lineHeight(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    if isAutomatic(value) {
      throw StudioProblem("`AUTO` is not a number; typography tokens keep it")
    }
    let (quantity, changes) = try quantity(value, "a line height")
    if quantity.unit == "%" {
      let number = try hundredth(quantity.number)
      return StudioDraft("number", .number(number.digits), changes: changes + rounding(number))
    }
    let (json, more) = try dimension(quantity)
    let unit = quantity.unit.isEmpty ? ["a line height without unit is in pixels"] : []
    return StudioDraft("dimension", json, changes: changes + more + unit)
  }

  private static func letterSpacing(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let (quantity, changes) = try quantity(value, "a letter spacing")
    if ["%", "em"].contains(quantity.unit) {
      let factor = try quantity.unit == "%" ? hundredth(quantity.number) : quantity.number
      let change = "letter spacing in \(quantity.unit == "%" ? "percent" : "em") becomes a factor"
      return StudioDraft("number", .number(factor.digits), changes: changes + [change] + rounding(factor))
    }
    let (json, more) = try dimension(quantity)
    return StudioDraft("dimension", json, changes: changes + more)
  }

  private static func fontFamily(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let names: [String]
    switch value {
    case .text(let text): names = text.split(separator: ",").map { unquoted(String($0)) }
    case .composite(.array(let elements)):
      names = elements.compactMap { if case .string(let name) = $0 { unquoted(name) } else { nil } }
    case .quantity, .boolean, .color, .composite: throw StudioProblem("its value is not a font family")
    }
    let families = names.filter { !$0.isEmpty }
    guard !families.isEmpty, !families.contains(where: isInBraces) else {
      throw StudioProblem("no name of a font")
    }
    if families.count == 1 { return StudioDraft("fontFamily", .string(families[0])) }
    return StudioDraft("fontFamily", .array(families.map { .string($0) }))
  }

  private static func isInBraces(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  private static func unquoted(_ name: String) -> String {
    let name = name.trimmingSpaces
    guard let first = name.first, "\"'".contains(first), name.last == first, name.count > 1 else { return name }
    return String(name.dropFirst().dropLast()).trimmingSpaces
  }

  private static func text(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    guard let text = value.text else { throw StudioProblem("its value is not a text") }
    if isInBraces(text) { throw StudioProblem("the format would take `\(text)` for a reference") }
    return StudioDraft("string", .string(text), changes: ["the format does not have the type `string`"])
  }

  private static func boolean(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let change = "the format does not have the type `boolean`"
    switch value.text {
    case "true": return StudioDraft("boolean", .boolean(true), changes: [change])
    case "false": return StudioDraft("boolean", .boolean(false), changes: [change])
    default: throw StudioProblem("neither `true` nor `false`")
    }
  }

  // MARK: Other types

  private static func duration(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    let (quantity, changes) = try quantity(value, "a duration")
    guard ["", "ms", "s"].contains(quantity.unit) else { throw StudioProblem("`\(quantity.text)` is not a duration") }
    let unit = quantity.unit.isEmpty ? "ms" : quantity.unit
    return StudioDraft("duration", json(quantity.number, unit), changes: changes + rounding(quantity.number))
  }

  /// `[0.4, 0, 0.2, 1]`, or the same as a text, also in `cubic-bezier()`.
  private static func curve(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    var texts: [String] = []
    switch value {
    case .composite(.array(let elements)):
      texts = elements.map { if case .number(let digits) = $0 { digits } else { "" } }
    case .text(let text):
      let inner = text.replacing("cubic-bezier(", with: "").replacing(")", with: "")
      texts = inner.split(separator: ",").map { String($0).trimmingSpaces }
    case .quantity, .boolean, .color, .composite: break
    }
    let numbers = texts.compactMap { ExactNumber(digits: $0) }
    guard numbers.count == 4, texts.count == 4, [numbers[0], numbers[2]].allSatisfy({ (0...1).contains($0.double) })
    else { throw StudioProblem("its value is not a curve of four numbers") }
    return StudioDraft("cubicBezier", .array(numbers.map { .number($0.digits) }))
  }

  /// A value of the type `other`, or without one: what it looks like.
  private static func other(_ value: StudioValue) throws(StudioProblem) -> StudioDraft {
    if case .composite = value { throw StudioProblem("no type, and a value with parts") }
    for kind in [StudioKind.number, .color, .boolean, .text] {
      guard var draft = try? draft(value, kind) else { continue }
      draft.changes.append("no type; it looks like a \(draft.type)")
      return draft
    }
    throw StudioProblem("no type")
  }
}
