#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  public import Foundation
  public import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension StyledText {
    /// Creates a text from a string of UIKit or AppKit, as `StyledText(_:)` does, with descriptions instead of images:
    /// the `contentDescription` of a Genmoji or another `NSAdaptiveImageGlyph`, or the file name of an
    /// `NSTextAttachment`. An image without one is left out. Attachments of this package stay.
    ///
    /// The `styledText` of a text view has U+FFFC for an image that people inserted, since its positions must match the
    /// view's. To store or send a text, use `StyledText(describing: view.attributedText)`.
    ///
    /// - Complexity: Linear in the string and its runs, and for each image in the string.
    public init(describing string: NSAttributedString) {
      self.init(string) { $0.imageDescription }
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// The text for the image of a character; empty without one.
    package var imageDescription: String {
      if #available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *) {
        if let glyph = self[.adaptiveImageGlyph] as? NSAdaptiveImageGlyph { return glyph.contentDescription }
      }
      return (self[.attachment] as? NSTextAttachment)?.fileWrapper?.preferredFilename ?? ""
    }
  }
#endif
