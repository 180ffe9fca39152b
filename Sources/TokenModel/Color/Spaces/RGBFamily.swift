/// RGB spaces: three primaries and a white, which make a matrix, and a transfer function.
///
/// The matrices follow from the chromaticities in CSS Color 4, section 10. They are those of its "Sample code for Color
/// Conversions" (`lin_…_to_XYZ` and `XYZ_to_lin_…`): exact fractions, except for ProPhoto RGB, whose fractions are
/// longer than a `Double`.
enum RGBFamily {
  /// Red (0.64, 0.33), green (0.30, 0.60), blue (0.15, 0.06), white D65; section 10.2.
  static let srgb = Primaries(
    toXYZ: Matrix3(
      [506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218],
      [87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545],
      [7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270]
    ),
    fromXYZ: Matrix3(
      [12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959],
      [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
      [705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667]
    )
  )

  /// Red (0.680, 0.320), green (0.265, 0.690), blue (0.150, 0.060), white D65; section 10.4.
  static let displayP3 = Primaries(
    toXYZ: Matrix3(
      [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
      [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
      [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800]
    ),
    fromXYZ: Matrix3(
      [446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915],
      [-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905],
      [11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415]
    )
  )

  /// Red (0.64, 0.33), green (0.21, 0.71), blue (0.15, 0.06), white D65; section 10.6.
  static let a98 = Primaries(
    toXYZ: Matrix3(
      [573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567],
      [591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835],
      [53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835]
    ),
    fromXYZ: Matrix3(
      [1_829_569.0 / 896_150, -506_331.0 / 896_150, -308_931.0 / 896_150],
      [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
      [16_779.0 / 1_248_040, -147_721.0 / 1_248_040, 1_266_979.0 / 1_248_040]
    )
  )

  /// Red (0.734699, 0.265301), green (0.159597, 0.840403), blue (0.036598, 0.000105), white D50; section 10.7. ISO
  /// 22028-2 rounds these to four decimals.
  static let proPhoto = Primaries(
    toXYZ: Matrix3(
      [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
      [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
      [0, 0, 0.8251046025104602]
    ),
    fromXYZ: Matrix3(
      [1.3457868816471583, -0.25557208737979464, -0.05110186497554526],
      [-0.5446307051249019, 1.5082477428451468, 0.02052744743642139],
      [0, 0, 1.2119675456389452]
    )
  )

  /// Red (0.708, 0.292), green (0.170, 0.797), blue (0.131, 0.046), white D65; section 10.8.
  static let rec2020 = Primaries(
    toXYZ: Matrix3(
      [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
      [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
      [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314]
    ),
    fromXYZ: Matrix3(
      [30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100],
      [-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200],
      [792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125]
    )
  )

  /// Between linear light and XYZ under the white of the space.
  struct Primaries: Sendable {
    let toXYZ: Matrix3
    let fromXYZ: Matrix3
  }
}

/// Transfer functions, reflected below 0. For sRGB and Display P3, see ``SRGBTransfer``.
extension RGBFamily {
  /// Adobe RGB (1998), section 4.3.4.2: the power 563/256.
  enum A98Transfer {
    static func linear(_ channel: Double) -> Double {
      signed(RealFunctions.power(abs(channel), 563.0 / 256), as: channel)
    }

    static func encoded(_ light: Double) -> Double { signed(RealFunctions.power(abs(light), 256.0 / 563), as: light) }
  }

  /// ISO 22028-2: the power 1.8, with a straight piece near black.
  enum ProPhotoTransfer {
    static func linear(_ channel: Double) -> Double {
      guard abs(channel) > 16.0 / 512 else { return channel / 16 }
      return signed(RealFunctions.power(abs(channel), 1.8), as: channel)
    }

    static func encoded(_ light: Double) -> Double {
      guard abs(light) >= 1.0 / 512 else { return light * 16 }
      return signed(RealFunctions.power(abs(light), 1 / 1.8), as: light)
    }
  }

  /// The power 2.4 of displays (ITU-R BT.1886), not the curve of cameras of BT.2020: CSS Color 4 took that one until
  /// 2025.
  enum Rec2020Transfer {
    static func linear(_ channel: Double) -> Double { signed(RealFunctions.power(abs(channel), 2.4), as: channel) }

    static func encoded(_ light: Double) -> Double { signed(RealFunctions.power(abs(light), 1 / 2.4), as: light) }
  }
}
