public import CoreFoundation
public import CoreGraphics
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uigraphicsrendererformat
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsRendererFormat: NSObject {
  /// developer.apple.com/documentation/uikit/uigraphicsrendererformat/preferred()
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  open class func preferred() -> Self { fatalError() }
}

/// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/scale
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var scale: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/preferredrange
  @available(iOS 12.0, macCatalyst 13.1, tvOS 12.0, visionOS 1.0, *)
  open var preferredRange: UIGraphicsImageRendererFormat.Range {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range
  @available(iOS 12.0, macCatalyst 13.1, tvOS 12.0, visionOS 1.0, *)
  public enum Range: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range/standard
    @available(iOS 12.0, macCatalyst 13.1, tvOS 12.0, visionOS 1.0, *)
    case standard = 2
  }
}

/// developer.apple.com/documentation/uikit/uigraphicsrenderercontext
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsRendererContext: NSObject {
  /// developer.apple.com/documentation/uikit/uigraphicsrenderercontext/cgcontext
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open var cgContext: CGContext { fatalError() }
}

/// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// developer.apple.com/documentation/uikit/uigraphicsrenderer
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsRenderer: NSObject {}

/// developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:format:)
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }

  /// developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}

extension UIImage {
  /// developer.apple.com/documentation/uikit/uiimage/cgimage
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var cgImage: CGImage? { fatalError() }
}

extension UIColor {
  /// developer.apple.com/documentation/uikit/uicolor/black
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }

  /// developer.apple.com/documentation/uikit/uicolor/white
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
}

extension UIFont {
  /// developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: UIFont.Weight(rawValue: 0))
  }

  /// developer.apple.com/documentation/uikit/uifont/ascender
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var ascender: CGFloat { fatalError() }

  /// developer.apple.com/documentation/uikit/uifont/descender
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var descender: CGFloat { fatalError() }

  /// developer.apple.com/documentation/uikit/uifont/capheight
  @available(iOS 4.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public var capHeight: CGFloat { fatalError() }
}
