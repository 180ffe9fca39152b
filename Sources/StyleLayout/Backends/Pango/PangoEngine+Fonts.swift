#if canImport(CPango)
  internal import CPango

  extension PangoEngine {
    /// See `TextShaper.metrics(of:)`.
    func metrics(of request: FontRequest) -> FaceMetrics {
      if let known = knownMetrics[request] { return known }
      let font = pango_context_load_font(context, description(of: request))
      defer { if let font { g_object_unref(font) } }
      let metrics = font.map { FaceMetrics($0) } ?? .none
      knownMetrics[request] = metrics
      return metrics
    }

    func face(of font: UnsafeMutablePointer<PangoFont>, for request: FontRequest) -> FontFace {
      if let known = faces[font] { return known }
      g_object_ref(font)
      let face = FontFace(font, request)
      faces[font] = face
      return face
    }

    func description(of request: FontRequest) -> OpaquePointer? {
      if let known = descriptions[request] { return known }
      let description = pango_font_description_new()
      let families = ([request.family].compactMap { $0 } + families).joined(separator: ",")
      pango_font_description_set_family(description, families)
      pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: min(max(request.weight, 1), 1000))))
      pango_font_description_set_absolute_size(description, request.checkedSize * Double(PANGO_SCALE))
      descriptions[request] = description
      return description
    }

    func language(_ tag: String) -> OpaquePointer? {
      if let known = languages[tag] { return known }
      let language = pango_language_from_string(tag)
      languages[tag] = language
      return language
    }
  }

  extension FontRequest {
    /// A size that Pango can count in its units.
    fileprivate var checkedSize: Double { size.isFinite ? min(max(size, 0), 100_000) : 0 }
  }

  extension FaceMetrics {
    static let none = FaceMetrics(
      ascent: 0,
      descent: 0,
      underlineOffset: 0,
      underlineThickness: 0,
      strikethroughOffset: 0,
      strikethroughThickness: 0
    )

    init(_ font: UnsafeMutablePointer<PangoFont>) {
      let metrics = pango_font_get_metrics(font, nil)
      defer { pango_font_metrics_unref(metrics) }
      let scale = Double(PANGO_SCALE)
      self.init(
        ascent: Double(pango_font_metrics_get_ascent(metrics)) / scale,
        descent: Double(pango_font_metrics_get_descent(metrics)) / scale,
        underlineOffset: -Double(pango_font_metrics_get_underline_position(metrics)) / scale,
        underlineThickness: Double(pango_font_metrics_get_underline_thickness(metrics)) / scale,
        strikethroughOffset: Double(pango_font_metrics_get_strikethrough_position(metrics)) / scale,
        strikethroughThickness: Double(pango_font_metrics_get_strikethrough_thickness(metrics)) / scale
      )
    }
  }

  extension FontFace {
    fileprivate convenience init(_ font: UnsafeMutablePointer<PangoFont>, _ request: FontRequest) {
      let description = pango_font_describe_with_absolute_size(font)
      defer { pango_font_description_free(description) }
      self.init(
        family: pango_font_description_get_family(description).map { String(cString: $0) } ?? "",
        weight: Int(pango_font_description_get_weight(description).rawValue),
        size: request.size,
        file: CairoFont.file(of: font),
        metrics: FaceMetrics(font),
        handle: CairoFont(font)
      )
    }
  }
#endif
