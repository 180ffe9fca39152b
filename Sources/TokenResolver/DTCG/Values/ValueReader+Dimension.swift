internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Lengths (Design Tokens Format Module 2025.10, section 8.2).
extension ValueReader {
  static let dimension = Wanted(name: "a dimension", type: .dimension)

  /// The units of the format, as messages list them.
  static let lengthUnits = ["px", "rem"]
  /// Android units, which no output supports.
  private static let otherUnits: Set<String> = ["dp", "dip", "sp"]

  /// The value of a dimension token. One with a unit that no output supports is kept as it is.
  func dimensionToken(_ node: NodeID) -> TokenValue? {
    if let unit = otherUnit(of: node, Self.otherUnits) {
      report(.unknownUnit(unit.text, known: "`px` and `rem`", at: range(unit.node)))
      return .opaque(opaque(node, type: TokenType.dimension.rawValue))
    }
    return dimension(node).map { .dimension($0) }
  }

  func zeroLength(at node: NodeID) -> Dimension {
    Dimension(number: .value(sourced(TokenNumber(0), node)), unit: .value(sourced(.px, node)))
  }

  /// Reports parts that are missing from a value, and count as 0.
  ///
  /// - Parameter zero: How the format writes the 0.
  func reportMissingZeros(_ names: [String], _ zero: String, in value: NodeID) {
    if names.isEmpty { return }
    report(.missingZeros(names, zero, at: range(value), end: end(of: value)))
  }

  /// A length; `reportsEm` is false if the caller reports lengths in `em`.
  func dimension(_ node: NodeID, reportsEm: Bool = true) -> Dimension? {
    switch tree.jsonKind(of: node) {
    case .object: return dimensionObject(node, reportsEm: reportsEm)
    case .string, .number: if let length = lengthText(node, reportsEm: reportsEm) { return length }
    default: break
    }
    reportKind(of: node, "a dimension is an object with `value` and `unit`")
    return nil
  }

  private func dimensionObject(_ node: NodeID, reportsEm: Bool) -> Dimension? {
    guard let (number, unit) = quantity(node, of: "a dimension", zeroUnit: LengthUnit.px.rawValue) else { return nil }
    let numberSlot = numberSlot(number, "the value of a dimension is a number")
    guard let unit else { return numberSlot.map { Dimension(number: $0, unit: .value(sourced(.px, node))) } }
    let unitSlot: Slot<LengthUnit>? = slot(unit, Wanted(name: "`px` or `rem`", type: nil, takesBraces: false)) {
      reader,
      node in
      guard reader.expect(.string, at: node, what: "the unit of a dimension is `px` or `rem`") else { return nil }
      guard let unit: LengthUnit = reader.unit(node) else {
        let (text, place) = (reader.tree.text(of: node), reader.range(node))
        reader.report(.unknownValue(text, of: "a unit of length", allowed: Self.lengthUnits, at: place))
        return nil
      }
      reader.reportUnit(unit, at: node, reportsEm: reportsEm)
      return unit
    }
    guard let numberSlot, let unitSlot else { return nil }
    return Dimension(number: numberSlot, unit: unitSlot)
  }

  /// The nodes of number and unit. A unit is nil for a 0 without one, which is reported.
  ///
  /// - Parameter zeroUnit: The unit to write for such a 0.
  func quantity(
    _ node: NodeID,
    of what: String,
    zeroUnit: String
  ) -> (number: NodeID, unit: NodeID?)? {
    let isZero = isZeroWithoutUnit(node)
    guard let found = properties(node, of: what, ["value", "unit"], required: isZero ? 1 : 2), let number = found[0]
    else { return nil }
    guard isZero else { return (number, found[1]) }
    if let unit = found[1] {
      report(.zeroWithEmptyUnit(right: zeroUnit, at: range(unit)))
    } else {
      report(.zeroWithoutUnit(right: zeroUnit, at: range(node), end: end(of: node)))
    }
    return (number, nil)
  }

  /// Whether a value is 0 with an empty or missing unit.
  private func isZeroWithoutUnit(_ node: NodeID) -> Bool {
    if let unit = tree.value(of: "unit", in: node) {
      guard tree.jsonKind(of: unit) == .string, tree.text(of: unit).allSatisfy(\.isWhitespace) else { return false }
    }
    guard let number = tree.value(of: "value", in: node), tree.kind(of: number) == .scalar else { return false }
    return TokenNumber(tree.text(of: number))?.double == 0
  }

  /// The unit that a text names; nil for another text. One in capitals is reported.
  func unit<Unit: QuantityUnit>(_ node: NodeID) -> Unit? {
    let text = tree.text(of: node)
    if let unit = Unit(rawValue: text) { return unit }
    guard let unit = Unit(rawValue: text.lowercased()) else { return nil }
    report(.unitInCapitals(text, at: range(node)))
    return unit
  }

  /// A number inside of a value that is not composite.
  func numberSlot(_ node: NodeID, _ what: String) -> Slot<TokenNumber>? {
    slot(node, Wanted(name: "a number", type: .number, takesBraces: false)) { $0.number($1, what) }
  }

  /// A length as one text, or 0 without a unit; nil for another value, which is not reported.
  private func lengthText(_ node: NodeID, reportsEm: Bool) -> Dimension? {
    guard let measure = Measure(tree.utf8(of: node)) else { return nil }
    let isZero = measure.unit.isEmpty && measure.number.double == 0
    guard let unit = isZero ? .px : LengthUnit(rawValue: measure.unit.lowercased()) else { return nil }
    if !unit.isOfFormat {
      reportUnit(unit, at: node, reportsEm: reportsEm)
    } else {
      report(.measureText(measure.number, unit: unit.rawValue, of: "a dimension", at: range(node)))
    }
    return Dimension(number: .value(sourced(measure.number, node)), unit: .value(sourced(unit, node)))
  }

  /// Reports a unit that the format does not have.
  private func reportUnit(_ unit: LengthUnit, at node: NodeID, reportsEm: Bool) {
    switch unit {
    case .px, .rem: break
    case .em: if reportsEm { report(.lengthInEm(at: range(node))) }
    default: report(.unitOfCSS(unit.rawValue, at: range(node)))
    }
  }

  /// The unit of a quantity, if it is one of some that the model cannot represent.
  func otherUnit(of node: NodeID, _ units: Set<String>) -> (text: String, node: NodeID)? {
    switch tree.jsonKind(of: node) {
    case .string:
      guard let measure = Measure(tree.utf8(of: node)), units.contains(measure.unit.lowercased()) else {
        return nil
      }
      return (measure.unit, node)
    case .object:
      var unit: NodeID?
      var hasNumber = false
      for (key, value) in tree.entries(of: node) {
        if tree.text(of: key, is: "unit") { unit = value }
        if tree.text(of: key, is: "value") { hasNumber = tree.jsonKind(of: value) == .number }
      }
      guard let unit, hasNumber, tree.jsonKind(of: unit) == .string else { return nil }
      let text = tree.text(of: unit)
      return units.contains(text.lowercased()) ? (text, unit) : nil
    default: return nil
    }
  }
}

/// A number with a unit as one text, such as `16px` or `-0.5em`.
struct Measure {
  let number: TokenNumber
  /// Empty for a number alone.
  let unit: String

  /// Nil for a text that is neither; white space around it and a sign `+` or a missing zero, which CSS allows, are not.
  init?(_ text: ArraySlice<UInt8>) {
    let digits = text.prefix { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    var plain = String(decoding: digits, as: UTF8.self)
    if plain.hasPrefix(".") { plain = "0" + plain }
    if plain.hasPrefix("-.") { plain = "-0" + plain.dropFirst() }
    guard let number = TokenNumber(plain) else { return nil }
    self.number = number.withoutNoise ?? number
    unit = String(decoding: text.dropFirst(digits.count), as: UTF8.self)
    let isUnit = unit == "%" || unit.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    if !isUnit { return nil }
  }
}
