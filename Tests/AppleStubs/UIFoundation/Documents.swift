public import Foundation

extension NSAttributedString {
  #if _runtime(_ObjC)
    /// developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
    @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public convenience init(
      data: Data,
      options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
      fatalError()
    }
  #else
    // The same without Objective-C: a document is the name of a string that a check has set.

    /// developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
    @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public convenience init(
      data: Data,
      options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      self.init()
      let type = options[.documentType] as? NSAttributedString.DocumentType
      guard type == .rtfd, let document = Self.stubDocuments[Array(data)] else { throw StubDocumentError() }
      runs = document.runs
    }
  #endif

  package struct StubDocumentError: Error {}

  package nonisolated(unsafe) static var stubDocuments: [[UInt8]: NSAttributedString] = [:]

  /// developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct DocumentReadingOptionKey: Hashable, Sendable {
    /// developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey/documenttype
    @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public static let documentType = NSAttributedString.DocumentReadingOptionKey()
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/documenttype
  @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct DocumentType: Hashable, Sendable {
    private let stubName: String

    /// developer.apple.com/documentation/foundation/nsattributedstring/documenttype/rtfd
    @available(iOS 7.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public static let rtfd = NSAttributedString.DocumentType(stubName: "NSRTFD")
  }
}
