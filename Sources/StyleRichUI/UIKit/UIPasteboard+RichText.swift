#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import StyleRichText
  public import UIKit

  extension UIPasteboard {
    /// The type of the form that keeps emoji and mentions.
    public static let richTextType = "dev.stylespec.rich-text"

    /// A text for other apps, and the form that keeps emoji and mentions; nil if the pasteboard has no text.
    public var richText: RichTextClipboard? {
      get { string.map { RichTextClipboard($0, coded: value(forPasteboardType: Self.richTextType) as? String) } }
      set {
        guard let newValue else { return items = [] }
        var item: [String: Any] = ["public.utf8-plain-text": newValue.string]
        item[Self.richTextType] = newValue.coded
        items = [item]
      }
    }
  }
#endif
