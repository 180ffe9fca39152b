internal import CoreFoundation
internal import CoreText
public import ObjectiveC
internal import UIFoundation

/// developer.apple.com/documentation/uikit/uifontdescriptor
@available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let attributes: [UIFontDescriptor.AttributeName: Any]

  /// developer.apple.com/documentation/uikit/uifontdescriptor/init(fontattributes:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.attributes = attributes
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/object(forkey:)
  /// Numbers are CGFloat here; the real ones are bridged to whatever type they are cast to.
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { attributes[anAttribute] }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { _, new in new })
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/withdesign(_:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, watchOS 5.2, *)
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard attributes[.family] as? String == StubFonts.systemFamily else { return nil }
    return addingAttributes([.family: design.rawValue])
  }

  var match: CTFontDescriptor {
    let weight = (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.weight]
    let number = stubNumber(weight) ?? (weight as? UIFont.Weight)?.rawValue.native ?? 0
    let cascade = (attributes[.cascadeList] as? [UIFontDescriptor])?.compactMap { $0.attributes[.family] as? String }
    let match = StubFonts.installed.match(family: attributes[.family] as? String, weight: number)
    return match.withStubCascade(cascade ?? [])
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  @available(iOS 13.0, macCatalyst 13.1, tvOS 13.0, visionOS 1.0, watchOS 5.2, *)
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    public let rawValue: String

    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/monospaced
    public static let monospaced = UIFontDescriptor.SystemDesign(rawValue: StubFonts.monospacedFamily)

    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/rounded
    public static let rounded = UIFontDescriptor.SystemDesign(rawValue: StubFonts.roundedFamily)

    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/serif
    public static let serif = UIFontDescriptor.SystemDesign(rawValue: StubFonts.serifFamily)
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  @available(watchOS 4.0, *)
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    public let rawValue: String

    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  @available(watchOS 4.0, *)
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    public let rawValue: String

    /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// What the pages make more available than its type. The compiler accepts that in extensions.
extension UIFontDescriptor.AttributeName {
  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/cascadelist
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")

  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/family
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let family = UIFontDescriptor.AttributeName(rawValue: "NSFontFamilyAttribute")

  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/traits
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let traits = UIFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
}

extension UIFontDescriptor.TraitKey {
  /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/weight
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public static let weight = UIFontDescriptor.TraitKey(rawValue: "NSCTFontWeightTrait")
}
