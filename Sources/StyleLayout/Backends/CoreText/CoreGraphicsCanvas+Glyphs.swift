#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import CoreText
  internal import StyleTables

  extension CoreGraphicsCanvas {
    /// Glyphs that no font has, and those of a face without a font, are painted as boxes.
    func paint(_ strip: GlyphStrip, _ color: RGBAColor) {
      // The alpha of a colour does not reach glyphs that are pictures.
      context.setAlpha(CGFloat(Double(color.alpha) / 255))
      guard let font = strip.face.ctFont else { return paintBoxes(strip.items, strip.face.size, color) }
      paintBoxes(strip.items.filter { $0.id == 0 }, strip.face.size, color)
      let items = strip.items.filter { $0.id != 0 }
      let numbers = items.map { CGGlyph(truncatingIfNeeded: $0.id) }
      context.setFillColor(CGColor.make(color, alpha: 1))
      withUpwardAxis {
        context.textMatrix = .identity
        let places = items.map { CGPoint(x: $0.x, y: -$0.y) }
        CTFontDrawGlyphs(font, numbers, places, numbers.count, context)
      }
    }

    private func paintBoxes(_ items: [GlyphStrip.Item], _ size: Double, _ color: RGBAColor) {
      let line = size / 16
      for item in items where item.advance > 2 * line {
        let box = CGRect(x: item.x + line, y: item.y - 0.7 * size, width: item.advance - 2 * line, height: 0.7 * size)
        context.addRect(box)
      }
      context.setStrokeColor(CGColor.make(color, alpha: 1))
      context.setLineWidth(CGFloat(line))
      context.strokePath()
    }
  }
#endif
