#if canImport(SwiftUI)
  public import CoreFoundation
  internal import StyleLayout
  public import StyleRichText
  public import SwiftUI

  /// Rows of views, such as tags, by a `FlowLayout`.
  ///
  /// ```swift
  /// StyleFlowLayout(FlowLayout(vertical: .firstBaseline, spacing: .fixed(8), rowSpacing: 6)) {
  ///   ForEach(tags) { TagView($0) }
  /// }
  /// ```
  ///
  /// It uses the first baselines of texts, and is mirrored by the environment: the direction of the `FlowLayout` is
  /// ignored. Views beyond its maximum number of rows are not shown; ``StyleFlow`` shows how many there are.
  public struct StyleFlowLayout: Layout {
    private let flow: FlowLayout

    /// Creates a layout.
    public init(_ flow: FlowLayout = FlowLayout()) {
      var flow = flow
      flow.direction = .leftToRight
      self.flow = flow
    }

    /// The size of the rows in a width.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(arrange(subviews, width: proposal.width).flow.size)
    }

    /// Puts the views into their rows, and those that are not shown nowhere.
    public func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      let arranged = arrange(subviews, width: bounds.size.width)
      for subview in subviews { subview.place(at: Self.nowhere, proposal: .zero) }
      for (subview, rect) in arranged.shown {
        let corner = CGPoint(x: Double(bounds.origin.x) + rect.x, y: Double(bounds.origin.y) + rect.y)
        subview.place(at: corner, proposal: ProposedViewSize(CGSize(rect.size)))
      }
    }

    private static let nowhere = CGPoint(x: Double.infinity, y: Double.infinity)

    private struct Arranged {
      let flow: FlowArrangement
      let shown: [(LayoutSubview, LayoutRect)]
    }

    /// The items in rows, and the overflow view that shows how many are hidden.
    private func arrange(_ subviews: Subviews, width: CGFloat?) -> Arranged {
      let items = subviews.filter { $0[HiddenCount.self] == nil }
      func overflow(_ hidden: Int) -> LayoutSubview? { subviews.first { $0[HiddenCount.self] == hidden } }
      let arrangement = flow.arrange(count: items.count, width: width.map { Double($0) } ?? .infinity) { index, width in
        FlowItem(items[index], width: width)
      } overflow: { hidden, width in
        overflow(hidden).map { FlowItem($0, width: width) } ?? FlowItem(width: 0, height: 0)
      }
      var shown = Array(zip(items, arrangement.rects))
      if let rect = arrangement.overflowRect, let view = overflow(arrangement.hiddenCount) {
        shown.append((view, rect))
      }
      return Arranged(flow: arrangement, shown: shown)
    }
  }

  /// The number of hidden views that a view shows; nil for an item.
  struct HiddenCount: LayoutValueKey {
    static let defaultValue: Int? = nil
  }

  extension FlowItem {
    /// Measures a view in a width.
    fileprivate init(_ view: LayoutSubview, width: Double) {
      let proposal = ProposedViewSize(width: width.isFinite ? CGFloat(width) : nil, height: nil)
      let dimensions = view.dimensions(in: proposal)
      self.init(
        width: Double(dimensions.width),
        height: Double(dimensions.height),
        firstBaseline: Double(dimensions[VerticalAlignment.firstTextBaseline])
      )
    }
  }
#endif
