/// The moving images of all labels of a page, with one clock: which labels are to be drawn again, and when.
///
/// ```swift
/// var animations = LabelAnimations<Int>()
/// animations.show(["smile"], in: 7, at: now) { store.image(for: $0)?.timing }
/// animations.nextChange(after: now)  // for a timer; nil if nothing that is seen moves
/// animations.labels(from: last, to: now)  // [7], if another frame is shown
/// ```
///
/// A value that reads no clock. Times are an ``AnimationClock``'s.
public struct LabelAnimations<Label: Hashable & Sendable>: Sendable {
  /// The clock of all labels.
  public private(set) var clock: AnimationClock
  private var shown: [Label: Set<String>] = [:]
  private var timings: [String: AnimationTiming] = [:]

  /// Creates the animations of a page without labels.
  ///
  /// - Parameter isStill: Whether nothing moves, as for Reduce Motion.
  public init(isStill: Bool = false) {
    clock = AnimationClock(isStill: isStill)
  }

  /// Whether nothing moves.
  public var isStill: Bool {
    get { clock.isStill }
    set { clock.isStill = newValue }
  }

  /// Sets the images that a label shows.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the images; empty for a label that is no longer visible.
  ///   - label: The label.
  ///   - seconds: The time, at which images start that no label has shown before.
  ///   - timing: The timing of an image; nil for one that does not move or is not loaded.
  /// - Complexity: Linear in the number of images that all labels show.
  public mutating func show(
    _ identifiers: Set<String>,
    in label: Label,
    at seconds: Double,
    timing: (String) -> AnimationTiming?
  ) {
    shown[label] = identifiers.isEmpty ? nil : identifiers
    for identifier in identifiers { timings[identifier] = timing(identifier) }
    let seen = shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    timings = timings.filter { seen.contains($0.key) }
    clock.show(timings, at: seconds)
  }

  /// The images that a label shows.
  public func identifiers(in label: Label) -> Set<String> { shown[label] ?? [] }

  /// The next time at which a label must be redrawn; nil if none.
  public func nextChange(after seconds: Double) -> Double? { clock.nextChange(after: seconds) }

  /// The labels with an image that shows another frame at one time than at another.
  ///
  /// - Complexity: Linear in the number of labels and images.
  public func labels(from earlier: Double, to later: Double) -> Set<Label> {
    let changed = clock.changes(from: earlier, to: later)
    return Set(shown.filter { !$0.value.isDisjoint(with: changed) }.keys)
  }
}
