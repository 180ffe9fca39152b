/// The color spaces of DTCG 2025.10. Raw values are the names in token files, and in CSS.
package enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The three components, in the order of token files and CSS.
  package var components: [ColorComponent] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: ColorComponent.rgb
    case .xyzD65, .xyzD50: ColorComponent.xyz
    case .hsl: ColorComponent.hsl
    case .hwb: ColorComponent.hwb
    case .lab: ColorComponent.lab(.percentage)
    case .lch: ColorComponent.lch(.percentage)
    case .oklab: ColorComponent.lab(.unit)
    case .oklch: ColorComponent.lch(.unit)
    }
  }
}
