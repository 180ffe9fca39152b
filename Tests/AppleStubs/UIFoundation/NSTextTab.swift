public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/nstexttab
@available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSTextTab: NSObject, StubValue {
  /// developer.apple.com/documentation/uikit/nstexttab/alignment
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let alignment: NSTextAlignment

  /// developer.apple.com/documentation/uikit/nstexttab/location
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let location: CGFloat

  /// developer.apple.com/documentation/uikit/nstexttab/init(textalignment:location:options:)
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
  }

  package var stubValue: AnyHashable { [AnyHashable(alignment), AnyHashable(location)] }
}

// The compiler accepts a type that is more available than its container in extensions.
extension NSTextTab {
  /// developer.apple.com/documentation/uikit/nstexttab/optionkey
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct OptionKey: Hashable, Sendable {}
}
