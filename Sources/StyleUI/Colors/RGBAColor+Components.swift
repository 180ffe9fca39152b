#if canImport(UIKit) || canImport(AppKit)
  internal import CoreFoundation
  internal import StyleTables

  extension RGBAColor {
    /// The channels and the alpha, 0…1.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      (Self.share(red), Self.share(green), Self.share(blue), Self.share(alpha))
    }

    private static func share(_ channel: UInt8) -> CGFloat { CGFloat(Double(channel) / 255) }
  }

  extension StyleColor {
    /// Whether it is the same in all appearances.
    var isStatic: Bool { dark == light && highContrastLight == light && highContrastDark == light }
  }
#endif
