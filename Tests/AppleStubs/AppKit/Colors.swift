public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/appkit/nscolor (no versions)
open class NSColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and alpha; empty if the color is dynamic.
  package let components: [Double]
  private let provider: (@Sendable (NSAppearance) -> NSColor)?

  /// developer.apple.com/documentation/appkit/nscolor/init(srgbred:green:blue:alpha:)
  @available(macOS 10.7, *)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map(\.native)
    provider = nil
  }

  /// developer.apple.com/documentation/appkit/nscolor/init(name:dynamicprovider:)
  /// The page does not show that the closure is Sendable; the headers say so since macOS 15.
  @available(macOS 10.15, *)
  public init(name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    components = []
    provider = dynamicProvider
  }

  /// developer.apple.com/documentation/appkit/nscolor/name (no versions)
  public typealias Name = String

  /// The components under an appearance; the real class finds them where it draws.
  package func components(under appearance: NSAppearance) -> [Double] {
    provider?(appearance).components(under: appearance) ?? components
  }
}

extension NSColor: StubValue {
  package var stubValue: AnyHashable { provider == nil ? AnyHashable(components) : AnyHashable(ObjectIdentifier(self)) }
}
