#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  internal import StyleLayout
  public import StyleRichText
  internal import StyledText

  /// A label that shows a few lines, and all of them when a reader expands it.
  ///
  /// ```swift
  /// let label = ExpandableLabel()
  /// label.expandable = ExpandableText(comment, limit: .lines(3))
  /// label.onToggle = { item.comment = $0 }
  /// label.onChange = { event in
  ///   if event.height != item.height { tableView.performBatchUpdates(nil) }
  ///   item.height = event.height
  /// }
  /// ```
  ///
  /// A long press copies the whole text. Keep ``expandable`` with the item of a list, and set it when a cell shows the
  /// item: the label changes its `wantsExpanded` when the reader taps, and calls ``onToggle``.
  open class ExpandableLabel: RichLabel {
    /// Gets the text when a reader has expanded or collapsed it, before it is laid out again.
    public var onToggle: ((ExpandableText) -> Void)?
    /// Called with the state and the height when they change, and once for each text, after the label was laid out.
    public var onChange: ((ExpansionEvent) -> Void)?

    /// Creates a label without text.
    public override init(frame: CGRect = .zero, resources: RichLabelResources = .shared) {
      super.init(frame: frame, resources: resources)
      setUp()
    }

    /// Creates a label of a storyboard or nib, with the shared resources.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      model.content = .expandable(ExpandableText(StyledText()))
      model.touches.options.copiesText = true
    }

    /// The text, the part of it that is shown at first, and whether a reader expanded it.
    public var expandable: ExpandableText {
      get {
        guard case .expandable(let expandable) = model.content else { return ExpandableText(styledText) }
        return expandable
      }
      set { change { $0.content = .expandable(newValue) } }
    }

    /// Shows any content.
    func show(_ content: LabelContent, _ options: FrameOptions) {
      change { ($0.content, $0.options) = (content, options) }
    }

    override func wasToggled() {
      super.wasToggled()
      onToggle?(expandable)
    }

    override func expansionChanged(_ event: ExpansionEvent) { onChange?(event) }
  }
#endif
