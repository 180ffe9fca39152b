#if canImport(CPango)
  internal import CPango

  extension PangoEngine {
    /// Items and shapes a paragraph. Where lines may end is Pango's answer, too.
    func shape(_ request: ShapingRequest) -> ShapedParagraph {
      var builder = ParagraphBuilder(request)
      var text = request.text
      text.withUTF8 { utf8 in
        guard !utf8.isEmpty else { return }
        utf8.withMemoryRebound(to: CChar.self) { shape($0, request, into: &builder) }
      }
      return builder.finish()
    }

    private func shape(
      _ text: UnsafeBufferPointer<CChar>,
      _ request: ShapingRequest,
      into builder: inout ParagraphBuilder
    ) {
      let language = language(request.language)
      pango_context_set_language(context, language)
      let attributes = attributes(of: request, language: language)
      defer { pango_attr_list_unref(attributes) }
      let length = Int32(clamping: text.count)
      let direction = request.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let items = pango_itemize_with_base_dir(context, direction, text.baseAddress, 0, length, attributes, nil)
      defer { g_list_free(items) }
      let breaks = LineBreaks(of: text, language: language)
      var runs = request.runs[...]
      var character = 0
      var next = items
      while let link = next {
        next = link.pointee.next
        guard let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
        defer { pango_item_free(item) }
        while let run = runs.first, run.range.upperBound <= Int(item.pointee.offset) { runs.removeFirst() }
        guard let run = runs.first else { continue }
        append(item, of: run, in: text, breaks: breaks, firstCharacter: character, to: &builder)
        character += Int(item.pointee.num_chars)
      }
    }

    private func append(
      _ item: UnsafeMutablePointer<PangoItem>,
      of run: ShapingRequest.Run,
      in text: UnsafeBufferPointer<CChar>,
      breaks: LineBreaks,
      firstCharacter: Int,
      to builder: inout ParagraphBuilder
    ) {
      let end = Int(item.pointee.offset) + Int(item.pointee.length)
      guard run.boxWidth == nil, let font = item.pointee.analysis.font else {
        builder.startRun(face: nil, level: item.pointee.analysis.level, set: run.set)
        let mayBreak = breaks.mayBreak(before: firstCharacter)
        builder.append(upTo: end, mayBreakBefore: mayBreak, advance: run.boxWidth ?? 0, glyphs: EmptyCollection())
        return
      }
      builder.startRun(
        face: face(of: font, for: run.font),
        level: item.pointee.analysis.level,
        set: run.set,
        letterSpacing: run.letterSpacing
      )
      guard let glyphs = pango_glyph_string_new() else { return }
      defer { pango_glyph_string_free(glyphs) }
      pango_shape_item(item, text.baseAddress, Int32(clamping: text.count), breaks.attributes, glyphs, PANGO_SHAPE_NONE)
      var clusters = PangoClusters(
        glyphs: glyphs.pointee,
        item: item.pointee,
        text: text,
        firstCharacter: firstCharacter
      )
      while let cluster = clusters.next() {
        builder.append(
          upTo: cluster.end,
          mayBreakBefore: breaks.mayBreak(before: cluster.firstCharacter),
          advance: cluster.advance,
          glyphs: cluster.glyphs
        )
      }
    }

    /// The attributes that fonts depend on.
    private func attributes(of request: ShapingRequest, language: OpaquePointer?) -> OpaquePointer? {
      let list = pango_attr_list_new()
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      for run in request.runs {
        add(pango_attr_font_desc_new(description(of: run.font)), run.range)
        if run.boxWidth != nil {
          var box = PangoRectangle()
          add(pango_attr_shape_new(&box, &box), run.range)
        } else if run.letterSpacing != 0 {
          // Only to switch off ligatures: the spacing itself is added later.
          add(pango_attr_letter_spacing_new(1), run.range)
        }
      }
      return list
    }
  }
#endif
