#if canImport(CPango)
  import StyledText

  @testable import StyleLayout

  /// A rule that is switched off, to see that a comparison notices.
  enum ShapingFault: String, CaseIterable {
    /// As UAX #14 has it: `!`, `?`, `:`, `)`, `/`, `%` and `»` stay with the space before them, and that with its word.
    case spaces
    case hyphensBeforeDigits
    /// Lines end after `/` between letters.
    case slashes
    case quotationMarksInChinese
    case dictionaries
    /// Fullwidth punctuation is always as wide as an ideograph.
    case punctuation

    /// Whether a line may end between two characters; nil where that is left to the rules.
    fileprivate func mayBreak(between last: Unicode.Scalar, and next: Unicode.Scalar, language: String) -> Bool? {
      switch self {
      case .spaces: last == " " && "!?:;)/%»]".unicodeScalars.contains(next) ? false : nil
      case .hyphensBeforeDigits: last == "-" && "0"..."9" ~= next ? false : nil
      case .slashes: last == "/" && next.properties.isAlphabetic ? true : nil
      case .quotationMarksInChinese: language == "zh" && (next == "“" || last == "”") ? false : nil
      case .dictionaries: 0xE00...0xE7F ~= last.value && 0xE00...0xE7F ~= next.value ? false : nil
      case .punctuation: nil
      }
    }
  }

  /// A shaper whose paragraphs have a fault.
  struct FaultyShaper: TextShaper {
    let base: PangoShaper
    let fault: ShapingFault

    func metrics(of font: FontRequest) -> FaceMetrics { base.metrics(of: font) }

    func direction(of paragraph: String) -> TextDirection? { base.direction(of: paragraph) }

    func shape(_ request: ShapingRequest) -> ShapedParagraph {
      var paragraph = base.shape(request)
      if fault == .punctuation { widenPunctuation(of: &paragraph) }
      let utf8 = Array(request.text.utf8)
      for index in paragraph.clusters.indices.dropFirst().dropLast() {
        let start = Int(paragraph.clusters[index].utf8)
        guard let last = String(decoding: utf8[..<start].suffix(4), as: UTF8.self).unicodeScalars.last,
          let next = String(decoding: utf8[start...].prefix(4), as: UTF8.self).unicodeScalars.first,
          let mayBreak = fault.mayBreak(between: last, and: next, language: request.language)
        else { continue }
        if mayBreak {
          paragraph.clusters[index].traits.insert(.breakBefore)
        } else {
          paragraph.clusters[index].traits.remove(.breakBefore)
        }
      }
      return paragraph
    }

    /// As wide as they would be by themselves.
    private func widenPunctuation(of paragraph: inout ShapedParagraph) {
      for (index, end) in paragraph.lineEnds.enumerated() {
        let cluster = Int(end.cluster)
        // Kerning is less.
        if paragraph.clusters[cluster].advance < end.full * 0.7 { paragraph.clusters[cluster].advance = end.full }
        paragraph.lineEnds[index] = LineEnd(cluster: end.cluster, full: end.full, least: end.full)
      }
      for index in paragraph.clusters.indices.dropLast() {
        let glyph = Int(paragraph.clusters[index].glyph)
        guard paragraph.glyphs.indices.contains(glyph), paragraph.glyphs[glyph].x <= -paragraph.glyphs[glyph].advance,
          paragraph.glyphs[glyph].advance > 0, glyph + 1 == Int(paragraph.clusters[index + 1].glyph)
        else { continue }
        paragraph.clusters[index].advance += paragraph.glyphs[glyph].advance
      }
    }
  }
#endif
