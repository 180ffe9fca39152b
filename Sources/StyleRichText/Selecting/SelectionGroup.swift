public import StyleLayout
public import StyledText

/// An event for the selection of a label. Points are in the coordinates of the label's frame.
public enum SelectionEvent: Sendable {
  /// A double tap or a long press, which selects the unit there.
  case select(LabelSelection.Unit, at: LayoutPoint)
  /// A tap. In the selection, or with a finger that holds a pin, it does nothing, so that the menu can be shown again;
  /// elsewhere it ends the selection.
  case tap(LayoutPoint)
  /// A finger comes down and takes a pin that is there: ``LabelSelection/heldPin``.
  case grab(LayoutPoint)
  /// The finger that holds a pin moves.
  case drag(LayoutPoint)
  /// The finger of a long press moves on, which extends the selection.
  case extend(LayoutPoint)
  /// The finger is lifted, or the system takes the touch away.
  case release
  /// An item of the menu. A copy does not change the selection.
  case choose(SelectionMenu.Item)
  /// The text that the label shows was edited; the frame is the one after it.
  case edit(PositionMap)
  /// The text was laid out again, and perhaps cut elsewhere; this is the frame before.
  case layout(from: TextFrame)
  /// An ``ExpandableText`` was expanded, collapsed or laid out again: it showed the first frame, and shows the second
  /// one.
  case expansion(from: ExpandedFrame, to: ExpandedFrame)
  /// The label goes away, or shows another item.
  case remove
}

/// An action after a ``SelectionEvent``.
public enum SelectionAction<Label: Hashable & Sendable>: Sendable, Hashable {
  /// The selection of this label is another one: draw the label again.
  case redraw(Label)
  /// The selection of this label has ended: draw the label without it, and hide menu and magnifier.
  case ended(Label)
}

/// The one selection of all labels of a page: a selection in one of them ends the selection of another.
///
/// ```swift
/// var group = SelectionGroup<Comment.ID>()
/// for action in group.handle(.select(.word, at: point), in: comment.id, frame) {
///   switch action {
///   case .redraw(let label), .ended(let label): redraw(label, selecting: group[label]?.range)
///   }
/// }
/// ```
///
/// Ask for menu and magnifier of the ``selection`` after each event.
public struct SelectionGroup<Label: Hashable & Sendable>: Sendable, Hashable {
  /// The label with the selection; nil if nothing is selected.
  public private(set) var label: Label?
  /// The selection in it.
  public private(set) var selection: LabelSelection?
  /// The style of the pins, which determines where a finger takes them.
  public var pins: SelectionPinStyle
  /// The maximum distance of a finger from a pin, in points.
  public var pinMargin: Double

  /// Creates a group without a selection.
  public init(pins: SelectionPinStyle = .standard, pinMargin: Double = LabelSelection.pinMargin) {
    self.pins = pins
    self.pinMargin = pinMargin
  }

  /// The selection of a label; nil for all labels but one.
  public subscript(label: Label) -> LabelSelection? { label == self.label ? selection : nil }

  /// Takes an event of a label. All but a selection and a tap are ignored if another label has the selection.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - label: The label.
  ///   - frame: The frame that the label shows, after the event.
  /// - Returns: The labels to redraw: the label whose selection has ended comes first.
  /// - Complexity: The same as the functions of ``LabelSelection``.
  public mutating func handle(
    _ event: SelectionEvent,
    in label: Label,
    _ frame: TextFrame
  ) -> [SelectionAction<Label>] {
    switch event {
    case .select(let unit, let point):
      guard let new = LabelSelection(unit, at: point, in: frame) else { return [] }
      return select(new, in: label)
    case .tap(let point):
      guard let touched = self[label] else { return end() }
      let isInside = touched.heldPin != nil || touched.shape(in: frame, pins: pins).contains(point)
      return isInside ? [] : end()
    case .grab, .drag, .extend, .release, .choose:
      guard var changed = self[label] else { return [] }
      change(&changed, by: event, in: frame)
      return select(changed, in: label)
    case .edit, .layout, .expansion, .remove:
      guard let old = self[label] else { return [] }
      guard let moved = moved(old, by: event, in: frame) else { return end() }
      selection = moved
      // Even the same text may have moved.
      return [.redraw(label)]
    }
  }

  /// Ends the selection, as when the page is left or a copy is made.
  public mutating func end() -> [SelectionAction<Label>] {
    defer { (label, selection) = (nil, nil) }
    return label.map { [.ended($0)] } ?? []
  }

  private mutating func select(_ new: LabelSelection, in label: Label) -> [SelectionAction<Label>] {
    let isSame = self[label]?.range == new.range
    let ended = self.label == label ? [] : end()
    (self.label, selection) = (label, new)
    return isSame ? ended : ended + [.redraw(label)]
  }

  private func change(_ selection: inout LabelSelection, by event: SelectionEvent, in frame: TextFrame) {
    switch event {
    case .grab(let point): selection.grab(at: point, in: frame, style: pins, margin: pinMargin)
    case .drag(let point): selection.drag(to: point, in: frame)
    case .extend(let point): selection.extend(to: point, in: frame)
    case .release: selection.release()
    case .choose(let item): selection.choose(item, in: frame)
    default: break
    }
  }

  private func moved(_ selection: LabelSelection, by event: SelectionEvent, in frame: TextFrame) -> LabelSelection? {
    switch event {
    case .edit(let map): selection.moved(by: map, in: frame)
    case .layout(let old): selection.moved(from: old, to: frame)
    case .expansion(let old, let new): selection.moved(from: old, to: new)
    default: nil
    }
  }
}
