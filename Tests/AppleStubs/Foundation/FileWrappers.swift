#if canImport(FoundationEssentials)
  public import FoundationEssentials
#endif
public import ObjectiveC

/// developer.apple.com/documentation/foundation/filewrapper
@available(iOS 4.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class FileWrapper: NSObject {
  /// developer.apple.com/documentation/foundation/filewrapper/preferredfilename
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var preferredFilename: String?

  /// developer.apple.com/documentation/foundation/filewrapper/regularfilecontents
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var regularFileContents: Data? { stubContents }

  private let stubContents: Data?

  package init(stub name: String?, _ contents: Data?) {
    stubContents = contents
    super.init()
    preferredFilename = name
  }
}
