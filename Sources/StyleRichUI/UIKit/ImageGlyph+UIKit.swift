#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import Foundation
  internal import StyleRichText
  internal import StyleUI
  internal import StyledText
  internal import UIKit

  extension ImageGlyph {
    /// Reads an image of the system.
    @available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
    init(_ glyph: NSAdaptiveImageGlyph) {
      self.init(glyph.contentIdentifier, label: glyph.contentDescription, bytes: Array(glyph.imageContent))
    }

    /// Reads the image of a character; nil if the attributes have none.
    init?(_ attributes: [NSAttributedString.Key: Any]) {
      if #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *) {
        if let glyph = attributes[.adaptiveImageGlyph] as? NSAdaptiveImageGlyph {
          self.init(glyph)
          return
        }
      }
      guard let attachment = attributes[.attachment] as? NSTextAttachment else { return nil }
      let bytes = attachment.fileWrapper?.regularFileContents.map { Array($0) } ?? []
      self.init("", label: attributes.imageDescription, bytes: bytes)
    }
  }

  extension NSAttributedString {
    /// The type of text with images that other apps copy (RTFD).
    static let imageTextType = "com.apple.flat-rtfd"

    /// Reads text with images; nil if it is damaged or empty.
    convenience init?(imageText data: Data) {
      try? self.init(
        data: data,
        options: [.documentType: NSAttributedString.DocumentType.rtfd],
        documentAttributes: nil
      )
      if length == 0 { return nil }
    }
  }

  extension RichTextClipboard {
    /// Creates the clipboard of another app's text, with texts instead of its images. Attributes are left out.
    init(_ text: NSAttributedString, plain: (ImageGlyph) -> PlainText) {
      let character = TextAttachment.character.utf16.first
      var images: [Int: ImageGlyph] = [:]
      for (place, unit) in text.string.utf16.enumerated() where unit == character {
        images[place] = ImageGlyph(text.attributes(at: place, effectiveRange: nil))
      }
      self.init(text.string, images: images, plain: plain)
    }
  }
#endif
