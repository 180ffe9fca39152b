public import ObjectiveC

/// developer.apple.com/documentation/appkit/nsappearance
@available(macOS 10.9, *)
open class NSAppearance: NSObject {
  /// developer.apple.com/documentation/appkit/nsappearance/name-swift.property
  @available(macOS 10.9, *)
  public let name: NSAppearance.Name

  package init(_ name: NSAppearance.Name) { self.name = name }

  /// developer.apple.com/documentation/appkit/nsappearance/bestmatch(from:)
  /// The name itself, or else what it becomes without contrast, or else light.
  @available(macOS 10.14, *)
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    let plain: NSAppearance.Name = name == .accessibilityHighContrastDarkAqua ? .darkAqua : .aqua
    return [name, plain, .aqua].first { appearances.contains($0) }
  }

  /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct
  @available(macOS 10.9, *)
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
    @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
    public let rawValue: String

    /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct/init(rawvalue:)
    @available(macOS 10.9, *)
    public init(rawValue: String) { self.rawValue = rawValue }

    /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct/aqua
    @available(macOS 10.9, *)
    public static let aqua = NSAppearance.Name(rawValue: "NSAppearanceNameAqua")

    /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct/darkaqua
    @available(macOS 10.14, *)
    public static let darkAqua = NSAppearance.Name(rawValue: "NSAppearanceNameDarkAqua")

    /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct/accessibilityhighcontrastaqua
    @available(macOS 10.14, *)
    public static let accessibilityHighContrastAqua = NSAppearance.Name(
      rawValue: "NSAppearanceNameAccessibilityAqua"
    )

    /// developer.apple.com/documentation/appkit/nsappearance/name-swift.struct/accessibilityhighcontrastdarkaqua
    @available(macOS 10.14, *)
    public static let accessibilityHighContrastDarkAqua = NSAppearance.Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua"
    )
  }
}
