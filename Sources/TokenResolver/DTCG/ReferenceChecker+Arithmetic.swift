internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Arithmetic in values: the format has none, but files of other tools do.
extension ReferenceChecker {
  func reportArithmetic() {
    for pending in context.deferred.arithmetic {
      let selection = selection(of: pending.source)
      let result = pending.arithmetic.result { quantity(of: $0, in: selection) }
      report(.arithmetic(result: result.flatMap(Self.written), at: range(pending.node)))
    }
  }

  /// The number that is the value of a token; nil for another value.
  private func quantity(of path: String, in selection: ContextSelection) -> Arithmetic.Quantity? {
    guard let token = index[path], let value = try? resolved.value(of: token, in: selection).value else { return nil }
    switch value {
    case .number(let number): return Arithmetic.Quantity(number: number.double, unit: "")
    case .dimension(let length):
      guard let number = length.number.value, let unit = length.unit.value else { return nil }
      return Arithmetic.Quantity(number: number.double, unit: unit.rawValue)
    case .duration(let duration):
      guard let number = duration.number.value, let unit = duration.unit.value else { return nil }
      return Arithmetic.Quantity(number: number.double, unit: unit.rawValue)
    default: return nil
    }
  }

  /// A result as people write it, `8px`, and as the format does. Nil beyond the range of a ``FixedDecimal``.
  private static func written(_ result: Arithmetic.Quantity) -> (short: String, text: String)? {
    guard result.number.isFinite, let number = TokenNumber("\(result.number)")?.rounded(toPlaces: 4) else { return nil }
    guard result.unit.isEmpty || ValueReader.lengthUnits.contains(result.unit) || TimeUnit(rawValue: result.unit) != nil
    else {
      return nil
    }
    let object = "{ \"value\": \(number), \"unit\": \"\(result.unit)\" }"
    return ("\(number)\(result.unit)", result.unit.isEmpty ? "\(number)" : object)
  }
}
