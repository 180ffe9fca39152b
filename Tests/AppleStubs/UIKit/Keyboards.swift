public import CoreFoundation
public import CoreGraphics
public import Foundation
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

private func name(_ name: String) -> NSNotification.Name { NSNotification.Name(stubName: name) }

// The real ones are class properties.
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIResponder {
  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillShowNotification = name("keyboardWillShow")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidShowNotification = name("keyboardDidShow")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillHideNotification = name("keyboardWillHide")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidHideNotification = name("keyboardDidHide")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardWillChangeFrameNotification = name("keyboardWillChangeFrame")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardDidChangeFrameNotification = name("keyboardDidChangeFrame")

  /// developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
  @available(iOS 3.2, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardFrameEndUserInfoKey = "keyboardFrameEndUserInfoKey"

  /// developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDurationUserInfoKey"

  /// developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurveUserInfoKey"
}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView {
  /// developer.apple.com/documentation/uikit/uiview/animationoptions
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
  public struct AnimationOptions: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/uikit/uiview/animationoptions/init(rawvalue:)
    @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction
    @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
    public static var allowUserInteraction: Self { Self(rawValue: 1 << 1) }
  }

  /// developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
  /// Here, the end comes at once. The real durations are TimeIntervals, which are Doubles.
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, *)
  public static func animate(
    withDuration duration: Double,
    delay: Double,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    stubDurations.append(duration)
    animations()
    completion?(true)
  }

  /// The durations of all animations.
  package static var stubDurations: [Double] {
    get { StubAnimations.durations }
    set { StubAnimations.durations = newValue }
  }
}

@MainActor private enum StubAnimations {
  static var durations: [Double] = []
}

@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIWindow {
  /// developer.apple.com/documentation/uikit/uiwindow/convert(_:from:)-10p2b
  /// Here, windows are as large as the screen.
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { rect }
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
