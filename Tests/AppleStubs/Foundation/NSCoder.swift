public import ObjectiveC

/// developer.apple.com/documentation/foundation/nscoder
@available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSCoder: NSObject {}
