public import CoreFoundation
public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/nstextcontainer
@available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class NSTextContainer: NSObject {
  /// developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, *)
  open var lineFragmentPadding: CGFloat = 5
}

/// developer.apple.com/documentation/uikit/nstextstorage
@available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class NSTextStorage: NSMutableAttributedString {}
