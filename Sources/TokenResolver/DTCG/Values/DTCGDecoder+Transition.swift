internal import TokenModel
internal import TokenYAML

/// Animated changes (Design Tokens Format Module 2025.10, section 9.4).
extension DTCGDecoder {
  mutating func transition(_ node: YAMLNodeID) -> Transition? {
    let what = "a transition is an object with `duration`, `delay` and `timingFunction`"
    guard expect(.object, at: node, what: what) else { return nil }
    let names: [StaticString] = ["duration", "delay", "timingFunction"]
    guard let found = properties(node, of: "a transition", names, required: 3), let first = found[0],
      let second = found[1], let third = found[2]
    else { return nil }
    let duration: Slot<DurationValue>? = slot(first, Self.duration) { $0.duration($1) }
    let delay: Slot<DurationValue>? = slot(second, Self.duration) { $0.duration($1) }
    let curve: Slot<CubicBezier>? = slot(third, Self.cubicBezier) { $0.cubicBezier($1) }
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }
}
