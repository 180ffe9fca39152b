#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText
  internal import StyleTables

  extension CoreGraphicsCanvas {
    /// Paints glyphs. Missing characters, and glyphs of a face without a font, are painted as boxes.
    func paint(_ strip: GlyphStrip, _ color: RGBAColor) {
      // The alpha of a color does not affect glyphs that are images.
      context.setAlpha(CGFloat(Double(color.alpha) / 255))
      guard let font = strip.face.ctFont else { return paintBoxes(strip.items, of: strip, color) }
      paintBoxes(strip.items.filter { $0.id == 0 }, of: strip, color)
      let items = strip.items.filter { $0.id != 0 }
      let numbers = items.map { CGGlyph(truncatingIfNeeded: $0.id) }
      context.setFillColor(CGColor.make(color, alpha: 1))
      withUpwardAxis {
        context.textMatrix = .identity
        let places = items.map { CGPoint(x: $0.x, y: -$0.y) }
        CTFontDrawGlyphs(font, numbers, places, numbers.count, context)
      }
    }

    private func paintBoxes(_ items: [GlyphStrip.Item], of strip: GlyphStrip, _ color: RGBAColor) {
      for (rect, line) in items.compactMap({ strip.missingBox(of: $0) }) {
        context.addRect(CGRect(rect))
        context.setLineWidth(CGFloat(line))
      }
      context.setStrokeColor(CGColor.make(color, alpha: 1))
      context.strokePath()
    }
  }
#endif
