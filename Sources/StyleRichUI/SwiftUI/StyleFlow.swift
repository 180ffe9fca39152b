#if canImport(SwiftUI)
  public import StyleRichText
  public import SwiftUI

  /// Rows of views that end with "+12" if not all of them fit.
  ///
  /// ```swift
  /// StyleFlow(tags, by: FlowLayout(spacing: .fixed(8), maximumRows: 2)) { tag in
  ///   TagView(tag)
  /// } overflow: { hidden in
  ///   Text("+\(hidden)")
  /// }
  /// ```
  ///
  /// As many items as possible are shown. The overflow view is made for every count that it may have to show, so that
  /// it is measured before it is shown: use it for tags, not for thousands of items.
  public struct StyleFlow<Item: Identifiable, Content: View, Overflow: View>: View {
    private let items: [Item]
    private let flow: FlowLayout
    private let content: (Item) -> Content
    private let overflow: (Int) -> Overflow

    /// Creates rows of views.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - flow: The layout; without a greatest number of rows, all items are shown.
    ///   - content: Makes the view of an item.
    ///   - overflow: Creates the view that tells how many items are hidden.
    public init(
      _ items: [Item],
      by flow: FlowLayout,
      @ViewBuilder content: @escaping (Item) -> Content,
      @ViewBuilder overflow: @escaping (_ hiddenCount: Int) -> Overflow
    ) {
      self.items = items
      self.flow = flow
      self.content = content
      self.overflow = overflow
    }

    /// The rows.
    public var body: some View {
      StyleFlowLayout(flow) {
        ForEach(items) { content($0) }
        ForEach(hiddenCounts) { count in
          overflow(count.id).layoutValue(key: HiddenCount.self, value: count.id)
        }
      }
    }

    /// The numbers of items that may be hidden.
    private var hiddenCounts: [Count] {
      flow.maximumRows == nil || items.isEmpty ? [] : (1...items.count).map { Count(id: $0) }
    }
  }

  private struct Count: Identifiable, Sendable {
    let id: Int
  }
#endif
