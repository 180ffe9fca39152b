#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  public import ObjectiveC
  internal import StyleLayout
  public import StyleRichText
  internal import StyleUI
  public import UIKit

  /// Rows of tags that end with "+12" if not all of them fit.
  ///
  /// ```swift
  /// let tags = TagsView(topics, by: FlowLayout(spacing: .fixed(8), rowSpacing: 6, maximumRows: 2)) {
  ///   RichLabel()
  /// } configure: { label, topic, state in
  ///   label.styledText = state.isSelected ? topic.selectedTag : topic.tag
  /// } more: { label, hidden, _ in
  ///   label.styledText = "+\(hidden)"
  /// }
  /// tags.selection = .many([])
  /// tags.onSelect = { selection in filter(by: selection.ids) }
  /// tags.onMore = { _ in tags.flow.maximumRows = nil }
  /// ```
  ///
  /// - A tag is any view that returns its size from `sizeThatFits(_:)`. Only shown tags have views. When the items
  ///   change, a view stays with its item, and the others are reused.
  /// - Touches outside the tags go to the views below. A tag that is a control handles its own touches.
  /// - For VoiceOver, a tag that can be tapped is a button with the `accessibilityLabel` of its view.
  /// - Rows begin on the right where people read from right to left: the direction of the `FlowLayout` is ignored.
  ///   UIKit does not provide the baseline of a view before layout, so `.firstBaseline` aligns bottoms.
  public final class TagsView<Item: Identifiable, Tag: UIView>: UIView {
    /// The items. All tags are configured again when they are set.
    public var items: [Item] {
      didSet { showItems() }
    }
    /// The layout; without a greatest number of rows, all items are shown.
    public var flow: FlowLayout {
      didSet { setNeedsRows() }
    }
    /// The selected tags, and how many can be selected. Tags cannot be selected by default.
    public var selection = TagSelection<Item.ID>.off {
      didSet { showSelection(insteadOf: oldValue) }
    }
    /// Called for each tap on a tag, after it has changed the selection.
    public var onTap: ((Item) -> Void)? {
      didSet { setNeedsLayout() }
    }
    /// Gets the selection after a tap has changed it.
    public var onSelect: ((TagSelection<Item.ID>) -> Void)?
    /// Called for a tap on the tag that tells how many are hidden.
    public var onMore: ((_ hiddenCount: Int) -> Void)? {
      didSet { setNeedsLayout() }
    }
    /// The width for which the view computes its intrinsic height, in points; 0 for its current width. Set it if you
    /// know the width before the view is laid out, such as in a cell, so that its height does not change afterwards.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    let makeTag: () -> Tag
    let configureTag: (Tag, Item, TagState) -> Void
    let configureMore: ((Tag, Int, TagState) -> Void)?
    var reuse = TagReuse<Item.ID>()
    /// By the numbers of the views.
    var cells: [TagCell<Tag>] = []
    private(set) lazy var moreCell = TagCell(makeTag(), in: self)
    /// The number that the tag for hidden items shows; nil if it must be updated.
    var toldCount: Int?
    /// The shown rows; nil if the items have changed.
    var rows: FlowArrangement?
    var pressed: FlowTarget?
    /// Whether the touch of the moment is for the view below.
    private var passesTouch = false
    /// The intrinsic height last returned; nil if it was not requested.
    private var askedHeight: CGFloat?

    /// Creates rows of tags.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - flow: The layout; without a greatest number of rows, all items are shown.
    ///   - makeTag: Makes a view, for any item or for the number of hidden ones.
    ///   - configure: Shows an item in a view, which may have shown another one.
    ///   - more: Shows how many items are hidden. It is called for each number that may have to be shown, so that the
    ///     view is measured before it is shown. Without it, items that do not fit are just hidden.
    public init(
      _ items: [Item] = [],
      by flow: FlowLayout,
      makeTag: @escaping () -> Tag,
      configure: @escaping (_ tag: Tag, _ item: Item, _ state: TagState) -> Void,
      more: ((_ tag: Tag, _ hiddenCount: Int, _ state: TagState) -> Void)? = nil
    ) {
      (self.items, self.flow) = (items, flow)
      (self.makeTag, configureTag, configureMore) = (makeTag, configure, more)
      super.init(frame: .zero)
      UIView.onStyleContextChange(of: self) { $0.setNeedsRows() }
      showItems()
    }

    /// Tags are not made by a storyboard.
    public required init?(coder: NSCoder) { nil }

    #if !os(visionOS)
      /// Arranges the tags again if text size or direction have changed.
      public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsRows()
      }
    #endif

    // MARK: Layout

    /// Puts the tags into rows in the width of the view.
    public override func layoutSubviews() {
      super.layoutSubviews()
      guard Double(bounds.size.width) > 0 else { return }
      placeTags()
      if let askedHeight, placedHeight != askedHeight { invalidateIntrinsicContentSize() }
    }

    /// The size of the rows in a width, or of one row if the width is 0.
    public override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(inWidth: Double(size.width)) }

    /// No width, and the height of the rows in ``preferredMaxLayoutWidth`` or in the width of the view.
    public override var intrinsicContentSize: CGSize {
      let height = intrinsicHeight
      askedHeight = height
      return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    // MARK: Touches

    /// Whether a touch is on a tag. Touches elsewhere are for the views below.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { target(at: point) != nil }

    /// Presses a tag.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      press(target(of: touches))
      passesTouch = pressed == nil
      if passesTouch { super.touchesBegan(touches, with: event) }
    }

    /// Releases the tag when the finger leaves it.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if passesTouch { return super.touchesMoved(touches, with: event) }
      if target(of: touches) != pressed { press(nil) }
    }

    /// Taps the tag that the finger is still on.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if passesTouch { return super.touchesEnded(touches, with: event) }
      let tapped = target(of: touches) == pressed ? pressed : nil
      press(nil)
      if let tapped { tap(tapped) }
    }

    /// Releases the tag.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      if passesTouch { return super.touchesCancelled(touches, with: event) }
      press(nil)
    }

    /// A tap on a tag is not also a tap on a view around the tags.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let isTap = gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer
      return !(isTap && pressed != nil) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }
#endif
