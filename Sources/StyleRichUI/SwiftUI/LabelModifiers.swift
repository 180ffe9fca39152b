#if canImport(SwiftUI) && canImport(CoreText) && !os(watchOS) && !os(tvOS)
  public import StyleRichText
  #if canImport(UIKit)
    internal import CoreFoundation
    public import StyledText
    public import SwiftUI
    internal import UIKit
  #endif

  extension RichText {
    /// Reads and writes emoji and mentions of copies with the text's codec; without one, copies are plain text.
    public func codec(_ codec: RichTextCodec) -> Self { setting { $0.codec = codec } }

    /// Sets the limits of each kind of touch, and the margin of links.
    public func touchOptions(_ options: TouchOptions) -> Self { setting { $0.touchOptions = options } }

    #if canImport(UIKit)
      /// Sets the titles of the text's own items in the menu of the selection; English by default.
      public func menuTitle(_ title: @escaping (SelectionMenu.Item) -> String) -> Self {
        setting { $0.menuTitle = title }
      }

      /// Shows attachments as views, which stay with their attachments when the text is laid out again.
      ///
      /// ```swift
      /// RichText(text).attachmentView { $0.identifier == "player" ? PlayerView() : nil }
      /// ```
      ///
      /// - Parameter view: Makes the view of an attachment; nil for an image of the resources.
      public func attachmentView(_ view: @escaping (TextAttachment) -> (some View)?) -> Self {
        setting { $0.attachmentView = { view($0)?.hosted } }
      }
    #endif

    private func setting(_ change: (inout LabelSettings) -> Void) -> Self {
      var text = self
      change(&text.label)
      return text
    }
  }

  extension ExpandableRichText {
    /// Reads and writes emoji and mentions of copies with the text's codec; without one, copies are plain text.
    public func codec(_ codec: RichTextCodec) -> Self { setting { $0.codec = codec } }

    /// Sets the limits of each kind of touch, and the margin of links.
    public func touchOptions(_ options: TouchOptions) -> Self { setting { $0.touchOptions = options } }

    #if canImport(UIKit)
      /// Sets the titles of the text's own items in the menu of the selection; English by default.
      public func menuTitle(_ title: @escaping (SelectionMenu.Item) -> String) -> Self {
        setting { $0.menuTitle = title }
      }

      /// Shows attachments as views, as ``RichText/attachmentView(_:)`` does.
      public func attachmentView(_ view: @escaping (TextAttachment) -> (some View)?) -> Self {
        setting { $0.attachmentView = { view($0)?.hosted } }
      }
    #endif

    private func setting(_ change: (inout LabelSettings) -> Void) -> Self {
      var text = self
      change(&text.label)
      return text
    }
  }

  #if canImport(UIKit)
    extension View {
      /// The view as a UIKit view.
      fileprivate var hosted: UIView { UIHostingConfiguration { self }.margins(.all, 0).makeContentView() }
    }
  #endif
#endif
