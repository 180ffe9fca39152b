public import ObjectiveC

/// developer.apple.com/documentation/foundation/filemanager
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class FileManager: NSObject {
  /// developer.apple.com/documentation/foundation/filemanager/default
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class var `default`: FileManager { fatalError() }

  /// developer.apple.com/documentation/foundation/filemanager/contentsofdirectory(atpath:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }

  /// developer.apple.com/documentation/foundation/filemanager/destinationofsymboliclink(atpath:)
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
}

/// developer.apple.com/documentation/foundation/processinfo
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class ProcessInfo: NSObject {
  /// developer.apple.com/documentation/foundation/processinfo/processinfo
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class var processInfo: ProcessInfo { fatalError() }

  /// developer.apple.com/documentation/foundation/processinfo/environment
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var environment: [String: String] { fatalError() }
}
