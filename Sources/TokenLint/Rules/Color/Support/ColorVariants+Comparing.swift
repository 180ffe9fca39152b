internal import TokenModel
internal import TokenPerception

extension ColorVariants {
  /// The four colors as numbers, equal exactly where the colors are.
  var numbers: SIMD4<UInt32> {
    SIMD4(light.value.number, dark.value.number, highContrastLight.value.number, highContrastDark.value.number)
  }

  /// Whether another color's values were written at the same locations.
  func standWhere(_ other: ColorVariants) -> Bool {
    Appearance.allCases.allSatisfy { self[$0].origin.range == other[$0].origin.range }
  }

  /// Whether every value is written where it is used.
  var isLiteral: Bool { Appearance.allCases.allSatisfy { self[$0].origin.references.isEmpty } }
}

extension ColorValue {
  fileprivate var number: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }
}
