public import CoreFoundation
public import CoreGraphics
public import Foundation

/// developer.apple.com/documentation/swiftui/view
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
@MainActor public protocol View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.associatedtype
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  associatedtype Body: View

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  @ViewBuilder var body: Self.Body { get }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Never: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Text: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Text {
  /// developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh
  /// Disfavored, so that a literal is a localized key.
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  @_disfavoredOverload nonisolated public init(_ attributedContent: AttributedString) {
    self.init(stubContent: attributedContent)
  }

  /// developer.apple.com/documentation/swiftui/text/init(verbatim:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(verbatim content: String) { self.init(stubContent: AttributedString(content)) }

  /// developer.apple.com/documentation/swiftui/text/font(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// developer.apple.com/documentation/swiftui/text/baselineoffset(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// developer.apple.com/documentation/swiftui/text/foregroundcolor(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}

extension Color {
  /// developer.apple.com/documentation/swiftui/color/black
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static var black: Color { fatalError() }
}

extension Font {
  /// developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font { fatalError() }

  /// developer.apple.com/documentation/swiftui/font/weight
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public struct Weight: Hashable, Sendable {}

  /// developer.apple.com/documentation/swiftui/font/design
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public enum Design: Hashable, Sendable {}
}

/// developer.apple.com/documentation/swiftui/imagerenderer
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public final class ImageRenderer<Content> where Content: View {
  /// developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  @MainActor public init(content view: Content) { fatalError() }

  /// developer.apple.com/documentation/swiftui/imagerenderer/scale
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  @MainActor public var scale: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/imagerenderer/cgimage
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  @MainActor public var cgImage: CGImage? { fatalError() }
}
