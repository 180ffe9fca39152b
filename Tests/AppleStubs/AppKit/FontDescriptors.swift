internal import CoreFoundation
internal import CoreText
public import ObjectiveC
internal import UIFoundation

/// developer.apple.com/documentation/appkit/nsfontdescriptor (no versions)
open class NSFontDescriptor: NSObject, @unchecked Sendable {
  private let attributes: [NSFontDescriptor.AttributeName: Any]

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/init(fontattributes:) (no versions)
  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName: Any]? = nil) {
    self.attributes = attributes ?? [:]
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/object(forkey:) (no versions)
  /// Numbers are CGFloat here; the real ones are bridged to whatever type they are cast to.
  open func object(forKey attribute: NSFontDescriptor.AttributeName) -> Any? { attributes[attribute] }

  var match: CTFontDescriptor {
    let weight = (attributes[.traits] as? [NSFontDescriptor.TraitKey: Any])?[.weight]
    let number = stubNumber(weight) ?? (weight as? NSFont.Weight)?.rawValue.native ?? 0
    return StubFonts.installed.match(family: attributes[.family] as? String, weight: number)
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename (no versions)
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename/init(rawvalue:) (no versions)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename/family (no versions)
    public static let family = NSFontDescriptor.AttributeName(rawValue: "NSFontFamilyAttribute")

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename/traits (no versions)
    public static let traits = NSFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/traitkey (no versions)
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/traitkey/init(rawvalue:) (no versions)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/traitkey/weight (no versions)
    public static let weight = NSFontDescriptor.TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}
