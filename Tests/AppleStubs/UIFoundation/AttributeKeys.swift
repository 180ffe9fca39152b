public import Foundation

extension NSAttributedString.Key {
  /// developer.apple.com/documentation/foundation/nsattributedstring/key/font
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let font = NSAttributedString.Key("NSFont")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let kern = NSAttributedString.Key("NSKern")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughstyle
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/attachment
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let attachment = NSAttributedString.Key("NSAttachment")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/link
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let link = NSAttributedString.Key("NSLink")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/underlinecolor
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/strikethroughcolor
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// developer.apple.com/documentation/foundation/nsattributedstring/key/adaptiveimageglyph
  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)
  public static let adaptiveImageGlyph = NSAttributedString.Key("NSAdaptiveImageGlyph")
}
