#if canImport(CPango)
  internal import CPango

  /// Spaces fullwidth punctuation like `text-spacing-trim: normal` of CSS Text Module Level 4, and sets the widths of
  /// clusters at the end of a line.
  ///
  /// Of two adjacent marks, one is half as wide. At the end of a line, a closing one is half as wide if the line has no
  /// room for its full width. A letter is not kerned with the start of the next line.
  struct LineEndWriter {
    /// The character and the class of the last cluster, and half of its width if it may be reduced.
    private var last: (scalar: UInt32, spacing: PunctuationSpacing, half: Double?) = (0, .other, nil)
    /// Set while a cluster is written.
    private var kerning = 0.0

    /// Prepares for a cluster: the one before it, or its own glyph and width, may become narrower.
    ///
    /// - Parameter endsLine: Whether a line may end after it.
    mutating func prepare(
      _ cluster: WrittenCluster,
      endsLine: Bool,
      glyphs: inout [Glyph],
      advance: inout Double,
      into builder: inout ParagraphBuilder
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

    /// Completes a cluster that was written.
    func finish(into builder: inout ParagraphBuilder) {
      if last.spacing == .closing, let half = last.half {
        builder.setLineEnd(full: 0, least: -half)
      } else if kerning != 0 {
        builder.setLineEnd(full: kerning, least: kerning)
      }
    }

    /// Forgets the last cluster: the next one is not adjacent to it.
    mutating func reset() { last = (0, .other, nil) }

    /// The part of its width that the last cluster loses before this one; nil if it keeps its width.
    private func lastHalf(before spacing: PunctuationSpacing, _ half: Double?) -> Double? {
      guard let lastHalf = last.half else { return nil }
      switch spacing {
      case .opening: return last.spacing.givesWayToOpening && half != nil ? lastHalf : nil
      default: return last.spacing != .middle && spacing.halvesClosing ? lastHalf : nil
      }
    }

    /// Whether the last cluster makes an opening mark half as wide. Characters that are fullwidth in the font of that
    /// mark count as fullwidth, whatever their own font is.
    private func halvesOpening(in font: OpaquePointer) -> Bool {
      switch last.spacing {
      case .narrowClosing: PunctuationSpacing(of: last.scalar, in: font) == .closing
      case .closing, .stop: true
      default: last.spacing.halvesOpening
      }
    }
  }

  /// The characters of a cluster.
  struct WrittenCluster {
    /// The first character.
    let scalar: UInt32
    /// Whether there are no others.
    let isAlone: Bool
    let font: SizedFont
    let isRightToLeft: Bool

    func spacing(_ glyphs: [Glyph]) -> PunctuationSpacing {
      isAlone && !isRightToLeft ? PunctuationSpacing(of: scalar, glyphs.first, in: font.hbFont) : .other
    }

    /// The increase in width of its only glyph without the next one.
    func kerning(of glyphs: [Glyph]) -> Double {
      guard !isRightToLeft, scalar != 0x20, glyphs.count == 1 else { return 0 }
      let advance = hb_font_get_glyph_h_advance(font.hbFont, glyphs[0].id)
      let change = Double(advance) / Double(PANGO_SCALE) - Double(glyphs[0].advance)
      return abs(change) < 1.0 / 64 ? 0 : change
    }
  }
#endif
