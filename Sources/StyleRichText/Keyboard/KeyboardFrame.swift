public import StyleLayout

/// An event of the system's keyboard, such as the notifications of `UIResponder`.
public struct KeyboardFrame: Sendable, Hashable {
  /// The kind of notification. All of them count, including the later ones, which tell when a switch is over.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    /// The keyboard begins to appear, or appears and has been there.
    case willShow
    /// The keyboard has appeared.
    case didShow
    /// The keyboard begins to move or to change its size. Often sent along with the others.
    case willChange
    /// The keyboard has moved.
    case didChange
    /// The keyboard begins to disappear.
    case willHide
    /// The keyboard has disappeared.
    case didHide
  }

  /// The kind of notification.
  public var phase: Phase
  /// The height that the keyboard will cover at the window's bottom, in points. Ignored with ``Phase/willHide`` and
  /// ``Phase/didHide``.
  public var height: Double
  /// The time that the keyboard moves for, in seconds.
  public var duration: Double
  /// The keyboard's animation curve, as a raw value of `UIView.AnimationCurve`.
  public var curve: Int

  /// Creates a frame from its parts. An ``InputPanel`` ignores a frame whose height is negative or not finite.
  public init(_ phase: Phase, height: Double, duration: Double, curve: Int) {
    self.phase = phase
    self.height = height
    self.duration = duration
    self.curve = curve
  }

  /// Creates a frame from the rectangle where the keyboard will be, in the coordinates of the window.
  ///
  /// A floating keyboard, which ends above the window's lower edge or is narrower than the window, covers nothing. If
  /// it is partly below the edge, as with a hardware keyboard, only the upper part counts.
  ///
  /// - Parameters:
  ///   - phase: The kind of notification.
  ///   - rect: The end of the keyboard's movement, as `keyboardFrameEndUserInfoKey` has it.
  ///   - window: The bounds of the window.
  ///   - duration: The time that the keyboard moves for, in seconds.
  ///   - curve: The animation curve, as a raw value of `UIView.AnimationCurve`.
  public init(_ phase: Phase, rect: LayoutRect, window: LayoutRect, duration: Double, curve: Int) {
    // System frames are off by up to a pixel.
    let isFloating = rect.maxY < window.maxY - 1 || rect.width < window.width - 1
    let covered = min(max(window.maxY - rect.y, 0), window.height)
    self.init(phase, height: isFloating ? 0 : covered, duration: duration, curve: curve)
  }
}
