public import ObjectiveC
public import UIFoundation

/// developer.apple.com/documentation/uikit/uiimage
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
open class UIImage: NSObject, @unchecked Sendable {
  package private(set) var stubName: String?

  /// developer.apple.com/documentation/uikit/uiimage/init(named:)
  /// Here, there are images of all names.
  @available(iOS 2.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init?(named name: String) {
    self.init()
    stubName = name
  }

  /// developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  /// Here, there are images of all names.
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public convenience init?(systemName name: String) {
    self.init()
    stubName = name
  }
}

extension NSTextAttachment {
  /// developer.apple.com/documentation/uikit/nstextattachment/image
  /// UIFoundation knows no UIImage; in the real class, this is a member that subclasses can override.
  @available(iOS 7.0, macCatalyst 13.1, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var image: UIImage? {
    get { stubImage as? UIImage }
    set { stubImage = newValue }
  }
}
