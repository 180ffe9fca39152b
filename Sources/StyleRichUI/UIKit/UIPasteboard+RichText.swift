#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  public import StyleRichText
  public import UIKit

  extension UIPasteboard {
    /// The type of the form that keeps emoji and mentions.
    public static let richTextType = "dev.stylespec.rich-text"

    /// A text for other apps, and the form that keeps emoji and mentions; nil if the pasteboard has no text. A text
    /// from another app has the `ImageGlyph.label` of each image.
    public var richText: RichTextClipboard? {
      get { richText { PlainText($0.label) } }
      set {
        guard let newValue else { return items = [] }
        var item: [String: Any] = ["public.utf8-plain-text": newValue.string]
        item[Self.richTextType] = newValue.coded
        items = [item]
      }
    }

    /// The text, with other texts instead of images.
    func richText(_ plain: (ImageGlyph) -> PlainText) -> RichTextClipboard? {
      let coded = value(forPasteboardType: Self.richTextType) as? String
      if coded == nil, let data = data(forPasteboardType: NSAttributedString.imageTextType),
        let text = NSAttributedString(imageText: data)
      {
        return RichTextClipboard(text, plain: plain)
      }
      return string.map { RichTextClipboard($0, coded: coded) }
    }
  }
#endif
