#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import Foundation
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A view's own attributes: the defaults for text that does not set them, and those that override the text.
  ///
  /// A label adopts font, color and paragraph attributes of each string that it shows. So its original ones are saved
  /// before the first string, and each string has all of them.
  struct ViewAttributes: Equatable {
    /// The attributes of paragraphs that views have.
    struct Paragraph: Equatable {
      var alignment: NSTextAlignment?
      var lineBreakMode: NSLineBreakMode?

      func set(_ style: NSMutableParagraphStyle) {
        if let alignment { style.alignment = alignment }
        if let lineBreakMode { style.lineBreakMode = lineBreakMode }
      }
    }

    /// For text without a font.
    var font: PlatformFont?
    /// For text without a color.
    var color: PlatformColor?
    /// For paragraphs without these attributes.
    var paragraph = Paragraph()
    /// Wins over the attributes of paragraphs.
    var winningParagraph = Paragraph()
  }

  extension ViewAttributes {
    /// Creates the attributes of an editor from its typing attributes.
    init(ofTyping attributes: [NSAttributedString.Key: Any]) {
      self.init(
        font: attributes[.font] as? PlatformFont,
        color: attributes[.foregroundColor] as? PlatformColor,
        paragraph: Paragraph(alignment: (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment)
      )
    }
  }
#endif
