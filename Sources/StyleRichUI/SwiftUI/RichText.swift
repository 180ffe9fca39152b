#if canImport(SwiftUI) && canImport(CoreText) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import StyleLayout
  public import StyleRichText
  public import StyledText
  public import SwiftUI

  /// A text with links, mentions and emoji, whose lines follow its styles exactly.
  ///
  /// ```swift
  /// RichText(codec.decode("@小明 [赞] https://example.com").text) { target, gesture in
  ///   if case .mention(let person, _) = target, gesture == .tap { show(person) }
  /// }
  /// .lineLimit(3)
  /// ```
  ///
  /// It follows the environment: color scheme, contrast, Dynamic Type size, layout direction, `lineLimit` and
  /// `multilineTextAlignment`. Without an action, a tap on a link opens it by `openURL` if it is a URL with a scheme.
  /// An attachment is an image of the resources, or a view (``attachmentView(_:)``; not on macOS).
  public struct RichText: View {
    private let text: StyledText
    private var token = Truncation.ellipsis
    var label: LabelSettings
    @Environment(\.lineLimit) private var lineLimit

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - resources: The resources that it shares with other texts, such as those of its list.
    ///   - isSelectable: Whether text can be selected; not on macOS.
    ///   - onAction: Gets the touched target and the kind of touch; nil to open links.
    public init(
      _ text: StyledText,
      resources: RichLabelResources = .shared,
      isSelectable: Bool = false,
      onAction: ((_ target: TouchTarget, _ gesture: TouchGesture) -> Void)? = nil
    ) {
      self.text = text
      label = LabelSettings(resources: resources, isSelectable: isSelectable, onAction: onAction)
    }

    /// The label.
    public var body: some View {
      LabelView(
        content: .text(text, lines: lineLimit ?? 0, token: token),
        label: label,
        onToggle: { _ in },
        onChange: { _ in }
      )
    }

    /// Shows a text instead of the text cut out, such as a link titled "more"; an ellipsis by default.
    public func truncationToken(_ token: StyledText) -> Self {
      var text = self
      text.token = token
      return text
    }
  }
#endif
