#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

/// developer.apple.com/documentation/swiftui/color
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Color: Hashable, Sendable {
  #if canImport(UIKit)
    package let uiColor: UIColor

    /// developer.apple.com/documentation/swiftui/color/init(uicolor:)
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public init(uiColor: UIColor) { self.uiColor = uiColor }
  #elseif canImport(AppKit)
    package let nsColor: NSColor

    /// developer.apple.com/documentation/swiftui/color/init(nscolor:)
    @available(macOS 12.0, *)
    public init(nsColor: NSColor) { self.nsColor = nsColor }
  #endif
}
