@available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UITraitCollection {
  /// developer.apple.com/documentation/uikit/uitraitcollection/current
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, *)
  public class var current: UITraitCollection { stubCurrent }

  nonisolated(unsafe) package static var stubCurrent = UITraitCollection(.unspecified)
}
