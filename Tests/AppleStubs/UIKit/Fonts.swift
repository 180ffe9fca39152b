public import CoreFoundation
public import CoreText
internal import UIFoundation

/// developer.apple.com/documentation/uikit/uifont
/// The real class is not a subclass, but bridged to CTFont without a copy: `as CTFont` works for both.
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
open class UIFont: CTFont, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uifont/init(descriptor:size:)
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.match, size: pointSize.native)
  }

  /// developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
  @available(iOS 8.2, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let match = StubFonts.installed.match(family: StubFonts.systemFamily, weight: weight.rawValue.native)
    return UIFont(match, size: fontSize.native)
  }

  /// developer.apple.com/documentation/uikit/uifont/familyname
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open var familyName: String { descriptor.family }

  /// developer.apple.com/documentation/uikit/uifont/fontname
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open var fontName: String { descriptor.stubName }

  /// developer.apple.com/documentation/uikit/uifont/pointsize
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open var pointSize: CGFloat { CGFloat(size) }

  /// developer.apple.com/documentation/uikit/uifont/fontdescriptor
  @available(iOS 7.0, macCatalyst 13.1, visionOS 1.0, watchOS 2.0, *)
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [
      .family: descriptor.family, .traits: [UIFontDescriptor.TraitKey.weight: CGFloat(descriptor.weight)],
    ])
  }

  /// developer.apple.com/documentation/uikit/uifont/weight
  @available(watchOS 4.0, *)
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    public let rawValue: CGFloat

    /// developer.apple.com/documentation/uikit/uifont/weight/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
}

extension UIFont: Hashable {
  /// developer.apple.com/documentation/swift/equatable/==(_:_:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs === rhs || lhs.value == rhs.value }

  /// developer.apple.com/documentation/swift/hashable/hash(into:)
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
