public import StyleLayout
public import StyleTables
internal import StyledText

/// A label without a view: its text, the shown part, and its response to touches.
///
/// ```swift
/// var label = LabelModel(.expandable(ExpandableText(comment, limit: .lines(3))))
/// perform(label.layOut(by: typesetter, in: context, width: 320))
/// perform(label.handle(.down(point, at: now)))
/// ```
///
/// A view passes on the system's events and performs the effects. So StyleRichUI's `RichLabel` is thin, and so is a
/// view for another system. Set the properties before you lay out again. The model changes only the state of an
/// ``ExpandableText``, when a reader expands or collapses it.
public struct LabelModel: Sendable {
  /// Everything that a layout depends on, except the typesetter.
  package struct Layout: Sendable, Hashable {
    let content: LabelContent
    let context: StyleContext
    let width: Double
    let options: FrameOptions
  }

  /// The text, and the part of it to show.
  public var content: LabelContent
  /// Layout options that neither styles nor attributes determine.
  public var options: FrameOptions
  /// The targets in the text, and the touch of the moment.
  public var touches: TouchTracker
  /// The codec that the text was decoded with, so that copies keep emoji and mentions; nil for plain text alone.
  public var codec: RichTextCodec?
  /// The link or the mention under a pointer, in UTF-16 offsets; nil for none. It is drawn as if pressed.
  public private(set) var hovered: Range<Int>?
  /// The shown frame; nil before the first layout.
  public private(set) var shown: ExpandedFrame?
  /// The input that ``shown`` was made from.
  package private(set) var layout: Layout?
  private var observer = ExpansionObserver()
  private var holdsPin = false

  /// Creates a label that was not laid out.
  public init(
    _ content: LabelContent,
    options: FrameOptions = FrameOptions(),
    touches: TouchOptions = TouchOptions(),
    codec: RichTextCodec? = nil
  ) {
    self.content = content
    self.options = options
    self.touches = TouchTracker(options: touches)
    self.codec = codec
  }
}

// Layout.
extension LabelModel {
  /// Lays out the text, unless that would show the same.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter.
  ///   - context: The context that styles are resolved in.
  ///   - width: The maximum width of lines, in points.
  /// - Returns: Nothing if nothing has changed. A selection follows a text that is laid out again, and ends when the
  ///   label gets another text. The state and the height of an ``ExpandableText`` are reported when they change, and
  ///   once for each text, but never before there is a width.
  /// - Complexity: The cost of layout; for the same text, the cost of comparing it with itself.
  public mutating func layOut(by typesetter: Typesetter, in context: StyleContext, width: Double) -> [LabelEffect] {
    let next = Layout(content: content, context: context, width: width, options: options)
    guard next != layout else { return [] }
    let isSameText = layout?.content.text == content.text
    let old = shown
    let new = content.frame(by: typesetter, in: context, width: width, options: options)
    (layout, shown, hovered) = (next, new, nil)
    var effects: [LabelEffect] = [.redraw]
    if let old { effects.append(.select(isSameText ? Self.move(from: old, to: new) : .remove)) }
    // A finger may be down on text that has moved.
    effects += handle(.timer(at: touches.time))
    if !isSameText { observer = ExpansionObserver() }
    if case .expandable = content, width > 0, let event = observer.event(for: new) {
      effects.append(.tellExpansion(event))
    }
    return effects
  }

  /// The size of the text in a width, in points. Nothing that is shown changes.
  ///
  /// - Complexity: The cost of layout; constant for a cached layout.
  public func size(by typesetter: Typesetter, in context: StyleContext, width: Double) -> LayoutSize {
    content.frame(by: typesetter, in: context, width: width, options: options).frame.size
  }

  /// The intrinsic size of a view, in points, before it is rounded to pixels. The shown text does not change.
  ///
  /// - Parameters:
  ///   - typesetter: The typesetter.
  ///   - context: The context that styles are resolved in.
  ///   - preferred: The width that the app has set for the text; 0 or less for none.
  ///   - current: The width of the view; 0 or less before it was laid out.
  /// - Returns: The size in the preferred width. Without one, it has the width of the unbroken text, so that a view
  ///   that was narrow grows again, and the height of the lines in the current width.
  /// - Complexity: The cost of two layouts.
  public func intrinsicSize(
    by typesetter: Typesetter,
    in context: StyleContext,
    preferred: Double,
    current: Double
  ) -> LayoutSize {
    if preferred > 0 { return size(by: typesetter, in: context, width: preferred) }
    let unbroken = size(by: typesetter, in: context, width: .infinity)
    guard current > 0, current < unbroken.width else { return unbroken }
    let height = size(by: typesetter, in: context, width: current).height
    return LayoutSize(width: unbroken.width, height: height)
  }

  private static func move(from old: ExpandedFrame, to new: ExpandedFrame) -> SelectionEvent {
    let isCut = old.suffix != nil || new.suffix != nil
    return isCut ? .expansion(from: old, to: new) : .layout(from: old.frame)
  }
}

// Expanding and copying.
extension LabelModel {
  /// Expands a collapsed text, and collapses an expanded one, as requested by a screen reader.
  public mutating func toggle() -> [LabelEffect] {
    guard case .expandable(var expandable) = content, let shown, shown.state != .whole else { return [] }
    expandable.wantsExpanded = shown.state == .collapsed
    content = .expandable(expandable)
    return [.layOut]
  }

  /// The name of the action ``toggle()``; nil if it does nothing.
  public var toggleName: String? {
    guard case .expandable(let expandable) = content, let shown else { return nil }
    return expandable.actionName(in: shown.state)
  }

  /// The whole text for a clipboard, without token and closing text.
  ///
  /// - Complexity: Linear in the text.
  public var clipboard: RichTextClipboard { RichTextClipboard(copying: content.text, codec: codec) }

  /// The selected text for a clipboard; nil if none of the selection is shown.
  ///
  /// - Complexity: Linear in the text that is copied.
  public func clipboard(of selection: LabelSelection) -> RichTextClipboard? {
    guard let shown else { return nil }
    let map = shown.suffix == nil ? nil : shown.map
    return selection.clipboard(of: content.text, in: shown.frame, map: map, codec: codec ?? RichTextCodec())
  }
}

// Touches.
extension LabelModel {
  /// Whether a touch at a point is for the label, and not for a view below it: at a link or a mention, at a pin of the
  /// selection, and anywhere if text is selected or copied.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the frame.
  ///   - selection: The selection of the label; nil without one.
  ///   - pins: The look of its pins.
  public func takesTouch(
    at point: LayoutPoint,
    selection: LabelSelection? = nil,
    pins: SelectionPinStyle = .standard
  ) -> Bool {
    guard let frame = shown?.frame else { return false }
    return selection?.pin(at: point, in: frame, style: pins) != nil
      || frame.touchTarget(at: point, options: touches.options) != nil
  }

  /// Takes an event of a finger or a clock.
  ///
  /// - A tap on the token or the closing text of an ``ExpandableText`` expands or collapses it. A long press there
  ///   copies all of the text if a long press elsewhere does. Neither is reported.
  /// - A double tap or a long press on text selects the word there, if text is selected; then the finger extends the
  ///   selection. If text is only copied, a long press copies all of it.
  /// - A finger that comes down on a pin moves it, and touches nothing else.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of the frame.
  ///   - selection: The selection of the label; nil without one.
  ///   - pins: The look of its pins.
  /// - Returns: The actions to perform, in order; often none. A label that was not laid out passes all touches through.
  public mutating func handle(
    _ event: TouchEvent,
    selection: LabelSelection? = nil,
    pins: SelectionPinStyle = .standard
  ) -> [LabelEffect] {
    guard let shown else { return event.phase == .down ? [.passThrough] : [] }
    if event.phase == .down { holdsPin = selection?.pin(at: event.point, in: shown.frame, style: pins) != nil }
    guard holdsPin else { return touches.handle(event, in: shown.frame).flatMap { effects(of: $0, in: shown) } }
    switch event.phase {
    case .down: return [.select(.grab(event.point))]
    case .move: return [.select(.drag(event.point))]
    case .up, .cancel:
      holdsPin = false
      return [.select(.release)]
    case .timer: return []
    }
  }

  /// Takes the movement of a pointer without a button, such as a mouse.
  ///
  /// - Parameter point: The position of the pointer, in the coordinates of the frame; nil if it has left the label.
  /// - Returns: The target there, and the effects to perform.
  public mutating func hover(at point: LayoutPoint?) -> (target: TouchTarget?, effects: [LabelEffect]) {
    let target = point.flatMap { shown?.frame.touchTarget(at: $0, options: touches.options) }
    let link = target.flatMap { $0.isLink ? $0 : nil }
    defer { hovered = link?.range }
    return (link, hovered == link?.range ? [] : [.redraw])
  }

  /// Has the effect of a tap on a link or a mention, for a keyboard or a screen reader.
  public mutating func activate(_ target: TouchTarget) -> [LabelEffect] {
    if case .link(let link) = target, shown?.toggles(link) == true { return toggle() }
    return [.tell(target, .tap)]
  }

  private mutating func effects(of action: TouchAction, in shown: ExpandedFrame) -> [LabelEffect] {
    switch action {
    case .highlight: return [.redraw]
    case .tap(.link(let link), _) where shown.toggles(link), .doubleTap(.link(let link), _) where shown.toggles(link):
      return toggle()
    case .longPress(.link(let link), _) where shown.toggles(link): return copying()
    case .tap(let target, let point): return [.select(.tap(point)), .tell(target, .tap)]
    case .doubleTap(let target, let point): return selecting(target, at: point) + [.tell(target, .doubleTap)]
    case .longPress(let target, let point):
      return selecting(target, at: point) + (target.isLink ? [] : copying()) + [.tell(target, .longPress)]
    case .drag(.ended, _): return [.select(.release)]
    case .drag(_, let point): return [.select(.extend(point))]
    case .passThrough: return [.passThrough]
    case .wait(let time): return [.wait(until: time)]
    }
  }

  private func selecting(_ target: TouchTarget, at point: LayoutPoint) -> [LabelEffect] {
    touches.options.selectsText && !target.isLink ? [.select(.select(.word, at: point))] : []
  }

  private func copying() -> [LabelEffect] {
    touches.options.copiesText && !touches.options.selectsText ? [.copy(clipboard)] : []
  }
}
