public import ObjectiveC

// The pages make some members more available than their class. The compiler accepts that in extensions.

/// developer.apple.com/documentation/foundation/nsattributedstring
@available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSAttributedString: NSObject {
  package var runs = StubRuns("", [:])
  /// How many strings were made, mutable ones included, but not those that views make for themselves.
  package nonisolated(unsafe) static var stubCount = 0

  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/init()
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public override init() { Self.stubCount += 1 }

  /// developer.apple.com/documentation/foundation/nsattributedstring/string
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var string: String { String(decoding: runs.units, as: UTF16.self) }

  /// developer.apple.com/documentation/foundation/nsattributedstring/attributes(at:effectiverange:)
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString
    .Key: Any]
  {
    let piece = runs.pieces(in: 0..<runs.units.count).first { $0.range.contains(location) }
    guard let piece else { preconditionFailure("\(location) is not in 0..<\(runs.units.count)") }
    range?.pointee = NSRange(location: piece.range.lowerBound, length: piece.range.count)
    return piece.attributes
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/enumerateattributes(in:options:using:)
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for piece in runs.pieces(in: enumerationRange.stubRange) where !stop.boolValue {
      block(piece.attributes, NSRange(location: piece.range.lowerBound, length: piece.range.count), &stop)
    }
  }
}

extension NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsattributedstring/init(string:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  /// developer.apple.com/documentation/foundation/nsattributedstring/init(string:attributes:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    self.init()
    runs = StubRuns(str, attrs ?? [:])
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/length
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var length: Int { runs.units.count }

  /// developer.apple.com/documentation/foundation/nsattributedstring/key
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct Key: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/foundation/nsattributedstring/key/init(_:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/foundation/nsattributedstring/key/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// developer.apple.com/documentation/foundation/nsattributedstring/enumerationoptions
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct EnumerationOptions: OptionSet, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: UInt

    /// developer.apple.com/documentation/foundation/nsattributedstring/enumerationoptions/init(rawvalue:)
    @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
