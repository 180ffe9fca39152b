#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  extension TagsView {
    /// The tag at a point of the view.
    func target(at point: CGPoint) -> FlowTarget? { rows?.target(at: LayoutPoint(point, from: .zero)) }

    /// The tag that a finger is on, if taps there do something.
    func target(of touches: Set<UITouch>) -> FlowTarget? {
      guard let touch = touches.first, let target = target(at: touch.location(in: self)) else { return nil }
      return canTap(target) ? target : nil
    }

    /// Whether a tap on a tag does something.
    func canTap(_ target: FlowTarget) -> Bool {
      switch target {
      case .item: selection != .off || onTap != nil
      case .overflow: onMore != nil
      }
    }

    /// Presses a tag, and releases the one that was pressed.
    func press(_ target: FlowTarget?) {
      let old = pressed
      guard target != old else { return }
      pressed = target
      for changed in [old, target] { if let changed { showPress(of: changed) } }
    }

    /// Handles a tap on a tag, unless other items were set since it was shown.
    func tap(_ target: FlowTarget) {
      guard let rows else { return }
      switch target {
      case .item(let index):
        let (item, old) = (items[index], selection)
        selection.toggle(item.id)
        onTap?(item)
        if selection != old { onSelect?(selection) }
      case .overflow: onMore?(rows.hiddenCount)
      }
    }
  }
#endif
