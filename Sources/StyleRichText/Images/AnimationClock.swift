/// The time of the moving images of a list: which frame each one shows, and when the next one changes.
///
/// ```swift
/// var clock = AnimationClock(isStill: UIAccessibility.isReduceMotionEnabled)
/// clock.show(["Yanxuan/classic/赞": image.timing], at: now)  // when cells come or go
/// clock.frameIndex(of: "Yanxuan/classic/赞", at: now)  // for drawing
/// clock.nextChange(after: now)  // for a timer; nil if nothing that is seen moves
/// ```
///
/// An image starts when it is shown for the first time. All copies of it, in any cell, show the same frame, including
/// later ones. An invisible image keeps its timing, but schedules nothing.
///
/// A value that reads no clock. Times are seconds of any one clock that does not jump, such as `CACurrentMediaTime()`.
/// Those that are not finite, or beyond ±10¹² seconds, do not start anything.
public struct AnimationClock: Sendable, Hashable {
  private struct Animation: Sendable, Hashable {
    var timing: AnimationTiming
    var start: Double
  }

  /// Whether nothing moves, as for Reduce Motion: images show their first frame. Some emoji have an image for that,
  /// `EmojiCode.image(isStill:)`.
  public var isStill: Bool
  private var animations: [String: Animation] = [:]
  /// The identifiers of visible images.
  public private(set) var visible: Set<String> = []

  /// Creates a clock without images.
  ///
  /// - Parameter isStill: Whether nothing moves.
  public init(isStill: Bool = false) {
    self.isStill = isStill
  }

  /// Sets the visible images. All others are no longer visible.
  ///
  /// - Parameters:
  ///   - timings: The timing of each image, by its identifier. An image whose timing is another one than before starts
  ///     again.
  ///   - seconds: The time, at which new images start.
  /// - Complexity: Linear in the number of images.
  public mutating func show(_ timings: [String: AnimationTiming], at seconds: Double) {
    visible = Set(timings.keys)
    guard AnimationTiming.isTime(seconds) else { return }
    for (identifier, timing) in timings where animations[identifier]?.timing != timing {
      animations[identifier] = Animation(timing: timing, start: seconds)
    }
  }

  /// The frame of an image at a time; 0 if it was never shown, or nothing moves.
  ///
  /// - Complexity: Logarithmic in the number of its frames.
  public func frameIndex(of identifier: String, at seconds: Double) -> Int {
    guard !isStill, let animation = animations[identifier] else { return 0 }
    return animation.timing.frameIndex(at: seconds, from: animation.start)
  }

  /// The next time at which a visible image shows another frame; nil if none will.
  ///
  /// - Complexity: Linear in the number of visible images.
  public func nextChange(after seconds: Double) -> Double? {
    guard !isStill else { return nil }
    return visible.compactMap { animations[$0] }
      .compactMap { $0.timing.nextChange(after: seconds, from: $0.start) }.min()
  }

  /// The visible images that show different frames at two times, so that only these are redrawn.
  ///
  /// - Complexity: Linear in the number of visible images.
  public func changes(from earlier: Double, to later: Double) -> Set<String> {
    visible.filter { frameIndex(of: $0, at: earlier) != frameIndex(of: $0, at: later) }
  }

  /// Forgets when images started, except for visible ones: for a list that is left and shown again.
  public mutating func forgetUnseen() {
    animations = animations.filter { visible.contains($0.key) }
  }
}
