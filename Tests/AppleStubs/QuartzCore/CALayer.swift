public import CoreGraphics
public import ObjectiveC

/// developer.apple.com/documentation/quartzcore/calayer
@available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
@available(watchOS, unavailable)
open class CALayer: NSObject {
  /// developer.apple.com/documentation/quartzcore/calayer/render(in:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, *)
  open func render(in ctx: CGContext) { fatalError() }
}
