import CPangoSystem

/// The lower bound: the size of one `PangoLayout` with a text and a width. With the settings of StyleSpec: absolute
/// sizes, positions that are not rounded, no hinting.
final class BarePango {
  private let layout: OpaquePointer
  private let description: OpaquePointer?

  init(files: [String], families: [String], size: Double) {
    let config = FcConfigCreate()
    for file in files { FcConfigAppFontAddFile(config, file) }
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    let context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_language(context, pango_language_from_string("en"))
    description = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    set(size: size)
  }

  /// Sets another font size, in points.
  func set(size: Double) {
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
  }

  /// Lays out a text and returns its height in Pango's units.
  func layOut(_ text: String, width: Double) -> Int {
    pango_layout_set_text(layout, "", 0)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_width(layout, width.isFinite ? Int32(width * Double(PANGO_SCALE)) : -1)
    var size: (width: Int32, height: Int32) = (0, 0)
    pango_layout_get_size(layout, &size.width, &size.height)
    return Int(size.height)
  }
}
