#if canImport(CPango)
  internal import CPango

  /// A font at one size, ready for HarfBuzz.
  final class SizedFont {
    let hbFont: OpaquePointer
    let face: FontFace
    /// The glyph of a soft hyphen at the end of a line: U+2010, or U+002D in a font without it.
    private(set) lazy var hyphen = Self.hyphen(of: hbFont)
    /// Whether it has half widths for fullwidth punctuation.
    private(set) lazy var hasHalfWidths = PunctuationSpacing.hasHalfWidths(hbFont)

    /// Creates a font at another size, from the pattern and the HarfBuzz font at ``LoadedFont/referenceSize``.
    init?(_ reference: OpaquePointer, _ referenceFont: OpaquePointer, size: Double) {
      guard let pattern = FcPatternDuplicate(reference) else { return nil }
      defer { FcPatternDestroy(pattern) }
      let ratio = size / LoadedFont.referenceSize
      pattern.set((reference.double(FC_PIXEL_SIZE) ?? 0) * ratio, for: FC_PIXEL_SIZE)
      hbFont = hb_font_create(hb_font_get_face(referenceFont))
      let scale = CairoFont.matrix(of: pattern)
      hb_font_set_scale(hbFont, Int32(clamping: scale.xx), Int32(clamping: scale.yy))
      hb_font_set_synthetic_slant(hbFont, hb_font_get_synthetic_slant(referenceFont))
      OpticalSize(of: hbFont, size: size).apply(to: hbFont, like: referenceFont, pattern)
      hb_font_make_immutable(hbFont)
      face = FontFace(pattern, hbFont, handle: CairoFont(pattern, hbFont))
    }

    deinit { hb_font_destroy(hbFont) }

    private static func hyphen(of font: OpaquePointer) -> Glyph? {
      for scalar: hb_codepoint_t in [0x2010, 0x2D] {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { continue }
        let advance = hb_font_get_glyph_h_advance(font, glyph)
        return Glyph(id: glyph, advance: Float(advance) / Float(PANGO_SCALE), x: 0, y: 0)
      }
      return nil
    }
  }

  /// The coordinate of a size on the optical size axis of a variable font.
  ///
  /// Fontconfig also sets that axis, but counts in typographic points of a screen with 96 pixels per inch. In CSS
  /// (Fonts Module Level 4, section 7.12, `font-optical-sizing`) a CSS pixel is one unit of the axis, and here a point
  /// is.
  private struct OpticalSize {
    /// Nil for a font without the axis.
    private let value: Float?
    private let index: Int

    init(of font: OpaquePointer, size: Double) {
      var axis = hb_ot_var_axis_info_t()
      guard hb_ot_var_find_axis_info(hb_font_get_face(font), Self.tag, &axis) != 0 else {
        (value, index) = (nil, 0)
        return
      }
      value = min(max(Float(size), axis.min_value), axis.max_value)
      index = Int(axis.axis_index)
    }

    private static let tag = hb_tag_from_string("opsz", -1)

    /// Copies the coordinates of another font except the size, and writes them to the pattern of the font.
    func apply(to font: OpaquePointer, like reference: OpaquePointer, _ pattern: OpaquePointer) {
      var count: UInt32 = 0
      guard let known = hb_font_get_var_coords_design(reference, &count), count > 0 else { return }
      var coordinates = Array(UnsafeBufferPointer(start: known, count: Int(count)))
      defer { hb_font_set_var_coords_design(font, coordinates, count) }
      guard let value, coordinates.indices.contains(index) else { return }
      coordinates[index] = value
      let others = (pattern.string(FC_FONT_VARIATIONS) ?? "").split(separator: ",").filter { !$0.hasPrefix("opsz") }
      FcPatternDel(pattern, FC_FONT_VARIATIONS)
      pattern.add((others + ["opsz=\(value)"]).joined(separator: ","), to: FC_FONT_VARIATIONS)
    }
  }

  extension Int32 {
    /// A length in points, in the units of HarfBuzz here.
    fileprivate init(clamping points: Double) {
      self = Int32(Swift.min(Swift.max(points * Double(PANGO_SCALE), -2e9), 2e9))
    }
  }
#endif
