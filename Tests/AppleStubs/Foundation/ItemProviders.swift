#if canImport(FoundationEssentials)
  public import FoundationEssentials
#endif
public import ObjectiveC

// What a drag carries.

/// developer.apple.com/documentation/foundation/nsvalue
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSValue: NSObject {}

/// developer.apple.com/documentation/foundation/progress
@available(iOS 7.0, macCatalyst 13.1, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class Progress: NSObject {}

/// developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
@available(iOS 11.0, macCatalyst 13.1, macOS 10.13, tvOS 11.0, visionOS 1.0, watchOS 4.0, *)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility/all
  @available(iOS 11.0, macCatalyst 13.1, macOS 10.13, tvOS 11.0, visionOS 1.0, watchOS 4.0, *)
  case all = 0
}

/// developer.apple.com/documentation/foundation/nsitemprovider
@available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSItemProvider: NSObject {
  /// developer.apple.com/documentation/foundation/nsitemprovider/init()
  @available(iOS 8.0, macCatalyst 13.1, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public override init() {}

  private typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  private var handlers: [String: Handler] = [:]

  /// developer.apple.com/documentation/foundation/nsitemprovider/registerdatarepresentation(fortypeidentifier:visibility:loadhandler:)
  @available(iOS 11.0, macCatalyst 13.1, macOS 10.13, tvOS 11.0, visionOS 1.0, watchOS 4.0, *)
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    handlers[typeIdentifier] = loadHandler
  }

  /// developer.apple.com/documentation/foundation/nsitemprovider/loaddatarepresentation(fortypeidentifier:completionhandler:)
  @available(iOS 11.0, macCatalyst 13.1, macOS 10.13, tvOS 11.0, visionOS 1.0, watchOS 4.0, *)
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let handler = handlers[typeIdentifier] { _ = handler(completionHandler) } else { completionHandler(nil, nil) }
    return Progress()
  }

  package var stubTypes: Set<String> { Set(handlers.keys) }
}
