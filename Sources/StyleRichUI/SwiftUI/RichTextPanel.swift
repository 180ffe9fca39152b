#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  internal import StyleRichText
  public import SwiftUI
  internal import UIKit

  /// The room below a ``RichTextField``: for the system's keyboard, or for the app's emoji keyboard view.
  ///
  /// ```swift
  /// @State private var field = RichTextFieldProxy()
  /// @State private var keys = EmojiKeyboardView(keyboard)
  ///
  /// VStack(spacing: 0) {
  ///   comments
  ///   RichTextField("Say something nice", text: $comment, codec: codec).proxy(field)
  ///   RichTextPanel(keys, below: field)
  /// }
  /// .ignoresSafeArea(edges: .bottom)
  /// ```
  ///
  /// It has the height of the shown input, or else of the safe area. ``RichTextFieldProxy/show(_:)`` switches the
  /// input, and so does a tap into the field. The stack must ignore the safe area at the bottom, or SwiftUI moves it
  /// above the system's keyboard a second time.
  ///
  /// The keyboard, the field and the height of the first update are used. To change them, give the panel another `id`.
  public struct RichTextPanel: View {
    private let panel: PlatformPanel

    /// Creates the room below a field.
    ///
    /// - Parameters:
    ///   - keyboard: The emoji keyboard, whose keys type into the field.
    ///   - field: The proxy of the field.
    ///   - emojiHeight: The height of the emoji panel down to the window's lower edge, in points.
    public init(_ keyboard: EmojiKeyboardView, below field: RichTextFieldProxy, emojiHeight: CGFloat = 300) {
      panel = PlatformPanel(keyboard: keyboard, field: field, emojiHeight: emojiHeight)
    }

    /// The panel.
    public var body: some View { panel }
  }

  /// The panel of UIKit.
  struct PlatformPanel: UIViewRepresentable {
    let keyboard: EmojiKeyboardView
    let field: RichTextFieldProxy
    let emojiHeight: CGFloat

    func makeUIView(context: Context) -> RichTextPanelView {
      let panel = RichTextPanelView(keyboard, below: field.view, emojiHeight: emojiHeight)
      keyboard.onEvent = { [weak field] in field?.perform($0) }
      field.panel = panel
      return panel
    }

    func updateUIView(_ view: RichTextPanelView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: RichTextPanelView, context: Context) -> CGSize? {
      CGSize(width: proposal.width ?? 0, height: uiView.intrinsicContentSize.height)
    }
  }
#endif
