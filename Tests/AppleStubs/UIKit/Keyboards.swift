internal import CoreFoundation
public import CoreGraphics
public import ObjectiveC

// What a keyboard of an app needs.

/// developer.apple.com/documentation/uikit/uiinputviewaudiofeedback
@available(iOS 4.2, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uiinputviewaudiofeedback/enableinputclickswhenvisible
  @available(iOS 4.2, macCatalyst 13.1, visionOS 1.0, *)
  var enableInputClicksWhenVisible: Bool { get }
}

/// developer.apple.com/documentation/uikit/uidevice
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIDevice: NSObject {
  /// developer.apple.com/documentation/uikit/uidevice/current
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open class var current: UIDevice { stubCurrent }

  /// developer.apple.com/documentation/uikit/uidevice/playinputclick()
  @available(iOS 4.2, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  open func playInputClick() { stubClicks += 1 }

  private static let stubCurrent = UIDevice()
  package private(set) var stubClicks = 0
}

/// developer.apple.com/documentation/uikit/uiimageview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIImageView: UIView {
  /// developer.apple.com/documentation/uikit/uiimageview/image
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var image: UIImage?
}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public enum ContentMode: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum/center
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    case center = 4
  }
}

extension UIColor {
  /// developer.apple.com/documentation/uikit/uicolor/cgcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var cgColor: CGColor {
    let parts = components.map { CGFloat($0) }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

@available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIColor {
  /// developer.apple.com/documentation/uikit/uicolor/label
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }

  /// developer.apple.com/documentation/uikit/uicolor/systembackground
  @available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }

  /// developer.apple.com/documentation/uikit/uicolor/secondarysystembackground
  @available(iOS 13.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public class var secondarySystemBackground: UIColor { UIColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1) }
}
