#if canImport(CPango)
  internal import CPango

  /// The clusters of an item in logical order; Pango has its glyphs from left to right.
  struct PangoClusters {
    struct Cluster {
      /// In UTF-8 units of the paragraph.
      let end: Int
      let firstCharacter: Int
      let advance: Double
      let glyphs: [Glyph]
    }

    private let glyphs: PangoGlyphString
    private let start: Int
    private let length: Int
    private let text: UnsafeBufferPointer<CChar>
    private let isRightToLeft: Bool
    private var place: Int
    private var character: Int

    init(glyphs: PangoGlyphString, item: PangoItem, text: UnsafeBufferPointer<CChar>, firstCharacter: Int) {
      self.glyphs = glyphs
      self.text = text
      start = Int(item.offset)
      length = Int(item.length)
      isRightToLeft = item.analysis.level % 2 == 1
      place = isRightToLeft ? Int(glyphs.num_glyphs) - 1 : 0
      character = firstCharacter
    }

    mutating func next() -> Cluster? {
      guard place >= 0, place < glyphs.num_glyphs else { return nil }
      let cluster = glyphs.log_clusters[place]
      let first = place
      let step = isRightToLeft ? -1 : 1
      repeat { place += step } while place >= 0 && place < glyphs.num_glyphs && glyphs.log_clusters[place] == cluster
      let isLast = place < 0 || place >= glyphs.num_glyphs
      let end = isLast ? length : Int(glyphs.log_clusters[place])
      let indices = isRightToLeft ? place + 1..<first + 1 : first..<place
      let firstCharacter = character
      for byte in text[start + Int(cluster)..<start + end] where UInt8(bitPattern: byte) & 0xC0 != 0x80 {
        character += 1
      }
      return Cluster(
        end: start + end,
        firstCharacter: firstCharacter,
        advance: indices.reduce(0) { $0 + Double(glyphs.glyphs[$1].geometry.width) } / Double(PANGO_SCALE),
        glyphs: indices.compactMap { Glyph(glyphs.glyphs[$0]) }
      )
    }
  }

  extension Glyph {
    /// Nil for what is not drawn.
    fileprivate init?(_ info: PangoGlyphInfo) {
      guard info.glyph != 0x0FFF_FFFF else { return nil }
      let isUnknown = info.glyph & 0x1000_0000 != 0
      let scale = Float(PANGO_SCALE)
      self.init(
        id: isUnknown ? 0 : info.glyph,
        advance: Float(info.geometry.width) / scale,
        x: Float(info.geometry.x_offset) / scale,
        y: Float(info.geometry.y_offset) / scale
      )
    }
  }
#endif
