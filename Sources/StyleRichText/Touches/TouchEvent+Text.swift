internal import StyleLayout

// Recorded touches are files that people can read, with an event in each line.
extension TouchEvent: LosslessStringConvertible {
  /// The time, the phase and the point, such as `0.25 down 12.0 34.0`. The point is omitted if it is the origin and
  /// ignored: `0.5 timer`.
  public var description: String {
    let event = "\(time) \(phase.rawValue)"
    return needsPoint || point != .zero ? "\(event) \(point.x) \(point.y)" : event
  }

  /// Creates an event from the form of ``description``. The parts are separated by spaces or tabs.
  ///
  /// - Parameter description: The text, such as `0.25 down 12 34`.
  /// - Returns: Nil for other text: an unknown phase, a missing or extra part, or something that is not a number. As in
  ///   `Double`, `nan` and `inf` are numbers; a ``TouchTracker`` also accepts them.
  /// - Complexity: Linear in the text.
  public init?(_ description: String) {
    let parts = description.split { $0 == " " || $0 == "\t" }
    guard parts.count == 2 || parts.count == 4, let time = Double(parts[0]),
      let phase = Phase(rawValue: String(parts[1]))
    else { return nil }
    self.init(phase, time: time)
    guard parts.count == 4 else {
      if needsPoint { return nil }
      return
    }
    guard let x = Double(parts[2]), let y = Double(parts[3]) else { return nil }
    point = LayoutPoint(x: x, y: y)
  }

  private var needsPoint: Bool { phase != .cancel && phase != .timer }
}
