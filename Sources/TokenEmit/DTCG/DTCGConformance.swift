internal import TokenDiagnostics
internal import TokenModel

/// Reports values that the format has no form for.
struct DTCGConformance {
  let tokens: TokenSet

  func report(_ slot: Slot<TokenValue>, of token: TokenID, _ report: inout EmitterReport) {
    guard case .value(let sourced) = slot else { return }
    if case .opaque(let value) = sourced.value {
      let isOther = TokenType(rawValue: value.type) == nil
      let lack = isOther ? "the format has no type `\(value.type)`" : "the format has no form for this \(value.type)"
      report.cannotExpress("\(lack); `\(tokens.path(of: token))` is written as it was read", at: sourced.origin.range)
      return
    }
    if case .color(.hex) = sourced.value { return }
    var units = ForeignUnits()
    _ = try? sourced.value.mappingSlots(&units)
    guard let unit = units.found else { return }
    report.cannotExpress(
      "the format has no unit `\(unit.rawValue)`; `\(tokens.path(of: token))` is written as it was read",
      at: sourced.origin.range
    )
  }
}

/// Finds a unit that the format does not have.
private struct ForeignUnits: SlotMap {
  var found: LengthUnit?

  mutating func map<Value: SlotValue>(_ slot: Slot<Value>) throws(TokenValueError) -> Slot<Value> {
    guard case .value(let sourced) = slot else { return slot }
    if let unit = sourced.value as? LengthUnit {
      if !unit.isOfFormat { found = found ?? unit }
    } else {
      _ = try sourced.value.mappingSlots(&self)
    }
    return slot
  }

  mutating func map<Element: ListElement>(_ list: [Slot<Element>]) throws(TokenValueError) -> [Slot<Element>] {
    for slot in list { _ = try map(slot) as Slot<Element> }
    return list
  }
}
