#if canImport(CPango)
  internal import CPango

  /// A font that cairo can draw with. Cairo guards its fonts with locks of its own, so that it may be used, and given up,
  /// on any thread, whatever becomes of the engine that it came from.
  final class CairoFont: FontHandle, @unchecked Sendable {
    let scaledFont: OpaquePointer

    init?(_ font: UnsafeMutablePointer<PangoFont>) {
      guard let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
      self.scaledFont = cairo_scaled_font_reference(scaledFont)
    }

    deinit { cairo_scaled_font_destroy(scaledFont) }

    static func file(of font: UnsafeMutablePointer<PangoFont>) -> String? {
      let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
      return String(cString: file)
    }
  }
#endif
