/// developer.apple.com/documentation/foundation/operatingsystemversion
@available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct OperatingSystemVersion: Sendable {
  /// developer.apple.com/documentation/foundation/operatingsystemversion/majorversion
  @available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var majorVersion: Int

  /// developer.apple.com/documentation/foundation/operatingsystemversion/minorversion
  @available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var minorVersion: Int

  /// developer.apple.com/documentation/foundation/operatingsystemversion/patchversion
  @available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var patchVersion: Int
}

extension ProcessInfo {
  /// developer.apple.com/documentation/foundation/processinfo/operatingsystemversion
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var operatingSystemVersion: OperatingSystemVersion { fatalError() }
}
