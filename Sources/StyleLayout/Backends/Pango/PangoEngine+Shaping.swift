#if canImport(CPango)
  internal import CPango

  extension PangoEngine {
    /// Shapes a paragraph. Pango determines the fonts, the directions and the line breaks of its runs; HarfBuzz shapes
    /// them.
    func shape(_ request: ShapingRequest) -> ShapedParagraph {
      let text = ParagraphBytes(request.text)
      guard text.count > 0 else { return ParagraphBuilder(request).finish() }
      return text.bytes.withUnsafeBufferPointer { bytes in
        let words = UnsafeBufferPointer(rebasing: bytes.dropLast())
        return shape(request, words, hasSoftHyphen: text.hasSoftHyphen)
      }
    }

    private func shape(
      _ request: ShapingRequest,
      _ text: UnsafeBufferPointer<CChar>,
      hasSoftHyphen: Bool
    ) -> ShapedParagraph {
      let runs = request.runs.map { RunOfText($0, in: self) }
      let language = Self.language(request.language)
      pango_context_set_language(context, language)
      let attributes = Self.attributes(of: runs)
      defer { pango_attr_list_unref(attributes) }
      let direction = request.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let length = Int32(clamping: text.count)
      let items = pango_itemize_with_base_dir(context, direction, text.baseAddress, 0, length, attributes, nil)
      var writer = ItemWriter(
        engine: self,
        text: text,
        runs: runs,
        breaks: LineBreaks(of: text, language: language),
        language: hb_language_from_string(pango_language_to_string(language), -1),
        hasSoftHyphen: hasSoftHyphen,
        builder: ParagraphBuilder(request)
      )
      for item in SpaceFonts(engine: self, text: text, runs: runs, list: items).items {
        writer.append(item.pointee)
        pango_item_free(item)
      }
      return writer.builder.finish()
    }

    /// The fonts of the text. Neighboring runs of one font are one, so that kerning and ligatures do not end at a
    /// change of color, as in browsers.
    private static func attributes(of runs: [RunOfText]) -> OpaquePointer? {
      let list = pango_attr_list_new()
      var rest = runs[...]
      while let first = rest.popFirst() {
        var end = first.source.range.upperBound
        while let next = rest.first, next.isShaped(with: first) {
          end = next.source.range.upperBound
          rest.removeFirst()
        }
        guard let attribute = pango_attr_font_desc_new(first.font.description) else { continue }
        attribute.pointee.start_index = UInt32(clamping: first.source.range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
      }
      return list
    }

    /// The language for Pango. Pango and HarfBuzz keep every language ever requested, so invalid ones are left out.
    private static func language(_ tag: String) -> OpaquePointer? {
      let isTag =
        (2...35).contains(tag.utf8.count)
        && tag.utf8.allSatisfy {
          $0 == 0x2D || $0 == 0x5F || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
        }
      return pango_language_from_string(isTag ? tag : "und")
    }
  }

  /// A run of a request with its font.
  struct RunOfText {
    let source: ShapingRequest.Run
    let font: RequestedFont
    /// In points.
    let size: Double

    init(_ source: ShapingRequest.Run, in engine: PangoEngine) {
      self.source = source
      let request = source.font.checked
      font = engine.font(for: request)
      size = request.size
    }

    var letterSpacing: Double { source.letterSpacing.isFinite ? source.letterSpacing : 0 }

    var isSpaced: Bool { letterSpacing != 0 }

    func isShaped(with other: RunOfText) -> Bool {
      font === other.font && size == other.size && source.boxWidth == nil && other.source.boxWidth == nil
        && isSpaced == other.isSpaced
    }
  }
#endif
