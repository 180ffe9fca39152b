#if canImport(CPango)
  internal import CPango

  extension PangoEngine {
    /// The font of a request that has been checked.
    ///
    /// - Complexity: O(1), except for the first use; the size does not matter.
    func font(for request: FontRequest) -> RequestedFont {
      var request = request
      request.size = LoadedFont.referenceSize
      if let known = fonts[request] { return known }
      // Languages must not select fonts of a listed configuration, nor the last language those of an installed one.
      pango_context_set_language(context, pango_language_from_string("en"))
      let font = RequestedFont(request, in: self)
      fonts[request] = font
      return font
    }

    /// The face for a request that has been checked, without fallback for single characters; nil if no font can be
    /// opened.
    func face(for request: FontRequest) -> FontFace? {
      font(for: request).loaded?.sized(request.size)?.face
    }
  }

  extension FontFace {
    /// The face of a pattern that fontconfig has prepared.
    convenience init(_ pattern: OpaquePointer, _ hbFont: OpaquePointer, handle: CairoFont?) {
      let index = pattern.integer(FC_INDEX) ?? 0
      self.init(
        family: pattern.englishFamily ?? "",
        weight: pattern.double(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) } ?? 400,
        size: CairoFont.matrix(of: pattern).yy,
        file: pattern.string(FC_FILE),
        // The upper half is the index of a named instance of a variable font.
        index: index & 0xFFFF,
        isEmboldened: pattern.flag(FC_EMBOLDEN) ?? false,
        variations: pattern.string(FC_FONT_VARIATIONS) ?? (index >> 16 > 0 ? "#\(index >> 16)" : ""),
        metrics: FaceMetrics(hbFont),
        handle: handle
      )
    }
  }

  extension FaceMetrics {
    /// The metrics of the tables `hhea`, `OS/2` and `post`. Without lines in them, an underline and a strikethrough are
    /// an eighteenth of the size thick, the underline a ninth below the baseline and the strikethrough at half of the
    /// ascent.
    init(_ font: OpaquePointer) {
      var extents = hb_font_extents_t()
      hb_font_get_extents_for_direction(font, HB_DIRECTION_LTR, &extents)
      var width: Int32 = 0
      var height: Int32 = 0
      hb_font_get_scale(font, &width, &height)
      let thickness = height / 18
      func length(_ tag: hb_ot_metrics_tag_t, or fallback: Int32) -> Double {
        var position: hb_position_t = 0
        let isKnown = hb_ot_metrics_get_position(font, tag, &position) != 0 && position != 0
        return Double(isKnown ? position : fallback) / Double(PANGO_SCALE)
      }
      self.init(
        ascent: max(Double(extents.ascender) / Double(PANGO_SCALE), 0),
        descent: max(-Double(extents.descender) / Double(PANGO_SCALE), 0),
        underlineOffset: -length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -2 * thickness),
        underlineThickness: length(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: thickness),
        strikethroughOffset: length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, or: extents.ascender / 2),
        strikethroughThickness: length(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, or: thickness)
      )
    }
  }
#endif
