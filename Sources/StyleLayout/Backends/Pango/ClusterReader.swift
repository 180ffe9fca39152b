#if canImport(CPango)
  internal import CPango

  /// The clusters of an item in logical order. HarfBuzz has the glyphs from left to right.
  struct ClusterReader: IteratorProtocol {
    struct Cluster {
      /// In UTF-8 units of the paragraph.
      let range: Range<Int>
      let glyphs: Range<Int>
    }

    private let infos: UnsafeBufferPointer<hb_glyph_info_t>
    private let end: Int
    private let isRightToLeft: Bool
    private var place: Int

    init(infos: UnsafeBufferPointer<hb_glyph_info_t>, range: Range<Int>, isRightToLeft: Bool) {
      self.infos = infos
      self.isRightToLeft = isRightToLeft
      end = range.upperBound
      place = isRightToLeft ? infos.count - 1 : 0
    }

    mutating func next() -> Cluster? {
      guard infos.indices.contains(place) else { return nil }
      let cluster = infos[place].cluster
      let first = place
      repeat { place += isRightToLeft ? -1 : 1 } while infos.indices.contains(place) && infos[place].cluster == cluster
      let next = infos.indices.contains(place) ? Int(infos[place].cluster) : end
      return Cluster(
        range: Int(cluster)..<max(next, Int(cluster)),
        glyphs: isRightToLeft ? place + 1..<first + 1 : first..<place
      )
    }
  }
#endif
