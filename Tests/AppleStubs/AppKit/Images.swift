public import ObjectiveC
public import UIFoundation

/// developer.apple.com/documentation/appkit/nsimage (no versions)
open class NSImage: NSObject {
  /// developer.apple.com/documentation/appkit/nsimage/name
  @available(macOS 10.13, *)
  public typealias Name = String

  /// developer.apple.com/documentation/appkit/nsimage/init(named:)
  /// Here, there are no images.
  @available(macOS 10.0, *)
  public convenience init?(named name: NSImage.Name) { return nil }
}

extension NSTextAttachment {
  /// developer.apple.com/documentation/appkit/nstextattachment/image
  /// UIFoundation knows no NSImage; in the real class, this is a member that subclasses can override.
  @available(macOS 10.11, *)
  public var image: NSImage? {
    get { stubImage as? NSImage }
    set { stubImage = newValue }
  }
}
