#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText
  internal import StyleTables

  /// A font that Core Graphics can draw with.
  ///
  /// Fonts may be used on several threads concurrently: "Core Text Overview" in Apple's Core Text Programming Guide.
  /// Lines and their runs may not, so they are not kept.
  final class CoreTextFont: FontHandle, @unchecked Sendable {
    let font: CTFont
    /// The glyph of a soft hyphen at the end of a line: U+2010, or U+002D in a font without it.
    let hyphen: Glyph?

    init(_ font: CTFont) {
      self.font = font
      hyphen = Self.glyph(of: 0x2010, in: font) ?? Self.glyph(of: 0x2D, in: font)
    }

    func inkBounds(of glyph: UInt32) -> LayoutRect? {
      let rect = CTFontGetBoundingRectsForGlyphs(font, .horizontal, [CGGlyph(clamping: glyph)], nil, 1)
      let (width, height) = (Double(rect.size.width), Double(rect.size.height))
      guard width > 0, height > 0 else { return nil }
      return LayoutRect(x: Double(rect.origin.x), y: -Double(rect.origin.y) - height, width: width, height: height)
    }

    private static func glyph(of character: UInt16, in font: CTFont) -> Glyph? {
      var number: CGGlyph = 0
      guard CTFontGetGlyphsForCharacters(font, [character], &number, 1), number != 0 else { return nil }
      let advance = CTFontGetAdvancesForGlyphs(font, .horizontal, [number], nil, 1)
      return Glyph(id: UInt32(number), advance: Float(advance), x: 0, y: 0)
    }
  }

  extension FontFace {
    convenience init(_ font: CTFont) {
      let trait = CTFontCopyTraits(font).value(kCTFontWeightTrait, CFNumberGetTypeID(), as: CFNumber.self)
      let url = checked(CTFontCopyAttribute(font, kCTFontURLAttribute), CFURLGetTypeID(), as: CFURL.self)
      self.init(
        family: CTFontCopyFamilyName(font).string,
        weight: FontWeights.weight(ofTrait: trait?.double ?? 0),
        size: Double(CTFontGetSize(font)),
        file: url.flatMap { CFURLCopyFileSystemPath($0, .cfurlposixPathStyle)?.string },
        variations: Self.variations(of: font),
        metrics: FaceMetrics(font),
        handle: CoreTextFont(font)
      )
    }

    /// The axes of the font. Core Text identifies them by the four letters of their tags. Axes with their default value
    /// may be missing.
    private static func variations(of font: CTFont) -> String {
      let axes = CTFontCopyVariation(font)?.numbers ?? [:]
      return axes.sorted { $0.key < $1.key }.map { axis, value in
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis >> $0) }
        let isWhole = value == value.rounded() && value.magnitude < 1e6
        return String(decoding: letters, as: UTF8.self) + "=" + (isWhole ? String(Int(value)) : String(value))
      }
      .joined(separator: ",")
    }
  }

  extension FaceMetrics {
    /// Core Text lacks strikethroughs: they are read from the font's own table, or placed across the middle of a small
    /// x.
    init(_ font: CTFont) {
      let thickness = Double(CTFontGetUnderlineThickness(font))
      let strikeout = StrikeoutMetrics(font)
      self.init(
        ascent: max(Double(CTFontGetAscent(font)), 0),
        descent: max(Double(CTFontGetDescent(font)), 0),
        underlineOffset: -Double(CTFontGetUnderlinePosition(font)),
        underlineThickness: thickness,
        strikethroughOffset: strikeout?.offset ?? (Double(CTFontGetXHeight(font)) + thickness) / 2,
        strikethroughThickness: strikeout?.thickness ?? thickness
      )
    }
  }

  /// The table `OS/2`: yStrikeoutSize at byte 26, and yStrikeoutPosition, of the upper edge, at byte 28.
  /// <https://learn.microsoft.com/typography/opentype/spec/os2>
  private struct StrikeoutMetrics {
    let offset: Double
    let thickness: Double

    init?(_ font: CTFont) {
      let units = Double(CTFontGetUnitsPerEm(font))
      guard units > 0, let table = CTFontCopyTable(font, Self.tag, []), CFDataGetLength(table) >= 30 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4)
      CFDataGetBytes(table, CFRange(location: 26, length: 4), &bytes)
      let scale = Double(CTFontGetSize(font)) / units
      thickness = Double(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))) * scale
      offset = Double(Int16(bitPattern: UInt16(bytes[2]) << 8 | UInt16(bytes[3]))) * scale
      guard thickness > 0 else { return nil }
    }

    /// The letters "OS/2".
    private static let tag: CTFontTableTag = 0x4F53_2F32
  }
#endif
