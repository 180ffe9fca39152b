#if canImport(SwiftUI) && canImport(CoreText) && !os(watchOS) && !os(tvOS)
  internal import StyleLayout
  public import StyleRichText
  public import SwiftUI

  /// A text that shows a few lines, and all of them when a reader expands it.
  ///
  /// ```swift
  /// @State private var comment = ExpandableText(words, limit: .lines(3))
  ///
  /// ExpandableRichText($comment)
  /// ```
  ///
  /// The binding has the state: a tap sets `wantsExpanded`, and so can the app. Otherwise, it is a ``RichText``.
  public struct ExpandableRichText: View {
    var label: LabelSettings
    private let onChange: (ExpansionEvent) -> Void
    @Binding private var expandable: ExpandableText

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - expandable: The text, the part of it that is shown at first, and whether a reader expanded it.
    ///   - resources: The resources that it shares with other texts, such as those of its list.
    ///   - isSelectable: Whether text can be selected, instead of a long press that copies all of it; not on macOS.
    ///   - onAction: Gets the touched target and the kind of touch; nil to open links.
    ///   - onChange: Gets the state and the height when they change, and once for each text.
    public init(
      _ expandable: Binding<ExpandableText>,
      resources: RichLabelResources = .shared,
      isSelectable: Bool = false,
      onAction: ((_ target: TouchTarget, _ gesture: TouchGesture) -> Void)? = nil,
      onChange: @escaping (ExpansionEvent) -> Void = { _ in }
    ) {
      _expandable = expandable
      label = LabelSettings(resources: resources, isSelectable: isSelectable, onAction: onAction)
      self.onChange = onChange
    }

    /// The label.
    public var body: some View {
      LabelView(
        content: .expandable(expandable),
        label: label,
        onToggle: { expandable = $0 },
        onChange: onChange
      )
    }
  }
#endif
