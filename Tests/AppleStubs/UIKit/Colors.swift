public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uicolor
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and alpha; empty if the color is dynamic.
  package let components: [Double]
  // Its argument is a UITraitCollection, which watchOS lacks.
  private let provider: (@Sendable (NSObject) -> UIColor)?

  /// developer.apple.com/documentation/uikit/uicolor/init(red:green:blue:alpha:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map(\.native)
    provider = nil
  }

  /// developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  /// The page does not show that the closure is Sendable; the headers say so since iOS 18.
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = []
    provider = { traits in
      (traits as? UITraitCollection).map(dynamicProvider) ?? UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  /// developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }
}

extension UIColor: StubValue {
  package var stubValue: AnyHashable { provider == nil ? AnyHashable(components) : AnyHashable(ObjectIdentifier(self)) }
}
