internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Times (Design Tokens Format Module 2025.10, section 8.5).
extension ValueReader {
  static let duration = Wanted(name: "a duration", type: .duration)

  /// Units of time that the format does not have.
  private static let otherUnits: Set<String> = ["m", "min", "h", "d", "ns", "us", "µs"]

  /// The value of a duration token. One with another unit of time is kept as it is.
  func durationToken(_ node: NodeID) -> TokenValue? {
    if let unit = otherUnit(of: node, Self.otherUnits) {
      report(.unknownUnit(unit.text, known: "`ms` and `s`", at: range(unit.node)))
      return .opaque(opaque(node, type: TokenType.duration.rawValue))
    }
    return duration(node).map { .duration($0) }
  }

  func duration(_ node: NodeID) -> DurationValue? {
    switch tree.jsonKind(of: node) {
    case .object:
      guard let (number, unit) = quantity(node, of: "a duration", zeroUnit: TimeUnit.ms.rawValue) else { return nil }
      let numberSlot = numberSlot(number, "the value of a duration is a number")
      guard let unit else { return numberSlot.map { DurationValue(number: $0, unit: .value(sourced(.ms, node))) } }
      let unitSlot: Slot<TimeUnit>? = slot(unit, Wanted(name: "`ms` or `s`", type: nil, takesBraces: false)) {
        $0.unit($1) ?? $0.keyword($1, "a unit of time")
      }
      guard let numberSlot, let unitSlot else { return nil }
      return DurationValue(number: numberSlot, unit: unitSlot)
    case .string, .number: if let duration = durationText(node) { return duration }
    default: break
    }
    reportKind(of: node, "a duration is an object with `value` and `unit`")
    return nil
  }

  private func durationText(_ node: NodeID) -> DurationValue? {
    guard let measure = Measure(tree.utf8(of: node)) else { return nil }
    let isZero = measure.unit.isEmpty && measure.number.double == 0
    guard let unit = isZero ? .ms : TimeUnit(rawValue: measure.unit.lowercased()) else { return nil }
    report(.measureText(measure.number, unit: unit.rawValue, of: "a duration", at: range(node)))
    return DurationValue(number: .value(sourced(measure.number, node)), unit: .value(sourced(unit, node)))
  }
}
