#if canImport(CPango)
  internal import CPango

  /// The glyphs of an item in a buffer of HarfBuzz, from left to right. Valid until the buffer is reused.
  struct ShapedItem {
    let range: Range<Int>
    private let isRightToLeft: Bool
    private let infos: UnsafeBufferPointer<hb_glyph_info_t>
    private let positions: UnsafeBufferPointer<hb_glyph_position_t>

    /// The glyph index of HarfBuzz for characters without a glyph; fonts do not have so many.
    private static let invisible: hb_codepoint_t = 0xFFFF_FFFF

    init(
      _ item: PangoItem,
      range: Range<Int>,
      in text: UnsafeBufferPointer<CChar>,
      language: OpaquePointer?,
      font: SizedFont,
      features: [hb_feature_t],
      buffer: OpaquePointer
    ) {
      self.range = range
      isRightToLeft = item.analysis.level % 2 == 1
      let start = UInt32(range.lowerBound)
      hb_buffer_clear_contents(buffer)
      hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
      hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
      hb_buffer_set_invisible_glyph(buffer, Self.invisible)
      // With the text before and after it: letters of a cursive script join beyond the item.
      hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), start, Int32(range.count))
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      hb_buffer_set_script(
        buffer,
        hb_script_t(g_unicode_script_to_iso15924(GUnicodeScript(Int32(item.analysis.script))))
      )
      hb_buffer_set_language(buffer, language)
      hb_shape(font.hbFont, buffer, features, UInt32(features.count))
      var count: UInt32 = 0
      infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
      positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, nil), count: Int(count))
    }

    /// The clusters in logical order.
    var clusters: ClusterReader {
      ClusterReader(infos: infos, range: range, isRightToLeft: isRightToLeft)
    }

    /// Appends some glyphs to an array, and returns their width.
    func read(_ indices: Range<Int>, into glyphs: inout [Glyph]) -> Double {
      glyphs.removeAll(keepingCapacity: true)
      var advance = 0
      for index in indices {
        let position = positions[index]
        advance += Int(position.x_advance)
        guard infos[index].codepoint != Self.invisible else { continue }
        glyphs.append(Glyph(id: infos[index].codepoint, position))
      }
      return Double(advance) / Double(PANGO_SCALE)
    }
  }

  extension Glyph {
    fileprivate init(id: UInt32, _ position: hb_glyph_position_t) {
      let scale = Float(PANGO_SCALE)
      self.init(
        id: id,
        advance: Float(position.x_advance) / scale,
        x: Float(position.x_offset) / scale,
        y: -Float(position.y_offset) / scale
      )
    }
  }
#endif
