internal import StyleTables

/// When the frames of an animation are shown: a function from seconds to frames.
///
/// ```swift
/// let timing = AnimationTiming(delays: [0.1, 0.2], plays: nil)
/// timing.frameIndex(at: 0.15)  // 1
/// timing.nextChange(after: 0.15)  // 0.3, when frame 0 is shown again
/// ```
///
/// Times are seconds since the start of the animation. Delays are whole milliseconds.
public struct AnimationTiming: Sendable, Hashable {
  /// Delays below this count as ``defaultDelay``, in seconds, as in browsers.
  public static let shortestDelay = 0.02
  /// The delay of frames that do not have a reasonable one, in seconds.
  public static let defaultDelay = 0.1
  /// The longest delay, in seconds: about an hour.
  public static let longestDelay = 3_600.0

  /// The number of times that all frames are shown; nil to repeat forever.
  public let plays: Int?
  /// The time at which each frame ends the first time, in milliseconds. There is at least one frame.
  private let ends: [Int64]

  /// Creates the timing of an animation.
  ///
  /// - Parameters:
  ///   - delays: The duration of each frame, in seconds. Less than ``shortestDelay``, and NaN, count as
  ///     ``defaultDelay``; values above ``longestDelay`` count as ``longestDelay``. An empty list means one frame.
  ///   - plays: The number of times that all frames are shown, at least 1; nil to repeat forever.
  /// - Complexity: Linear in the number of frames.
  public init(delays: [Double], plays: Int?) {
    var end: Int64 = 0
    ends = (delays.isEmpty ? [Self.defaultDelay] : delays).map { delay in
      end += Self.milliseconds(delay)
      return end
    }
    self.plays = plays.map { max($0, 1) }
  }

  private static func milliseconds(_ delay: Double) -> Int64 {
    guard delay >= shortestDelay else { return Int64(defaultDelay * 1_000) }
    return Int64((min(delay, longestDelay) * 1_000).rounded())
  }

  /// The number of frames, at least one.
  public var frameCount: Int { ends.count }

  /// The duration of one pass over all frames, in seconds.
  public var duration: Double { Double(period) / 1_000 }

  /// The duration of each frame, in seconds.
  ///
  /// - Complexity: Linear in the number of frames.
  public var delays: [Double] { zip(ends, [0] + ends).map { Double($0 - $1) / 1_000 } }

  /// The frame to show at a time: the first one before the start, and the last one when the animation has ended. For a
  /// time that is not finite, or beyond ±10¹² seconds, it is the first one.
  ///
  /// - Complexity: Logarithmic in the number of frames.
  public func frameIndex(at seconds: Double) -> Int { frameIndex(at: seconds, from: 0) }

  /// The next time at which another frame is to be shown; nil if the animation has ended, or does not move.
  ///
  /// ``frameIndex(at:)`` is the new frame from exactly this time on. Before the start, it is the end of the first
  /// frame.
  ///
  /// - Complexity: Logarithmic in the number of frames.
  public func nextChange(after seconds: Double) -> Double? { nextChange(after: seconds, from: 0) }
}

extension AnimationTiming {
  private var period: Int64 { ends.last ?? 0 }

  func frameIndex(at seconds: Double, from start: Double) -> Int {
    guard let passed = Self.milliseconds(at: seconds, from: start), passed > 0 else { return 0 }
    return hasEnded(passed) ? ends.count - 1 : index(at: passed % period)
  }

  func nextChange(after seconds: Double, from start: Double) -> Double? {
    guard ends.count > 1, let passed = Self.milliseconds(at: seconds, from: start) else { return nil }
    let now = max(passed, 0)
    guard !hasEnded(now) else { return nil }
    let round = now - now % period
    let change = round + ends[index(at: now - round)]
    // The last frame stays.
    if hasEnded(change) { return nil }
    return Self.time(change, from: start)
  }

  private func hasEnded(_ passed: Int64) -> Bool {
    guard let plays else { return false }
    return passed / period >= Int64(plays)
  }

  /// The frame that is shown at a time of the first round.
  private func index(at passed: Int64) -> Int {
    min(ends.partitioningIndex { $0 > passed }, ends.count - 1)
  }
}

extension AnimationTiming {
  /// The number of whole milliseconds that have passed: the greatest one whose time is not after the given one. So a
  /// timer that fires exactly at the time of a change finds the new frame, despite rounding.
  static func milliseconds(at seconds: Double, from start: Double) -> Int64? {
    guard isTime(seconds), isTime(start) else { return nil }
    var passed = Int64(((seconds - start) * 1_000).rounded(.down))
    while time(passed + 1, from: start) <= seconds { passed += 1 }
    while time(passed, from: start) > seconds { passed -= 1 }
    return passed
  }

  static func time(_ milliseconds: Int64, from start: Double) -> Double { start + Double(milliseconds) / 1_000 }

  /// Within these limits, two milliseconds never have the same time.
  static func isTime(_ seconds: Double) -> Bool { seconds.magnitude <= 1e12 }
}
