#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleRichText
  internal import UIKit

  /// A view in the rows of a ``TagsView``, and its VoiceOver element.
  struct TagCell<Tag: UIView> {
    let tag: Tag
    let element: TagElement

    /// Adds a view to rows, in which it is hidden at first.
    @MainActor init(_ tag: Tag, in rows: UIView) {
      self.tag = tag
      element = TagElement(tag, in: rows)
      tag.isHidden = true
      rows.addSubview(tag)
    }
  }

  /// A tag for VoiceOver, which reads its view's label.
  final class TagElement: UIAccessibilityElement {
    private weak var view: UIView?
    /// The action of a VoiceOver double tap; nil if the tag does nothing.
    var onActivate: (() -> Void)?

    init(_ view: UIView, in rows: UIView) {
      self.view = view
      super.init(accessibilityContainer: rows)
    }

    override var accessibilityLabel: String? {
      get { view?.accessibilityLabel }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      onActivate?()
      return onActivate != nil
    }
  }
#endif
