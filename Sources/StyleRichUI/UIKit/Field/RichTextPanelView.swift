#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  internal import ObjectiveC
  public import StyleRichText
  public import UIKit

  /// The room below a field: for the system's keyboard, or for the app's emoji keyboard view. Nothing jumps when one
  /// replaces the other.
  ///
  /// ```swift
  /// let panel = RichTextPanelView(keys, below: field)
  /// view.addSubview(panel)  // from side to side, with its bottom at the window's lower edge
  /// field.show(.emoji)
  /// ```
  ///
  /// Constrain the field, or the bar with it, to the top of this view. It has the height of the shown input, or else of
  /// the safe area, and moves together with the system's keyboard. The field stays the first responder, and its
  /// ``RichTextView/show(_:)`` switches. A tap into the field brings the system's keyboard back.
  ///
  /// A `FieldPanel` determines what it shows and when it moves.
  open class RichTextPanelView: UIView {
    /// The emoji keyboard, whose keys are events for ``RichTextView/perform(_:)``.
    public let keyboard: UIView
    /// Is called within the animation of each movement, for content that is not placed by constraints.
    public var onMove: (() -> Void)?
    /// The shown input and its height.
    public private(set) var panel: FieldPanel
    private var notifications: KeyboardNotifications?

    /// Creates the room below a field.
    ///
    /// - Parameters:
    ///   - keyboard: The emoji keyboard.
    ///   - field: The field, which shows the keyboard here from now on; nil if it is not there yet, and a ``RichTextPanel``
    ///     connects it.
    ///   - emojiHeight: The height of the emoji panel down to the window's lower edge, in points.
    public init(_ keyboard: UIView, below field: RichTextView?, emojiHeight: CGFloat = 300) {
      self.keyboard = keyboard
      panel = FieldPanel(emojiHeight: Double(emojiHeight))
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      clipsToBounds = true
      field?.panel = self
      notifications = KeyboardNotifications { [weak self] in self?.take($0) }
    }

    /// It is not made by a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// The height of the emoji panel down to the window's lower edge, in points, such as the height of the last system
    /// keyboard (`panel.systemHeight`).
    public var emojiHeight: CGFloat {
      get { CGFloat(panel.emojiHeight) }
      set {
        move(panel.use(emojiHeight: Double(newValue)))
        setNeedsLayout()
      }
    }

    /// The field shows another input.
    func show(_ kind: InputPanel.Kind) { move(panel.show(kind)) }

    private func take(_ notification: KeyboardNotification) {
      if let window { move(panel.handle(notification.frame(in: window))) }
    }

    private func move(_ transition: InputPanel.Transition?) {
      if panel.needsEmoji { addKeyboard() }
      guard let transition else { return removeKeyboard() }
      invalidateIntrinsicContentSize()
      UIView.animate(
        withDuration: transition.duration,
        delay: 0,
        options: UIView.AnimationOptions(rawValue: UInt(max(transition.curve, 0)) << 16).union(.allowUserInteraction),
        animations: { [weak self] in self?.follow() },
        completion: { [weak self] _ in self?.removeKeyboard() }
      )
    }

    /// Moves views with constraints, and views that the app moves.
    private func follow() {
      window?.layoutIfNeeded()
      onMove?()
    }

    /// Whether the emoji keyboard is in this view: a keyboard that is not shown is closed, and its images do not move.
    private var hasKeyboard: Bool { keyboard.superview === self }

    private func addKeyboard() {
      guard !hasKeyboard else { return }
      addSubview(keyboard)
      setNeedsLayout()
      layoutIfNeeded()
    }

    /// Removes the emoji keyboard unless it is visible.
    private func removeKeyboard() {
      if hasKeyboard, !panel.needsEmoji { keyboard.removeFromSuperview() }
    }

    /// Puts the emoji keyboard at the top.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let height = panel.keyboardHeight(safeArea: Double(safeAreaInsets.bottom))
      keyboard.frame = CGRect(x: 0, y: 0, width: Double(bounds.size.width), height: height)
    }

    /// The safe area is another one, such as after a rotation.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// No width, and the height of the shown input.
    open override var intrinsicContentSize: CGSize {
      let height = panel.height(safeArea: Double(safeAreaInsets.bottom))
      return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(height))
    }
  }
#endif
