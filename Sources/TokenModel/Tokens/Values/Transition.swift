/// An animated change (Design Tokens Format Module 2025.10, section 9.4).
package struct Transition: Sendable, Hashable {
  /// The duration of the transition.
  package let duration: Slot<DurationValue>
  /// The delay before the transition.
  package let delay: Slot<DurationValue>
  /// Its speed over time.
  package let timingFunction: Slot<CubicBezier>

  /// Creates a transition from its parts.
  package init(duration: Slot<DurationValue>, delay: Slot<DurationValue>, timingFunction: Slot<CubicBezier>) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }

  func part(at key: String) -> Slot<TokenPart>? {
    switch key {
    case "duration": duration.map { .value(.duration($0)) }
    case "delay": delay.map { .value(.duration($0)) }
    case "timingFunction": timingFunction.map { .value(.cubicBezier($0)) }
    default: nil
    }
  }
}

extension Transition: SlotValue {
  /// The transition of a transition token.
  package static func value(of part: TokenPart) -> Transition? {
    if case .value(.transition(let transition)) = part { transition } else { nil }
  }

  /// Maps duration, delay and curve.
  package func mappingSlots<Map: SlotMap>(_ map: inout Map) throws(TokenValueError) -> Transition {
    try Transition(duration: map.map(duration), delay: map.map(delay), timingFunction: map.map(timingFunction))
  }
}
