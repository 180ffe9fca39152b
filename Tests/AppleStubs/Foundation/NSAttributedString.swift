public import ObjectiveC

// The pages make some members more available than their class. The compiler accepts that in extensions.

/// developer.apple.com/documentation/foundation/nsattributedstring
@available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSAttributedString: NSObject {
  /// developer.apple.com/documentation/foundation/nsattributedstring/string
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var string: String { fatalError() }

  /// developer.apple.com/documentation/foundation/nsattributedstring/enumerateattributes(in:options:using:)
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { fatalError() }
}

extension NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsattributedstring/init(string:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init(string str: String) { fatalError() }

  /// developer.apple.com/documentation/foundation/nsattributedstring/init(string:attributes:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/length
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var length: Int { fatalError() }

  /// developer.apple.com/documentation/foundation/nsattributedstring/key
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct Key: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/foundation/nsattributedstring/key/init(_:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(_ rawValue: String) { fatalError() }

    /// developer.apple.com/documentation/foundation/nsattributedstring/key/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: String) { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/enumerationoptions
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct EnumerationOptions: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/foundation/nsattributedstring/enumerationoptions/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: UInt) { fatalError() }
  }
}

/// developer.apple.com/documentation/foundation/nsmutableattributedstring
@available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSMutableAttributedString: NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/replacecharacters(in:with:)-6oq9r
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func replaceCharacters(in range: NSRange, with str: String) { fatalError() }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/setattributes(_:range:)
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) { fatalError() }
}

extension NSMutableAttributedString {
  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/append(_:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func append(_ attrString: NSAttributedString) { fatalError() }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/beginediting()
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func beginEditing() { fatalError() }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/endediting()
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func endEditing() { fatalError() }
}
