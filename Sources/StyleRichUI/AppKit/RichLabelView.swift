#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import CoreFoundation
  public import Foundation
  public import StyleLayout
  public import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import StyledText

  /// A label for text with links, mentions and emoji, whose lines follow its styles exactly, including expandable text.
  ///
  /// ```swift
  /// let label = RichLabelView()
  /// label.content = .expandable(ExpandableText(comment, limit: .lines(3)))
  /// label.onAction = { target, _ in
  ///   if case .link(let link) = target { open(link.link) }
  /// }
  /// ```
  ///
  /// - Clicks outside links and mentions go to the views below.
  /// - It follows changes of the appearance.
  /// - An attachment is a moving image of the ``resources``, or else the image of the app that its identifier names.
  /// - Text cannot be selected or copied: an `NSTextView` with the `styledText` of StyleUI can do that.
  open class RichLabelView: NSView {
    /// The resources that it shares with other labels.
    public let resources: RichLabelResources
    /// Called for clicks and long clicks on links and mentions.
    public var onAction: ((_ target: TouchTarget, _ gesture: TouchGesture) -> Void)?
    /// Gets the text when a reader has expanded or collapsed it, before it is laid out again.
    public var onToggle: ((ExpandableText) -> Void)?
    /// Called with the state and the height of an expandable text when they change, and once for each text.
    public var onChange: ((ExpansionEvent) -> Void)?
    /// The style of pressed links, and the color of text without one.
    public var drawingOptions = DrawingOptions() {
      didSet { needsDisplay = true }
    }
    /// The width for which the label computes its intrinsic height, in points; 0 for its current width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    var model = LabelModel(.text(StyledText(), lines: 1))
    let timer = LabelTimer()

    /// Creates a label without text.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - resources: The resources that it shares with other labels, such as those of its list.
    public init(frame: CGRect = .zero, resources: RichLabelResources = .shared) {
      self.resources = resources
      super.init(frame: frame)
    }

    /// Creates a label of a storyboard or nib, with the shared resources.
    public required init?(coder: NSCoder) {
      resources = .shared
      super.init(coder: coder)
    }

    /// The text, and the part of it to show; one line by default.
    public var content: LabelContent {
      get { model.content }
      set {
        guard newValue != model.content else { return }
        model.content = newValue
        setNeedsText()
      }
    }

    /// The alignment, line breaking and language of text that does not set them.
    public var frameOptions: FrameOptions {
      get { model.options }
      set {
        guard newValue != model.options else { return }
        model.options = newValue
        setNeedsText()
      }
    }

    /// The limits of each kind of touch, and the margin of links. Text is neither selected nor copied, whatever the
    /// options are.
    public var touchOptions: TouchOptions {
      get { model.touches.options }
      set {
        model.touches.options = newValue
        model.touches.options.selectsText = false
        model.touches.options.copiesText = false
      }
    }

    /// The origin is the upper left corner.
    open override var isFlipped: Bool { true }

    /// Lays the text out in the width of the label.
    open override func layout() {
      super.layout()
      showText()
    }

    /// Draws the text.
    open override func draw(_ dirtyRect: CGRect) { paint() }

    /// The size of the text in ``preferredMaxLayoutWidth`` or, without one, the width of the unbroken text and the
    /// height in the label's own width.
    open override var intrinsicContentSize: CGSize { intrinsicSize }

    /// The intrinsic height depends on the width.
    open override func setFrameSize(_ newSize: CGSize) {
      super.setFrameSize(newSize)
      invalidateIntrinsicContentSize()
      needsLayout = true
    }

    /// The distance from the top to the first baseline, in points.
    open override var firstBaselineOffsetFromTop: CGFloat { baselineOffsets.first }

    /// The distance from the last baseline to the bottom, in points.
    open override var lastBaselineOffsetFromBottom: CGFloat { baselineOffsets.last }

    /// Lays the text out again in another appearance.
    open override func viewDidChangeEffectiveAppearance() {
      super.viewDidChangeEffectiveAppearance()
      setNeedsText()
    }

    /// Images do not move in a label that is not in a window.
    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      if window == nil { timer.cancel() }
      showMovingImages()
    }

    /// The label for a click on a link or a mention; nil elsewhere, so that the click is for the view below.
    open override func hitTest(_ point: CGPoint) -> NSView? {
      takesClick(at: convert(point, from: superview)) ? super.hitTest(point) : nil
    }

    /// Passes a click on.
    open override func mouseDown(with event: NSEvent) { send(.down, event) }

    /// Passes a click on.
    open override func mouseDragged(with event: NSEvent) { send(.move, event) }

    /// Passes a click on.
    open override func mouseUp(with event: NSEvent) { send(.up, event) }

    /// The pointer is a hand over links and mentions.
    open override func resetCursorRects() {
      for rect in linkRects { addCursorRect(rect, cursor: .pointingHand) }
    }

    /// The label is an element with its links as children.
    open override func isAccessibilityElement() -> Bool { true }

    /// Text.
    open override func accessibilityRole() -> NSAccessibility.Role? { .staticText }

    /// The whole text, with the labels of attachments.
    open override func accessibilityLabel() -> String? { model.content.text.accessibilityText }

    /// The links.
    open override func accessibilityChildren() -> [Any]? { linkElements }
  }
#endif
