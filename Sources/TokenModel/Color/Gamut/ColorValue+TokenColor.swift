extension ColorValue {
  /// The nearest color of sRGB with 8 bits: mapped into the gamut, and rounded. ``TokenColor/mapped(to:)`` returns how
  /// far off it is.
  package init(_ color: TokenColor) {
    self.init(srgb: color.mapped(to: .srgb))
  }

  /// The nearest color of 8 bits; nil for a color that was mapped into another gamut.
  package init?(_ color: MappedColor) {
    guard color.gamut == .srgb else { return nil }
    self.init(srgb: color)
  }

  private init(srgb color: MappedColor) {
    self.init(
      red: Self.rounded(color.channels.x),
      green: Self.rounded(color.channels.y),
      blue: Self.rounded(color.channels.z),
      alpha: Self.rounded(color.alpha)
    )
  }

  /// Halves are rounded up, as CSS does (CSS Values 4, section 10.9).
  private static func rounded(_ channel: Double) -> UInt8 { UInt8(exactly: (channel * 255).rounded()) ?? 0 }
}

extension TokenColor {
  /// The same color, exactly.
  package init(_ color: ColorValue) {
    self.init(
      in: .srgb,
      Double(color.red) / 255,
      Double(color.green) / 255,
      Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255
    )
  }
}
