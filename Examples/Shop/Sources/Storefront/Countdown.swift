import StyleSpec

/// `距结束 02:13:09`, whose digits have a style of their own.
///
/// It does not need a template: each second replaces the whole text, and each number keeps the attributes of the number in
/// its place.
public struct Countdown: Sendable {
  /// The text to show.
  public private(set) var text: StyledText

  /// A countdown that shows a time.
  public init(_ remaining: Duration) {
    text = StyledText("\(Self.label) \(Self.digits(remaining), style: .countdownDigits)", style: .countdown)
  }

  /// Shows another time; a negative time is shown as zero.
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
