/// The area below a text field: nothing, the system's keyboard, or an emoji panel. It determines how far the content
/// moves up, so that nothing jumps when one replaces another.
///
/// Tell it what people want *before* the field gets or loses the focus, and pass on all six keyboard notifications.
/// Move the content when it returns a transition:
///
/// ```swift
/// var panel = InputPanel(emojiHeight: 260)
/// let up = panel.handle(.keyboard(KeyboardFrame(.willShow, height: 291, duration: 0.25, curve: 7)))  // to 291
/// let down = panel.handle(.showEmoji)  // to 260; now let the field resign the focus
/// let none = panel.handle(.keyboard(KeyboardFrame(.willHide, height: 0, duration: 0.25, curve: 7)))  // nil
/// ```
///
/// The emoji panel is a view of the app. An `inputView` counts as a system keyboard. For a field that keeps the focus
/// while emoji are shown, use ``FieldPanel``.
///
/// There is at most one ``Transition`` for each event, and none if the inset stays the same. During a switch between
/// the two, the inset is never less than the lower of their heights. Heights that are negative or not finite are
/// ignored.
///
/// ## States
///
/// | state | content is above | what it waits for |
/// |---|---|---|
/// | none | the window's edge | |
/// | system | the keyboard | |
/// | emoji | the panel | |
/// | awaited | what was there before | the keyboard, which was requested and has not announced itself yet |
/// | empty | what was there before | the keyboard, which has announced itself with a height of 0 |
/// | coming | the keyboard | the end of its movement |
/// | going | the keyboard | whether it hides or comes back |
///
/// | event | none | system | emoji | awaited | empty | coming | going |
/// |---|---|---|---|---|---|---|---|
/// | show system | system | – | awaited | – | – | – | awaited |
/// | show emoji | emoji | emoji\* | – | emoji\* | emoji\* | emoji\* | emoji |
/// | hide | – | none\* | none | none\* | none\* | none\* | none |
/// | will show | system | system | coming | coming | coming | coming | coming |
/// | will show, height 0 | system | system | empty | empty | – | – | – |
/// | will change | – | system | – | coming | coming | coming | coming |
/// | will change, height 0 | – | system | – | empty | – | – | – |
/// | did show, did change | – | system | – | – | system | system | – |
/// | the same, height 0 | – | system | – | – | system | – | – |
/// | will hide | – | none | – | – | awaited | going | – |
/// | did hide | – | – | – | – | – | – | none |
///
/// With \*, the keyboard may still be there: until it hides or is requested, its notifications are ignored.
///
/// So a hide in the middle of a switch, as some keyboards send it, changes nothing; a real hide takes effect at the end
/// of the movement. Only a requested keyboard that never appears leaves a gap: then send what is shown instead.
/// Consecutive heights, as sent by third-party keyboards, are separate transitions.
public struct InputPanel: Sendable, Hashable {
  /// The shown input.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing that takes room.
    case none
    /// The system's keyboard, or one by others.
    case system
    /// The emoji panel.
    case emoji
  }

  /// Something that happens to the panel.
  public enum Event: Sendable, Hashable {
    /// People want the keyboard, or the field begins to be edited. The field gets the focus next.
    case showSystem
    /// People want emoji. The field loses the focus next.
    case showEmoji
    /// People want neither. The field loses the focus next.
    case hide
    /// The system sends a notification of its keyboard.
    case keyboard(KeyboardFrame)
    /// The emoji panel has a new height, for example after a rotation.
    case emojiHeight(Double)
  }

  /// A movement of the content.
  public struct Transition: Sendable, Hashable {
    /// The covered height at the window's bottom at the end of the movement, in points; not negative.
    public let inset: Double
    /// The time that it takes, in seconds; not negative.
    public let duration: Double
    /// The animation curve, as a raw value of `UIView.AnimationCurve`.
    public let curve: Int
  }

  enum State: Sendable, Hashable {
    case none(isKeyboardLeaving: Bool)
    case system
    case emoji(isKeyboardLeaving: Bool)
    case awaited, empty, coming, going
  }

  var state = State.none(isKeyboardLeaving: false)
  /// The covered height at the window's bottom, in points; not negative. It includes the safe area, so use the greater
  /// of the two.
  public internal(set) var inset = 0.0
  /// The height of the emoji panel, in points; not negative.
  public internal(set) var emojiHeight: Double
  /// The height of the last system keyboard that took room, for a panel of the same height; nil before there was one.
  public internal(set) var systemHeight: Double?
  /// The timing of the system keyboard's last movement, so that the emoji panel moves like it.
  private var duration = 0.25
  private var curve = 7

  /// Creates a panel that shows nothing.
  ///
  /// - Parameter emojiHeight: The height of the emoji panel, in points. A negative height counts as 0.
  public init(emojiHeight: Double) {
    self.emojiHeight = Self.isHeight(emojiHeight) ? emojiHeight : 0
  }

  /// The shown input, or the requested one that is about to appear.
  public var kind: Kind {
    switch state {
    case .none: .none
    case .emoji: .emoji
    case .system, .awaited, .empty, .coming, .going: .system
    }
  }

  /// Takes an event.
  ///
  /// - Returns: The movement of the content; nil if it stays in place.
  public mutating func handle(_ event: Event) -> Transition? {
    if case .keyboard(let frame) = event { return handle(frame) }
    return move(to: inset(after: event), duration, curve)
  }

  private mutating func handle(_ frame: KeyboardFrame) -> Transition? {
    let isHiding = frame.phase == .willHide || frame.phase == .didHide
    guard isHiding || Self.isHeight(frame.height) else { return nil }
    let inset = inset(after: frame)
    let duration = Self.isHeight(frame.duration) ? frame.duration : duration
    if duration > 0 { (self.duration, curve) = (duration, frame.curve) }
    return move(to: inset, duration, frame.curve)
  }

  private mutating func move(to inset: Double, _ duration: Double, _ curve: Int) -> Transition? {
    guard inset != self.inset else { return nil }
    self.inset = inset
    return Transition(inset: inset, duration: duration, curve: curve)
  }

  static func isHeight(_ value: Double) -> Bool { value.isFinite && value >= 0 }
}
