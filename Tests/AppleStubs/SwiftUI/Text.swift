package import Foundation

/// developer.apple.com/documentation/swiftui/text
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
  package let stubContent: AttributedString

  var stubString: String { String(stubContent.characters) }

  /// developer.apple.com/documentation/swiftui/text/linestyle
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Text.LineStyle.Pattern
    package let color: Color?

    /// developer.apple.com/documentation/swiftui/text/linestyle/init(pattern:color:)
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// developer.apple.com/documentation/swiftui/text/linestyle/pattern
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public struct Pattern: Hashable, Sendable {
      private let number: Int

      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/solid
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let solid = Pattern(number: 0)

      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dot
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let dot = Pattern(number: 1)

      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dash
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let dash = Pattern(number: 2)
    }
  }
}
