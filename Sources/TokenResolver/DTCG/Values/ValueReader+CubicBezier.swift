internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Curves of animations (Design Tokens Format Module 2025.10, section 8.6).
extension ValueReader {
  static let cubicBezier = Wanted(name: "a cubic Bézier curve", type: .cubicBezier)

  /// The keywords of CSS and their curves (CSS Easing Functions 1, section 2.2).
  private static let keywords: [String: [String]] = [
    "linear": ["0", "0", "1", "1"],
    "ease": ["0.25", "0.1", "0.25", "1"],
    "ease-in": ["0.42", "0", "1", "1"],
    "ease-out": ["0", "0", "0.58", "1"],
    "ease-in-out": ["0.42", "0", "0.58", "1"],
  ]

  func cubicBezier(_ node: NodeID) -> CubicBezier? {
    if tree.jsonKind(of: node) == .string, let curve = curveText(node) { return curve }
    guard expect(.array, at: node, what: "a cubic Bézier curve is an array of four numbers") else { return nil }
    let elements = Array(tree.elements(of: node))
    guard elements.count == 4 else {
      report(.wrongCount(elements.count, in: "a cubic Bézier curve", of: "four numbers", at: range(node)))
      return nil
    }
    var numbers: [Slot<TokenNumber>] = []
    for (index, element) in elements.enumerated() {
      let number = index % 2 == 0 ? time(element) : numberSlot(element, "the y of a control point is a number")
      if let number { numbers.append(number) }
    }
    guard numbers.count == 4 else { return nil }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// The x of a control point.
  private func time(_ node: NodeID) -> Slot<TokenNumber>? {
    let wanted = Wanted(name: "a number from 0 to 1", type: .number, takesBraces: false)
    return slot(node, wanted, fits: { (0...1).contains($0.double) }) {
      $0.number($1, "the x of a control point", in: 0...1)
    }
  }

  /// A curve as CSS writes it.
  private func curveText(_ node: NodeID) -> CubicBezier? {
    let text = tree.text(of: node).lowercased()
    var digits = Self.keywords[text] ?? []
    if text.hasPrefix("cubic-bezier("), text.hasSuffix(")") {
      digits = text.dropFirst(13).dropLast().split(separator: ",", omittingEmptySubsequences: false).map { part in
        let number = String(part.filter { $0 != " " })
        return number.hasPrefix(".") ? "0" + number : number.hasPrefix("-.") ? "-0" + number.dropFirst() : number
      }
    }
    let numbers = digits.compactMap { TokenNumber($0) }
    guard numbers.count == 4, digits.count == 4, (0...1).contains(numbers[0].double),
      (0...1).contains(numbers[2].double)
    else { return nil }
    let array = "[\(numbers.map(\.digits).joined(separator: ", "))]"
    report(.cssTiming(array: array, at: range(node)))
    let slots = numbers.map { Slot.value(sourced($0, node)) }
    return CubicBezier(x1: slots[0], y1: slots[1], x2: slots[2], y2: slots[3])
  }
}
