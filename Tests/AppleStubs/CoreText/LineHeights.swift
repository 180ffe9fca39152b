public import CoreFoundation
public import Foundation

extension AttributedString {
  /// developer.apple.com/documentation/foundation/attributedstring/lineheight
  /// It is in Core Text, as Apple's is.
  @available(iOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
  public struct LineHeight: Hashable, Sendable {
    package let points: Double

    /// developer.apple.com/documentation/foundation/attributedstring/lineheight/exact(points:)
    @available(iOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public static func exact(points: CGFloat) -> AttributedString.LineHeight {
      AttributedString.LineHeight(points: points.native)
    }
  }
}
