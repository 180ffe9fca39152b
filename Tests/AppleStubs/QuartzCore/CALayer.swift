public import CoreFoundation
public import CoreGraphics
public import ObjectiveC

/// developer.apple.com/documentation/quartzcore/calayer
@available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class CALayer: NSObject {
  /// developer.apple.com/documentation/quartzcore/calayer/init()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  public override init() {}

  /// developer.apple.com/documentation/quartzcore/calayer/frame
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var frame = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// developer.apple.com/documentation/quartzcore/calayer/contents
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var contents: Any?

  /// developer.apple.com/documentation/quartzcore/calayer/contentsscale
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.7, tvOS 9.0, visionOS 1.0, *)
  open var contentsScale: CGFloat = 1

  /// developer.apple.com/documentation/quartzcore/calayer/contentsrect
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// developer.apple.com/documentation/quartzcore/calayer/borderwidth
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var borderWidth: CGFloat = 0

  /// developer.apple.com/documentation/quartzcore/calayer/maskstobounds
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var masksToBounds = false

  /// developer.apple.com/documentation/quartzcore/calayer/superlayer
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var superlayer: CALayer? { stubSuperlayer }

  /// developer.apple.com/documentation/quartzcore/calayer/contentsgravity
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var contentsGravity = CALayerContentsGravity.resizeAspect

  /// developer.apple.com/documentation/quartzcore/calayer/backgroundcolor
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var backgroundColor: CGColor?

  /// developer.apple.com/documentation/quartzcore/calayer/cornerradius
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, *)
  open var cornerRadius: CGFloat = 0

  /// developer.apple.com/documentation/quartzcore/calayer/ishidden
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var isHidden = false

  /// developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open func addSublayer(_ layer: CALayer) {
    layer.stubSuperlayer = self
    stubSublayers.append(layer)
  }

  /// developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:above:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.stubSuperlayer = self
    let index = stubSublayers.firstIndex { $0 === sibling }
    stubSublayers.insert(layer, at: index.map { $0 + 1 } ?? stubSublayers.count)
  }

  /// developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open func removeFromSuperlayer() { stubSuperlayer?.stubSublayers.removeAll { $0 === self } }

  /// developer.apple.com/documentation/quartzcore/calayer/sublayers
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open var sublayers: [CALayer]? { stubSublayers }

  package private(set) var stubSublayers: [CALayer] = []
  private weak var stubSuperlayer: CALayer?

  /// developer.apple.com/documentation/quartzcore/calayer/render(in:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open func render(in ctx: CGContext) { fatalError() }
}

/// developer.apple.com/documentation/quartzcore/catransaction
@available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class CATransaction: NSObject {
  /// developer.apple.com/documentation/quartzcore/catransaction/begin()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open class func begin() {}

  /// developer.apple.com/documentation/quartzcore/catransaction/commit()
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open class func commit() {}

  /// developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, *)
  open class func setDisableActions(_ flag: Bool) {}
}

/// developer.apple.com/documentation/quartzcore/calayercontentsgravity
@available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
public struct CALayerContentsGravity: Hashable, Sendable {
  /// developer.apple.com/documentation/quartzcore/calayercontentsgravity/resizeaspect
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  public static let resizeAspect = CALayerContentsGravity()
}
