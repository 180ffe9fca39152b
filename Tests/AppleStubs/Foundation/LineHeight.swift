public import CoreFoundation
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#endif

extension AttributedString {
  /// developer.apple.com/documentation/foundation/attributedstring/lineheight
  /// Apple's is in Core Text, which is below this module here.
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
