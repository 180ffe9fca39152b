public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/nsparagraphstyle
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSParagraphStyle: NSObject, StubValue {
  package struct Values: Hashable {
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var alignment = NSTextAlignment.natural
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineHeightMultiple: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(Double(28 * $0))) }
    package var defaultTabInterval: CGFloat = 0
  }

  package var values = Values()
  package var stubValue: AnyHashable { values }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/default
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/linespacing
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacing
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/alignment
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var alignment: NSTextAlignment { values.alignment }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/headindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var headIndent: CGFloat { values.headIndent }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/tailindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var tailIndent: CGFloat { values.tailIndent }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/firstlineheadindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/maximumlineheight
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakmode
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/basewritingdirection
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/lineheightmultiple
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/paragraphspacingbefore
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/hyphenationfactor
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var tabStops: [NSTextTab] { values.tabStops }

  /// developer.apple.com/documentation/uikit/nsparagraphstyle/defaulttabinterval
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
}
