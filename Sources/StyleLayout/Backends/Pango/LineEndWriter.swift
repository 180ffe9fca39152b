#if canImport(CPango)
  internal import CPango

  /// Spaces fullwidth punctuation as CSS Text Module Level 4 has it with `text-spacing-trim: normal`, and says what clusters
  /// are at the end of a line.
  ///
  /// Of two marks that meet, one is half as wide. At the end of a line, a closing one is half as wide where the line would
  /// have no room for it otherwise. And a letter is not kerned with what starts the next line.
  struct LineEndWriter {
    /// The last cluster's character and class, and half of its width where it may lose that.
    private var last: (scalar: UInt32, spacing: PunctuationSpacing, half: Double?) = (0, .other, nil)
    /// Set while a cluster is written.
    private var kerning = 0.0

    /// What happens before a cluster is written: the one before it, or its own glyph and width, may become narrower.
    ///
    /// - Parameter endsLine: Whether a line may end after it.
    mutating func prepare(
      _ cluster: WrittenCluster,
      endsLine: Bool,
      _ glyphs: inout [Glyph],
      _ advance: inout Double,
      _ builder: inout ParagraphBuilder
    ) {
      let spacing = cluster.spacing(glyphs)
      kerning = endsLine ? cluster.kerning(of: glyphs) : 0
      let half = spacing.canBeHalved && glyphs.count == 1 && cluster.font.hasHalfWidths ? advance / 2 : nil
      if let narrowed = lastHalf(before: spacing, half) {
        builder.setLineEnd(full: 0, least: 0)
        builder.narrowLast(by: narrowed)
      } else if let half, spacing == .opening, halvesOpening(in: cluster.font.hbFont) {
        glyphs[0].x -= Float(half)
        glyphs[0].advance -= Float(half)
        advance -= half
      }
      last = (cluster.scalar, spacing, half)
    }

    /// What happens after it was written.
    func finish(_ builder: inout ParagraphBuilder) {
      if last.spacing == .closing, let half = last.half {
        builder.setLineEnd(full: 0, least: -half)
      } else if kerning != 0 {
        builder.setLineEnd(full: kerning, least: kerning)
      }
    }

    /// Forgets the last cluster: what follows does not stand beside it.
    mutating func reset() { last = (0, .other, nil) }

    /// What the last cluster loses before this one; nil where that is nothing.
    private func lastHalf(before spacing: PunctuationSpacing, _ half: Double?) -> Double? {
      guard let lastHalf = last.half else { return nil }
      switch spacing {
      case .opening: return last.spacing.givesWayToOpening && half != nil ? lastHalf : nil
      default: return last.spacing != .middle && spacing.halvesClosing ? lastHalf : nil
      }
    }

    /// Whether the last cluster makes an opening mark half as wide. What is fullwidth in the font of that mark counts as
    /// such, whatever font it has itself.
    private func halvesOpening(in font: OpaquePointer) -> Bool {
      switch last.spacing {
      case .narrowClosing: PunctuationSpacing(of: last.scalar, in: font) == .closing
      case .closing, .stop: true
      default: last.spacing.halvesOpening
      }
    }
  }

  /// A cluster as the text has it.
  struct WrittenCluster {
    /// Its first character.
    let scalar: UInt32
    /// Whether it has only that.
    let isAlone: Bool
    let font: SizedFont
    let isRightToLeft: Bool

    func spacing(_ glyphs: [Glyph]) -> PunctuationSpacing {
      isAlone && !isRightToLeft ? PunctuationSpacing(of: scalar, glyphs.first, in: font.hbFont) : .other
    }

    /// How much wider its one glyph would be without what follows it.
    func kerning(of glyphs: [Glyph]) -> Double {
      guard !isRightToLeft, scalar != 0x20, glyphs.count == 1 else { return 0 }
      let advance = hb_font_get_glyph_h_advance(font.hbFont, glyphs[0].id)
      let change = Double(advance) / Double(PANGO_SCALE) - Double(glyphs[0].advance)
      return abs(change) < 1.0 / 64 ? 0 : change
    }
  }
#endif
