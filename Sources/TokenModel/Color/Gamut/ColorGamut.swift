/// The colors that an output can show.
package enum ColorGamut: Sendable, Hashable, CaseIterable {
  /// Tables, Android, and CSS hex digits.
  case srgb
  /// Asset catalogs use it in addition to sRGB.
  case displayP3

  /// The space whose channels, from 0 to 1, are the gamut.
  package var space: ColorSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }
}
