import StyleSpec

/// `距结束 02:13:09`, whose digits have a look of their own.
///
/// There is no template here: each second replaces the whole text, and each number takes over what the number in its place
/// had.
public struct Countdown: Sendable {
  /// The words to show.
  public private(set) var text: StyledText

  /// A countdown that shows a time.
  public init(_ remaining: Duration) {
    text = StyledText("\(Self.label) \(Self.digits(remaining), style: .countdownDigits)", style: .countdown)
  }

  /// Shows another time; what is over shows zero.
  public mutating func show(_ remaining: Duration) {
    text.text = "\(Self.label) \(Self.digits(remaining))"
  }

  private static let label = "距结束"

  private static func digits(_ remaining: Duration) -> String {
    let seconds = max(remaining.components.seconds, 0)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
