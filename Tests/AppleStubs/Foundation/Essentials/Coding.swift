public import ObjectiveC

/// developer.apple.com/documentation/foundation/data
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct Data: Sendable {
  /// developer.apple.com/documentation/foundation/data/init(_:)-53ewf
  /// The page of `Data` names two initializers without labels, of which this is one.
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init<S>(_ elements: S) where S: Sequence, S.Element == UInt8 { fatalError() }

  /// developer.apple.com/documentation/foundation/data/init(contentsof:options:)
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { fatalError() }

  /// developer.apple.com/documentation/foundation/data/readingoptions
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public typealias ReadingOptions = NSData.ReadingOptions
}

/// developer.apple.com/documentation/foundation/nsdata
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSData: NSObject {
  /// developer.apple.com/documentation/foundation/nsdata/readingoptions
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct ReadingOptions: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/foundation/nsdata/readingoptions/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
extension Data: Sequence {
  /// developer.apple.com/documentation/foundation/data/iterator
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct Iterator: IteratorProtocol {
    /// developer.apple.com/documentation/foundation/data/iterator/next()
    @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public mutating func next() -> UInt8? { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/data/makeiterator()
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func makeIterator() -> Data.Iterator { fatalError() }
}

/// developer.apple.com/documentation/foundation/jsonencoder
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class JSONEncoder {
  /// developer.apple.com/documentation/foundation/jsonencoder/init()
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init() { fatalError() }

  /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.property
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var outputFormatting: JSONEncoder.OutputFormatting {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/foundation/jsonencoder/encode(_:)
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func encode<T>(_ value: T) throws -> Data where T: Encodable { fatalError() }

  /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct OutputFormatting: OptionSet, Sendable {
    /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct/rawvalue
    @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct/init(rawvalue:)
    @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: UInt) { fatalError() }

    /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct/prettyprinted
    @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1)

    /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct/sortedkeys
    @available(iOS 11.0, macCatalyst 13.1, macOS 10.13, tvOS 11.0, visionOS 1.0, watchOS 4.0, *)
    public static let sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)

    /// developer.apple.com/documentation/foundation/jsonencoder/outputformatting-swift.struct/withoutescapingslashes
    @available(iOS 13.0, macCatalyst 13.1, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    public static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
  }
}

@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
extension JSONEncoder: @unchecked Sendable {}

/// developer.apple.com/documentation/foundation/jsondecoder
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class JSONDecoder {
  /// developer.apple.com/documentation/foundation/jsondecoder/init()
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public init() { fatalError() }

  /// developer.apple.com/documentation/foundation/jsondecoder/decode(_:from:)
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable { fatalError() }
}

@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
extension JSONDecoder: @unchecked Sendable {}
