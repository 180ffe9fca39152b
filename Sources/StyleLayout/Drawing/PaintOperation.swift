internal import StyleTables

/// One thing that is painted. A canvas paints them one after the other; what they look like is decided before.
indirect enum PaintOperation: Sendable, Hashable {
  case fill(RoundedRect, RGBAColor)
  case stroke(RoundedRect, width: Double, RGBAColor)
  case line(DecorationLine, RGBAColor)
  case glyphs(GlyphStrip, RGBAColor)
  /// The image fills the rectangle.
  case image(AttachmentImage, LayoutRect)
  /// Nothing is painted outside of the rectangle.
  case clipped([PaintOperation], to: LayoutRect)
}

/// A rectangle whose corners may be round.
struct RoundedRect: Sendable, Hashable {
  let rect: LayoutRect
  /// At most half of a side; 0 for square corners.
  let cornerRadius: Double

  init(_ rect: LayoutRect, cornerRadius: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
  }
}
