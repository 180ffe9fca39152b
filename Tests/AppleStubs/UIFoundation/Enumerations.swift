// The pages of this module are those of UIKit, and the versions of macOS those of the same pages of AppKit. Raw values are those
// of iOS.

/// developer.apple.com/documentation/uikit/nstextalignment
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public enum NSTextAlignment: Int, Sendable {
  /// developer.apple.com/documentation/uikit/nstextalignment/left
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case left = 0

  /// developer.apple.com/documentation/uikit/nstextalignment/center
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case center = 1

  /// developer.apple.com/documentation/uikit/nstextalignment/right
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case right = 2

  /// developer.apple.com/documentation/uikit/nstextalignment/justified
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case justified = 3

  /// developer.apple.com/documentation/uikit/nstextalignment/natural
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case natural = 4
}

/// developer.apple.com/documentation/uikit/nslinebreakmode
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public enum NSLineBreakMode: Int, Sendable {
  /// developer.apple.com/documentation/uikit/nslinebreakmode/bywordwrapping
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byWordWrapping = 0

  /// developer.apple.com/documentation/uikit/nslinebreakmode/bycharwrapping
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byCharWrapping = 1

  /// developer.apple.com/documentation/uikit/nslinebreakmode/byclipping
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byClipping = 2

  /// developer.apple.com/documentation/uikit/nslinebreakmode/bytruncatinghead
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byTruncatingHead = 3

  /// developer.apple.com/documentation/uikit/nslinebreakmode/bytruncatingtail
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byTruncatingTail = 4

  /// developer.apple.com/documentation/uikit/nslinebreakmode/bytruncatingmiddle
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case byTruncatingMiddle = 5
}

/// developer.apple.com/documentation/uikit/nswritingdirection
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public enum NSWritingDirection: Int, Sendable {
  /// developer.apple.com/documentation/uikit/nswritingdirection/natural
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case natural = -1

  /// developer.apple.com/documentation/uikit/nswritingdirection/lefttoright
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case leftToRight = 0

  /// developer.apple.com/documentation/uikit/nswritingdirection/righttoleft
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  case rightToLeft = 1
}

/// developer.apple.com/documentation/uikit/nsunderlinestyle
@available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: Int

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/init(rawvalue:)
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/single
  @available(iOS 6.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/thick
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 2) }

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/double
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 9) }

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/patterndot
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x100) }

  /// developer.apple.com/documentation/uikit/nsunderlinestyle/patterndash
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x200) }
}
