/// The room below a field for a panel of emoji, while the field stays the first responder: its caret stays, and editing
/// does not end.
///
/// An ``InputPanel`` takes the keyboard's notifications for a field that loses the focus. This panel is for a field
/// that keeps the focus, with an input view of no height: while emoji are shown, a keyboard that appears is that view.
///
/// ```swift
/// var panel = FieldPanel(emojiHeight: 260)
/// let down = panel.show(.emoji)  // now let the field reload its input views
/// let none = panel.handle(KeyboardFrame(.willShow, height: 0, duration: 0.25, curve: 7))  // nil: the empty view
/// ```
public struct FieldPanel: Sendable, Hashable {
  private var panel: InputPanel

  /// Creates a panel that shows nothing.
  ///
  /// - Parameter emojiHeight: The height of the emoji panel down to the window's lower edge, in points. A negative
  ///   height counts as 0.
  public init(emojiHeight: Double) {
    panel = InputPanel(emojiHeight: emojiHeight)
  }

  /// The shown input, or the requested one that is about to appear.
  public var kind: InputPanel.Kind { panel.kind }

  /// The height of the panel of emoji down to the window's lower edge, in points; not negative.
  public var emojiHeight: Double { panel.emojiHeight }

  /// The height of the last system keyboard that took room, for a panel of the same height; nil before there was one.
  public var systemHeight: Double? { panel.systemHeight }

  /// Shows another input. Tell it before the field reloads its input views, or gets or loses the focus.
  ///
  /// - Returns: The movement of the content; nil if it stays in place.
  public mutating func show(_ kind: InputPanel.Kind) -> InputPanel.Transition? {
    switch kind {
    case .none: panel.handle(.hide)
    case .system: panel.handle(.showSystem)
    case .emoji: panel.handle(.showEmoji)
    }
  }

  /// Takes a notification of the system's keyboard.
  ///
  /// - Returns: The movement of the content; nil if it stays in place.
  public mutating func handle(_ frame: KeyboardFrame) -> InputPanel.Transition? {
    let isEmptyView = kind == .emoji && frame.phase == .willShow
    return isEmptyView ? nil : panel.handle(.keyboard(frame))
  }

  /// Gives the panel of emoji another height, such as after a rotation. One that is negative or not finite is ignored.
  ///
  /// - Returns: The movement of the content; nil if it stays in place.
  public mutating func use(emojiHeight: Double) -> InputPanel.Transition? { panel.handle(.emojiHeight(emojiHeight)) }

  /// The height of the room below the field, down to the window's lower edge, in points.
  ///
  /// - Parameter safeArea: The part of it at the window's edge that is not for content, in points.
  public func height(safeArea: Double) -> Double { max(panel.inset, safeArea) }

  /// The height of the emoji keyboard, above the safe area, in points.
  ///
  /// - Parameter safeArea: The part of the panel at the window's edge that is not for content, in points.
  public func keyboardHeight(safeArea: Double) -> Double { max(emojiHeight - safeArea, 0) }

  /// Whether the emoji keyboard must exist: while it is shown, and below a system keyboard that is about to cover it.
  public var needsEmoji: Bool {
    switch panel.state {
    case .none, .system: false
    case .emoji, .awaited, .empty, .coming, .going: true
    }
  }
}

/// The view that a field shows instead of the system's keyboard.
package enum FieldInputView: Sendable, Hashable {
  /// None: the system's keyboard.
  case system
  /// The emoji keyboard.
  case emoji
  /// A view of no height.
  case empty
}

extension InputPanel.Kind {
  /// The view that replaces the system's keyboard.
  ///
  /// - Parameter hasPanel: Whether the emoji keyboard is below the field.
  package func inputView(hasPanel: Bool) -> FieldInputView {
    guard self == .emoji else { return .system }
    return hasPanel ? .empty : .emoji
  }

  /// The input after a tap on the field; nil if it stays. An emoji panel below the field gives way to the system's
  /// keyboard; an emoji keyboard that replaces the system's stays. The system begins editing.
  ///
  /// - Parameter hasPanel: Whether the emoji keyboard is below the field.
  package func afterTap(hasPanel: Bool) -> Self? { self == .emoji && hasPanel ? .system : nil }
}
