#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  extension TagsView {
    private var scale: Double { Double(traitCollection.displayScale) }

    /// The tags may have new sizes or positions.
    func setNeedsRows() {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    // MARK: Showing items

    /// Shows other items, or the same ones with other contents.
    func showItems() {
      reuse.change(to: items.map(\.id))
      (rows, pressed, toldCount) = (nil, nil, nil)
      for index in items.indices { configure(index) }
      setNeedsRows()
    }

    /// Shows which tags were selected and deselected.
    func showSelection(insteadOf old: TagSelection<Item.ID>) {
      for (index, item) in items.enumerated() where selection.contains(item.id) != old.contains(item.id) {
        configure(index)
      }
      setNeedsLayout()
    }

    /// Shows whether a tag is pressed.
    func showPress(of target: FlowTarget) {
      switch target {
      case .item(let index): configure(index)
      case .overflow:
        toldCount = nil
        tellHidden(rows?.hiddenCount ?? 0)
      }
      setNeedsLayout()
    }

    /// Shows an item in its view, if it has one.
    private func configure(_ index: Int) {
      guard let view = reuse.view(of: index) else { return }
      let item = items[index]
      let state = TagState(isSelected: selection.contains(item.id), isPressed: pressed == .item(index))
      configureTag(cells[view].tag, item, state)
    }

    private func tellHidden(_ count: Int) {
      guard count != toldCount else { return }
      toldCount = count
      configureMore?(moreCell.tag, count, TagState(isPressed: pressed == .overflow))
    }

    // MARK: Arranging

    /// The size of the rows in a width, in whole pixels; 0 means no limit.
    func size(inWidth width: Double) -> CGSize {
      let arranged = arrange(width: width > 0 ? width : .infinity)
      if let rows { keepShown(rows) }
      return size(of: arranged)
    }

    private func size(of rows: FlowArrangement) -> CGSize { CGSize(LabelPlacement.size(for: rows.size, scale: scale)) }

    /// The intrinsic height: 0 until a width is known.
    var intrinsicHeight: CGFloat {
      let width = Double(preferredMaxLayoutWidth) > 0 ? Double(preferredMaxLayoutWidth) : Double(bounds.size.width)
      return width > 0 ? size(inWidth: width).height : 0
    }

    /// The same height after the tags were placed, without measuring them again if that is their width.
    var placedHeight: CGFloat {
      guard let rows, Double(preferredMaxLayoutWidth) <= 0 else { return intrinsicHeight }
      return size(of: rows).height
    }

    /// Recycles the views of items that were only measured, and makes the tag for hidden items show the actual number.
    private func keepShown(_ rows: FlowArrangement) {
      reuse.keep(first: rows.rects.count)
      if rows.overflowRect != nil { tellHidden(rows.hiddenCount) }
    }

    private func arrange(width: Double) -> FlowArrangement {
      var flow = flow
      flow.direction = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      let overflow = { (hidden: Int, width: Double) in
        self.tellHidden(hidden)
        return FlowItem(self.moreCell.tag, width: width)
      }
      return flow.arrange(
        count: items.count,
        width: width,
        measure: { FlowItem(cell(of: $0).tag, width: $1) },
        overflow: configureMore == nil ? nil : overflow
      )
    }

    /// The view that shows an item: its own, a reused one, or a new one.
    private func cell(of index: Int) -> TagCell<Tag> {
      if let view = reuse.view(of: index) { return cells[view] }
      let view = reuse.take(for: index)
      if view == cells.count { cells.append(TagCell(makeTag(), in: self)) }
      configure(index)
      return cells[view]
    }

    // MARK: Placing

    /// Arranges the tags in the width of the view, and hides the others.
    func placeTags() {
      let rows = arrange(width: Double(bounds.size.width))
      self.rows = rows
      keepShown(rows)
      for view in reuse.spare { cells[view].tag.isHidden = true }
      var elements = rows.rects.enumerated().map { index, rect in
        place(cell(of: index), at: rect, as: .item(index))
      }
      if let rect = rows.overflowRect {
        elements.append(place(moreCell, at: rect, as: .overflow))
      } else if configureMore != nil {
        moreCell.tag.isHidden = true
      }
      accessibilityElements = elements
    }

    private func place(_ cell: TagCell<Tag>, at rect: LayoutRect, as target: FlowTarget) -> TagElement {
      let frame = CGRect(rect.onPixels(scale))
      cell.tag.isHidden = false
      cell.tag.frame = frame
      let element = cell.element
      element.accessibilityFrameInContainerSpace = frame
      element.accessibilityTraits = traits(of: target)
      element.onActivate = canTap(target) ? { [weak self] in self?.tap(target) } : nil
      return element
    }

    private func traits(of target: FlowTarget) -> UIAccessibilityTraits {
      guard canTap(target) else { return .staticText }
      if case .item(let index) = target, selection.contains(items[index].id) { return [.button, .selected] }
      return .button
    }
  }

  extension FlowItem {
    /// Measures a view in a width.
    @MainActor fileprivate init(_ view: UIView, width: Double) {
      self.init(size: LayoutSize(view.sizeThatFits(CGSize(width: width, height: .infinity))))
    }
  }

  extension LayoutRect {
    /// The rectangle with its corner on the grid of pixels, where text is sharp.
    fileprivate func onPixels(_ scale: Double) -> LayoutRect {
      guard scale > 0 else { return self }
      return LayoutRect(
        x: (x * scale).rounded() / scale,
        y: (y * scale).rounded() / scale,
        width: width,
        height: height
      )
    }
  }
#endif
