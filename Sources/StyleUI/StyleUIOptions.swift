#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  public import StyledText
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The options for a text's attributes in UIKit and AppKit.
  public struct StyleUIOptions: Sendable {
    #if canImport(UIKit)
      /// The type of images.
      public typealias Image = UIImage
    #else
      /// The type of images.
      public typealias Image = NSImage
    #endif

    /// The height of lines.
    public enum LineHeight: String, Sendable, Hashable, CaseIterable {
      /// At least the style's line height. A taller font, such as a fallback font for Han characters or emoji, makes
      /// its line taller.
      case minimum
      /// The style's line height. Glyphs of a taller font may overlap the line above.
      case exact
    }

    /// The direction of the interface, for text that is aligned to the end of its lines.
    public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
      case leftToRight, rightToLeft
    }

    /// The height of lines.
    public var lineHeight: LineHeight
    /// The direction of the interface; nil for the traits' direction, and left to right without traits.
    public var layoutDirection: LayoutDirection?
    /// Returns the image of an attachment; nil for an empty box. By default, images are looked up by the attachment's
    /// identifier: `UIImage(named:)`, `NSImage(named:)`.
    public var image: @Sendable (TextAttachment) -> Image?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - lineHeight: The height of lines; by default at least the style's.
    ///   - layoutDirection: The direction of the interface; by default the traits'.
    ///   - image: Returns the image of an attachment; by default the image named by its identifier.
    public init(
      lineHeight: LineHeight = .minimum,
      layoutDirection: LayoutDirection? = nil,
      image: @escaping @Sendable (TextAttachment) -> Image? = { Image(named: $0.identifier) }
    ) {
      self.lineHeight = lineHeight
      self.layoutDirection = layoutDirection
      self.image = image
    }
  }
#endif
