internal import CoreFoundation

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

extension Color {
  /// developer.apple.com/documentation/swiftui/color/secondary
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let secondary = gray(0.5)

  private static func gray(_ white: CGFloat) -> Color {
    #if canImport(UIKit)
      Color(uiColor: UIColor(red: white, green: white, blue: white, alpha: 1))
    #elseif canImport(AppKit)
      Color(nsColor: NSColor(srgbRed: white, green: white, blue: white, alpha: 1))
    #endif
  }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Color: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

extension Color: StubContainer {
  package var stubViews: [any View] { [] }
}
