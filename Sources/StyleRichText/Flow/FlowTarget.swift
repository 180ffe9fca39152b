public import StyleLayout

/// The target of a touch on rows of items.
public enum FlowTarget: Sendable, Hashable {
  /// On an item, by its index.
  case item(Int)
  /// On the item that tells how many are hidden.
  case overflow
}

extension FlowArrangement {
  /// The item at a point; nil outside all items. If items overlap, it is the last one.
  public func target(at point: LayoutPoint) -> FlowTarget? {
    if let overflowRect, overflowRect.contains(point) { return .overflow }
    return rects.lastIndex { $0.contains(point) }.map { .item($0) }
  }
}
