public import CoreFoundation
public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/nstextattachment
@available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSTextAttachment: NSObject {
  /// developer.apple.com/documentation/uikit/nstextattachment/bounds
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.11, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// developer.apple.com/documentation/uikit/nstextattachment/filewrapper
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var fileWrapper: FileWrapper?

  /// UIKit and AppKit have each an image class of their own.
  package var stubImage: NSObject?
}
