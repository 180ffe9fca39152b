internal import TokenModel
internal import TokenYAML

/// Animated changes (Design Tokens Format Module 2025.10, section 9.4).
extension ValueReader {
  func transition(_ node: NodeID) -> Transition? {
    let what = "a transition is an object with `duration`, `delay` and `timingFunction`"
    guard expect(.object, at: node, what: what) else { return nil }
    let names: [StaticString] = ["duration", "timingFunction", "delay"]
    guard let found = properties(node, of: "a transition", names, required: 2), let first = found[0],
      let second = found[1]
    else { return nil }
    if found[2] == nil { reportMissingZeros(["delay"], "{ \"value\": 0, \"unit\": \"ms\" }", in: node) }
    let duration: Slot<DurationValue>? = slot(first, Self.duration) { $0.duration($1) }
    let delay: Slot<DurationValue>? = found[2].map { slot($0, Self.duration) { $0.duration($1) } } ?? zeroTime(at: node)
    let curve: Slot<CubicBezier>? = slot(second, Self.cubicBezier) { $0.cubicBezier($1) }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  private func zeroTime(at node: NodeID) -> Slot<DurationValue> {
    .value(
      sourced(DurationValue(number: .value(sourced(TokenNumber(0), node)), unit: .value(sourced(.ms, node))), node)
    )
  }
}
