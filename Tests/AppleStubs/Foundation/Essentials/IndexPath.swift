/// developer.apple.com/documentation/foundation/indexpath
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct IndexPath: Hashable, Sendable {}
