/// The targets in a text, and the limits of each kind of touch.
///
/// Times are from 0 seconds to an hour, distances from 0 points. Numbers out of range count as the nearest bound, and
/// NaN as 0.
public struct TouchOptions: Sendable, Hashable {
  /// Whether text and emoji can be selected. If not, touches outside of links and mentions pass through immediately.
  public var selectsText: Bool
  /// Whether a long press on text and emoji is reported although they cannot be selected, for example to copy all of
  /// the text. Other touches there pass through, once they turn out not to be a long press.
  public var copiesText: Bool
  /// The targets where a double tap is more than two taps, so that a tap waits for a second one. By default emoji and
  /// text, which are tapped only if ``selectsText`` is true.
  public var doubleTaps: TouchTarget.Kinds
  /// The time from the contact to a long press, in seconds.
  public var longPressDelay: Double {
    didSet { longPressDelay = longPressDelay.asDelay }
  }
  /// The time within which a second tap must begin, in seconds from the end of the first one.
  public var secondTapDelay: Double {
    didSet { secondTapDelay = secondTapDelay.asDelay }
  }
  /// The maximum distance of a second tap from the first one, in points.
  public var secondTapDistance: Double {
    didSet { secondTapDistance = secondTapDistance.asDistance }
  }
  /// The maximum distance of a tap or a long press from its first point, in points. A finger that moves farther slips.
  public var slop: Double {
    didSet { slop = slop.asDistance }
  }
  /// The maximum distance from a link or a mention, in points.
  public var linkMargin: Double {
    didSet { linkMargin = linkMargin.asDistance }
  }

  /// Creates options, all with defaults.
  public init(
    selectsText: Bool = false,
    copiesText: Bool = false,
    doubleTaps: TouchTarget.Kinds = [.emoji, .text],
    longPressDelay: Double = 0.5,
    secondTapDelay: Double = 0.3,
    secondTapDistance: Double = 20,
    slop: Double = 10,
    linkMargin: Double = 4
  ) {
    self.selectsText = selectsText
    self.copiesText = copiesText
    self.doubleTaps = doubleTaps
    self.longPressDelay = longPressDelay.asDelay
    self.secondTapDelay = secondTapDelay.asDelay
    self.secondTapDistance = secondTapDistance.asDistance
    self.slop = slop.asDistance
    self.linkMargin = linkMargin.asDistance
  }

  /// Whether taps and drags on a target are for the text, and not only a long press.
  func takesTaps(on target: TouchTarget) -> Bool { selectsText || target.isLink }
}

extension Double {
  fileprivate var asDelay: Double { min(asDistance, 3_600) }
  fileprivate var asDistance: Double { self > 0 ? self : 0 }
}
