public import CoreFoundation
public import CoreText
internal import UIFoundation

/// developer.apple.com/documentation/appkit/nsfont (no versions)
/// The real class is not a subclass, but bridged to CTFont without a copy: `as CTFont` works for both.
open class NSFont: CTFont, @unchecked Sendable {
  /// developer.apple.com/documentation/appkit/nsfont/init(descriptor:size:) (no versions)
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(fontDescriptor.match, size: fontSize.native)
  }

  /// developer.apple.com/documentation/appkit/nsfont/systemfont(ofsize:weight:)
  @available(macOS 10.11, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    let match = StubFonts.installed.match(family: StubFonts.systemFamily, weight: weight.rawValue.native)
    return NSFont(match, size: fontSize.native)
  }

  /// developer.apple.com/documentation/appkit/nsfont/familyname (no versions)
  open var familyName: String? { descriptor.family }

  /// developer.apple.com/documentation/appkit/nsfont/fontname (no versions)
  open var fontName: String { descriptor.stubName }

  /// developer.apple.com/documentation/appkit/nsfont/pointsize (no versions)
  open var pointSize: CGFloat { CGFloat(size) }

  /// developer.apple.com/documentation/appkit/nsfont/fontdescriptor (no versions)
  open var fontDescriptor: NSFontDescriptor {
    NSFontDescriptor(fontAttributes: [
      .family: descriptor.family, .traits: [NSFontDescriptor.TraitKey.weight: CGFloat(descriptor.weight)],
    ])
  }

  /// developer.apple.com/documentation/appkit/nsfont/weight (no versions)
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: CGFloat

    /// developer.apple.com/documentation/appkit/nsfont/weight/init(rawvalue:) (no versions)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
}

extension NSFont: Hashable {
  /// developer.apple.com/documentation/swift/equatable/==(_:_:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func == (lhs: NSFont, rhs: NSFont) -> Bool { lhs === rhs || lhs.value == rhs.value }

  /// developer.apple.com/documentation/swift/hashable/hash(into:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
