#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  public import Foundation
  internal import StyleLayout
  internal import StyleRichText
  public import UIKit

  /// A field that grows with its text to some lines, and then scrolls, with the caret in view.
  ///
  /// ```swift
  /// let field = RichTextView(RichTextEditor(codec: codec))
  /// bar.addArrangedSubview(RichTextScrollView(field, maximumLines: 5))
  /// ```
  ///
  /// Its intrinsic height is the height of the text, so it needs no height constraint in a stack or a bar.
  open class RichTextScrollView: UIScrollView {
    /// The field.
    public let field: RichTextView
    /// The number of lines that the field grows to; 0 for all of them.
    public var maximumLines: Int {
      didSet { if maximumLines != oldValue { setNeedsHeight() } }
    }
    /// Whether text or caret have changed since the caret was shown.
    private var needsCaret = true
    /// The intrinsic height last returned; nil if it was not requested.
    private var askedHeight: CGFloat?

    /// Creates a view around a field.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - maximumLines: The number of lines that the field grows to; 0 for all of them.
    public init(_ field: RichTextView, maximumLines: Int = 0) {
      (self.field, self.maximumLines) = (field, maximumLines)
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      contentInsetAdjustmentBehavior = .never
      addSubview(field)
      field.scrollView = self
    }

    /// It is not made by a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// The text, its attributes or its context may have changed.
    func setNeedsHeight() {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    /// The caret may be elsewhere.
    func setNeedsCaret() {
      needsCaret = true
      setNeedsLayout()
    }

    /// Lays the field out in the width of the view, and shows the caret if it has moved.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
      let textHeight = Double(field.size(inWidth: width).height)
      let size = CGSize(width: width, height: max(textHeight, height))
      let place = CGRect(x: 0, y: 0, width: width, height: max(textHeight, height))
      if field.frame != place { field.frame = place }
      if contentSize != size { contentSize = size }
      isScrollEnabled = textHeight > height
      if needsCaret { showCaret() }
      if let askedHeight, intrinsicHeight != askedHeight { invalidateIntrinsicContentSize() }
    }

    /// Scrolls to make the head of the selection visible.
    private func showCaret() {
      needsCaret = false
      guard let caret = field.textFrame.fieldCaretRect(at: TextCaret(field.editor.selection.head)) else { return }
      let viewport = FieldViewport(height: Double(bounds.size.height), contentHeight: Double(contentSize.height))
      let (offset, place) = (Double(contentOffset.y), LayoutRect(field.viewRect(caret)))
      let shown = viewport.offset(showing: place, from: offset, insets: field.insets)
      if shown != offset { contentOffset = CGPoint(x: 0, y: shown) }
    }

    /// The size of the text in a width, up to ``maximumLines``.
    func size(inWidth width: Double) -> CGSize { field.size(inWidth: width, maximumLines: maximumLines) }

    private var intrinsicHeight: CGFloat { size(inWidth: Double(bounds.size.width)).height }

    /// The size of the text in a width, up to ``maximumLines``; the given height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(inWidth: Double(size.width)) }

    /// No width, and the height of the text, up to ``maximumLines``.
    open override var intrinsicContentSize: CGSize {
      let height = intrinsicHeight
      askedHeight = height
      return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }
#endif
