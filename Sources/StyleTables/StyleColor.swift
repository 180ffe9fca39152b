/// The color scheme and the contrast of a screen.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark, highContrastLight, highContrastDark
}

/// A color in each appearance. If the spec lacks a variant, the nearest plainer one is used instead.
public struct StyleColor: Sendable, Hashable {
  /// For light screens.
  public let light: RGBAColor
  /// For dark screens.
  public let dark: RGBAColor
  /// For light screens with increased contrast.
  public let highContrastLight: RGBAColor
  /// For dark screens with increased contrast.
  public let highContrastDark: RGBAColor

  /// Creates a color from its variants.
  ///
  /// - Parameters:
  ///   - light: For light screens.
  ///   - dark: For dark screens; nil for the light variant.
  ///   - highContrastLight: For light screens with increased contrast; nil for the light variant.
  ///   - highContrastDark: For dark screens with increased contrast; nil for the dark variant.
  public init(
    light: RGBAColor,
    dark: RGBAColor? = nil,
    highContrastLight: RGBAColor? = nil,
    highContrastDark: RGBAColor? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.highContrastLight = highContrastLight ?? light
    self.highContrastDark = highContrastDark ?? dark ?? light
  }

  /// Creates a color from its variants, each with the digits of `#RRGGBBAA`.
  ///
  /// ```swift
  /// let ink = StyleColor(rgba: 0x1A1A1FFF, dark: 0xFFFFFFEB)
  /// ```
  ///
  /// - Parameters:
  ///   - light: For light screens.
  ///   - dark: For dark screens; nil for the light variant.
  ///   - highContrastLight: For light screens with increased contrast; nil for the light variant.
  ///   - highContrastDark: For dark screens with increased contrast; nil for the dark variant.
  public init(
    rgba light: UInt32,
    dark: UInt32? = nil,
    highContrastLight: UInt32? = nil,
    highContrastDark: UInt32? = nil
  ) {
    self.init(
      light: RGBAColor(rgba: light),
      dark: dark.map(RGBAColor.init(rgba:)),
      highContrastLight: highContrastLight.map(RGBAColor.init(rgba:)),
      highContrastDark: highContrastDark.map(RGBAColor.init(rgba:))
    )
  }

  /// The variant for an appearance.
  public subscript(appearance: Appearance) -> RGBAColor {
    switch appearance {
    case .light: light
    case .dark: dark
    case .highContrastLight: highContrastLight
    case .highContrastDark: highContrastDark
    }
  }
}

/// An sRGB color with 8 bits a channel, not premultiplied.
public struct RGBAColor: Sendable, Hashable {
  /// Red in the lowest byte, alpha in the highest. One number instead of four makes generated code smaller.
  private let packed: UInt32

  /// 0…255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// 0…255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed &>> 8) }
  /// 0…255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed &>> 16) }
  /// 255 is opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed &>> 24) }

  /// Creates a color from its channels, by default an opaque one.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(rgba: UInt32(red) &<< 24 | UInt32(green) &<< 16 | UInt32(blue) &<< 8 | UInt32(alpha))
  }

  /// Creates a color from the digits of `#RRGGBBAA`, such as `0xFF8800FF` for an opaque orange.
  public init(rgba: UInt32) {
    packed = rgba.byteSwapped
  }

  /// Creates a color from the lowest 32 bits of a number: red in the lowest byte, alpha in the highest.
  init(packed: UInt64) {
    self.packed = UInt32(truncatingIfNeeded: packed)
  }
}

extension RGBAColor: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque.
  public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16, uppercase: true) }
  }
}
