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

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/addingattributes(_:) (no versions)
  open func addingAttributes(_ attributes: [NSFontDescriptor.AttributeName: Any] = [:]) -> NSFontDescriptor {
    NSFontDescriptor(fontAttributes: self.attributes.merging(attributes) { _, new in new })
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/withdesign(_:)
  /// The real one returns `Self?`.
  @available(macOS 10.15, *)
  open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? {
    guard attributes[.family] as? String == StubFonts.systemFamily else { return nil }
    return addingAttributes([.family: design.rawValue])
  }

  var match: CTFontDescriptor {
    let weight = (attributes[.traits] as? [NSFontDescriptor.TraitKey: Any])?[.weight]
    let number = stubNumber(weight) ?? (weight as? NSFont.Weight)?.rawValue.native ?? 0
    let cascade = (attributes[.cascadeList] as? [NSFontDescriptor])?.compactMap { $0.attributes[.family] as? String }
    let match = StubFonts.installed.match(family: attributes[.family] as? String, weight: number)
    return match.withStubCascade(cascade ?? [])
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/systemdesign (no versions)
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/systemdesign/init(rawvalue:) (no versions)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/systemdesign/monospaced (no versions)
    public static let monospaced = NSFontDescriptor.SystemDesign(rawValue: StubFonts.monospacedFamily)

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/systemdesign/rounded (no versions)
    public static let rounded = NSFontDescriptor.SystemDesign(rawValue: StubFonts.roundedFamily)

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/systemdesign/serif (no versions)
    public static let serif = NSFontDescriptor.SystemDesign(rawValue: StubFonts.serifFamily)
  }

  /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename (no versions)
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename/init(rawvalue:) (no versions)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nsfontdescriptor/attributename/cascadelist (no versions)
    public static let cascadeList = NSFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")

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
