public import CoreFoundation
public import ObjectiveC
public import UIFoundation

/// developer.apple.com/documentation/appkit/nsimage (no versions)
open class NSImage: NSObject {
  package private(set) var stubName: String?

  /// developer.apple.com/documentation/appkit/nsimage/name
  @available(macOS 10.13, *)
  public typealias Name = String

  /// developer.apple.com/documentation/appkit/nsimage/init(named:)
  /// Here, there are images of all names.
  @available(macOS 10.0, *)
  public convenience init?(named name: NSImage.Name) {
    self.init()
    stubName = name
  }

  /// developer.apple.com/documentation/appkit/nsimage/draw(in:) (no versions)
  open func draw(in rect: CGRect) { fatalError() }
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
