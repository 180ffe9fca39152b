/// Assigns views to items in rows, so that few views are created when the items change.
///
/// Views are identified by numbers, counted from 0. A view stays with its item as long as the item is shown. Afterwards
/// it is spare, and shows the next item that needs a view. Items with equal identifiers keep their order.
///
/// ```swift
/// reuse.change(to: items.map(\.id))
/// for index in shownItems where reuse.view(of: index) == nil {
///   let view = reuse.take(for: index)  // a new one if its number is that of the views so far
/// }
/// reuse.keep(first: shownCount)
/// ```
public struct TagReuse<ID: Hashable> {
  private var ids: [ID] = []
  /// The view of each item; nil without one.
  private var views: [Int?] = []
  /// The views that show nothing.
  public private(set) var spare: [Int] = []
  /// The number of views that there are.
  public private(set) var viewCount = 0

  /// Creates the reuse of rows without items.
  public init() {}

  /// The view of an item; nil if it has none.
  public func view(of index: Int) -> Int? { views[index] }

  /// Shows other items: views stay with the items that stay.
  ///
  /// - Complexity: Linear in the number of items.
  public mutating func change(to newIDs: [ID]) {
    let matches = ReuseMatches(from: ids, to: newIDs)
    spare += matches.unused.compactMap { views[$0] }
    views = matches.reused.map { old in old.flatMap { views[$0] } }
    ids = newIDs
  }

  /// Gives an item without a view one: a spare one, or a new one.
  ///
  /// - Returns: The number of the view.
  public mutating func take(for index: Int) -> Int {
    let view = spare.popLast() ?? viewCount
    viewCount = max(viewCount, view + 1)
    views[index] = view
    return view
  }

  /// Takes the views of all items but the first ones, which are shown.
  public mutating func keep(first count: Int) {
    for index in views.indices.dropFirst(count) {
      if let view = views[index] { spare.append(view) }
      views[index] = nil
    }
  }
}

extension TagReuse: Sendable where ID: Sendable {}
