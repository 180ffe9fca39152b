#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  public import ObjectiveC
  internal import QuartzCore
  public import StyleLayout
  public import StyleRichText
  internal import StyleTables
  internal import StyleUI
  public import StyledText
  public import UIKit

  /// A label for text with links, mentions, emoji and views, whose lines follow its styles exactly.
  ///
  /// ```swift
  /// let label = RichLabel()
  /// label.styledText = codec.decode("@小明 [赞] https://example.com").text
  /// label.numberOfLines = 0
  /// label.onAction = { target, gesture in
  ///   if case .link(let link) = target, gesture == .tap { open(link.link) }
  /// }
  /// ```
  ///
  /// - Touches outside links and mentions go to the views below, unless text is selected or copied.
  /// - A link under a pointer looks pressed, and the Tab key moves from link to link.
  /// - It follows changes of appearance, contrast, text size and direction.
  /// - An attachment is a view (``attachmentView``), or a moving image of the ``resources``.
  /// - Text is laid out by StyleLayout, not by UIKit: n lines are n × line height + (n − 1) × line spacing high.
  ///
  /// A `LabelModel` determines its content and behavior.
  open class RichLabel: UIView {
    /// The resources that it shares with other labels.
    public let resources: RichLabelResources
    /// Called for taps, double taps and long presses on links and mentions and, if text can be selected, on emoji and
    /// text.
    public var onAction: ((_ target: TouchTarget, _ gesture: TouchGesture) -> Void)?
    /// Returns the view of an attachment, which the label positions at its box; nil for an image. By default, all
    /// attachments are images.
    public var attachmentView: ((TextAttachment) -> UIView?)?
    /// The styles of pressed links and of the selection, and the color of text without one.
    public var drawingOptions = DrawingOptions() {
      didSet { if drawingOptions != oldValue { setNeedsPicture() } }
    }
    /// Whether text is drawn on another thread. Until it is drawn, the label keeps its picture, or shows nothing if the
    /// text has changed.
    public var drawsAsynchronously = false
    /// The app's own items in the menu of the selection, after the label's items.
    public var menuItems: () -> [UIMenuElement] = { [] }
    /// The titles of the label's items in the menu of the selection; English by default.
    public var menuTitle: (SelectionMenu.Item) -> String = { item in
      switch item {
      case .copy: "Copy"
      case .select: "Select"
      case .selectAll: "Select All"
      }
    }
    /// The width for which the label computes its intrinsic height, in points; 0 for its current width. Set it if you
    /// know the width before the label is laid out, so that its size does not change afterwards.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    var model = LabelModel(.text(StyledText(), lines: 1))
    let canvas: LabelCanvas
    let attachments = AttachmentHosts()
    let timer = LabelTimer()
    let loupe = LabelLoupe()
    private(set) lazy var menu = LabelMenu(of: self)
    private lazy var pointer = LabelPointer(of: self)
    var focusViews: [LinkFocusView] = []
    let firstBaselineMarker = UIView()
    let lastBaselineMarker = UIView()
    var needsPicture = true
    /// Whether the touch of the moment is for the view below.
    var passesTouch = false
    /// The intrinsic height last returned; nil if it was not requested.
    private var askedHeight: CGFloat?
    /// The size that the text was placed in.
    var placedSize = CGSize.zero
    var readElements: [LabelReadElement]?
    private var ownAccessibilityLabel: String?

    /// Creates a label without text.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - resources: The resources that it shares with other labels, such as those of its list.
    public init(frame: CGRect = .zero, resources: RichLabelResources = .shared) {
      self.resources = resources
      canvas = LabelCanvas(resources.pictures)
      super.init(frame: frame)
      setUp()
    }

    /// Creates a label of a storyboard or nib, with the shared resources.
    public required init?(coder: NSCoder) {
      resources = .shared
      canvas = LabelCanvas(resources.pictures)
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      layer.addSublayer(canvas.layer)
      for marker in [firstBaselineMarker, lastBaselineMarker] {
        marker.isHidden = true
        addSubview(marker)
      }
      addInteraction(UIPointerInteraction(delegate: pointer))
      UIView.onStyleContextChange(of: self) { $0.setNeedsText() }
    }

    /// The text. New text keeps the number of lines.
    public var styledText: StyledText {
      get { model.content.text }
      set { change { $0.content.text = newValue } }
    }

    /// The maximum number of lines; 0 for all. One by default.
    open var numberOfLines: Int {
      get { model.content.lines }
      set { change { $0.content.lines = newValue } }
    }

    /// The text that replaces the text cut out, such as a link titled "more"; an ellipsis by default.
    public var truncationToken: StyledText {
      get { model.content.token }
      set { change { $0.content.token = newValue } }
    }

    /// The alignment, line breaking and language of text that does not set them. The direction is that of the text.
    public var frameOptions: FrameOptions {
      get { model.options }
      set { change { $0.options = newValue } }
    }

    /// The limits of each kind of touch, and the margin of links.
    public var touchOptions: TouchOptions {
      get { model.touches.options }
      set { model.touches.options = newValue }
    }

    /// The codec that the text was decoded with, so that copies keep emoji and mentions.
    public var codec: RichTextCodec? {
      get { model.codec }
      set { model.codec = newValue }
    }

    /// Changes the model, and lays the label out again. While a new text is drawn on another thread, none is shown.
    func change(_ change: (inout LabelModel) -> Void) {
      let (content, options) = (model.content, model.options)
      change(&model)
      guard content != model.content || options != model.options else { return }
      if drawsAsynchronously, content.text != model.content.text { canvas.clear() }
      setNeedsText()
    }

    /// A label that leaves its window loses its selection there.
    open override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow !== window { select(.remove) }
    }

    /// Images do not move in a label that is not on a screen.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      followImages()
      if window == nil { timer.cancel() } else { setNeedsText() }
    }

    #if !os(visionOS)
      /// Lays the text out again if appearance, contrast, text size or direction have changed.
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsText()
      }
    #endif

    /// Is called when a reader has expanded or collapsed an expandable text.
    func wasToggled() { setNeedsText() }

    /// Is called when an expandable text is cut, shown as a whole, or has another height.
    func expansionChanged(_ event: ExpansionEvent) {}

    // MARK: Layout

    /// Shows the text in the width of the label, in the middle of its height.
    open override func layoutSubviews() {
      super.layoutSubviews()
      showText()
      if let askedHeight, intrinsicSize.height != askedHeight { invalidateIntrinsicContentSize() }
    }

    /// The size of the text in a width; the given height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(inWidth: Double(size.width)) }

    /// The size of the text in ``preferredMaxLayoutWidth`` or, without one, the width of the unbroken text and the
    /// height in the label's own width.
    open override var intrinsicContentSize: CGSize {
      let size = intrinsicSize
      askedHeight = size.height
      return size
    }

    /// A view whose bottom is the first baseline, for Auto Layout.
    open override var forFirstBaselineLayout: UIView { firstBaselineMarker }

    /// A view whose bottom is the last baseline, for Auto Layout.
    open override var forLastBaselineLayout: UIView { lastBaselineMarker }

    // MARK: Touches

    /// Whether a touch is for the label or for a view in its text. Touches elsewhere are for the views below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouch(at: point) }

    /// Passes a touch to the text, or to the view below.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      passesTouch = false
      send(.down, touches)
      if passesTouch { super.touchesBegan(touches, with: event) }
    }

    /// Passes a touch on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      send(.move, touches) { super.touchesBegan(touches, with: event) }
      if passesTouch { super.touchesMoved(touches, with: event) }
    }

    /// Passes a touch on.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      send(.up, touches) { super.touchesBegan(touches, with: event) }
      if passesTouch { super.touchesEnded(touches, with: event) }
    }

    /// Passes a touch on.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      if passesTouch { super.touchesCancelled(touches, with: event) }
      send(.cancel, touches) {}
    }

    /// A tap on a link is not also a tap on a view around the label.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let isTap = gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer
      return !(isTap && model.touches.highlight != nil) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Accessibility

    /// The label is one element if it has no links. With links, the text and each link is one.
    open override var isAccessibilityElement: Bool {
      get { model.links.isEmpty }
      set {}
    }

    /// The whole text, with the labels of attachments.
    open override var accessibilityLabel: String? {
      get { ownAccessibilityLabel ?? model.content.text.accessibilityText }
      set { ownAccessibilityLabel = newValue }
    }

    /// The text and its links.
    open override var accessibilityElements: [Any]? {
      get { model.links.isEmpty ? nil : currentElements }
      set {}
    }

    /// To expand and to collapse the text.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { toggleActions }
      set {}
    }

    /// The rotor for links.
    open override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { linkRotors }
      set {}
    }
  }
#endif
