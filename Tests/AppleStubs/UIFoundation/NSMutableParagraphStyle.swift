public import CoreFoundation

/// developer.apple.com/documentation/uikit/nsmutableparagraphstyle
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/setparagraphstyle(_:)
  @available(iOS 9.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linespacing
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacing
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/alignment
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/headindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/tailindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/firstlineheadindent
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/minimumlineheight
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/maximumlineheight
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linebreakmode
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/basewritingdirection
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/lineheightmultiple
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/paragraphspacingbefore
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/hyphenationfactor
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/tabstops
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// developer.apple.com/documentation/uikit/nsmutableparagraphstyle/defaulttabinterval
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
}
