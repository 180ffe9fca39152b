#if canImport(CGIF)
  internal import StyleLayout

  /// Decodes the frames of a GIF file with giflib, and paints them over each other.
  struct GIFFrames: FrameDecoder {
    private let file: GIFFile
    private let bases: [Int?]

    init(_ file: GIFFile) {
      self.file = file
      var bases: [Int?] = []
      // The last frame that is not disposed of, unless nothing of it is left.
      var last: Int?
      for (index, frame) in file.frames.enumerated() {
        let covers = frame.covers(file.width, file.height)
        let base = covers && frame.transparent == nil ? nil : last
        bases.append(base)
        switch frame.disposal {
        case .restore: break
        case .keep: last = index
        case .clear: last = covers || base == nil ? nil : index
        }
      }
      self.bases = bases
    }

    func base(of index: Int) -> Int? { bases[index] }

    func frame(_ index: Int, over base: PixelBuffer?) throws(AnimatedImageError) -> PixelBuffer {
      let frame = file.frames[index]
      let indices = try GIFIndices.decoded(frame, in: file.bytes)
      var screen = GIFScreen(width: file.width, height: file.height, over: base)
      if let base = bases[index], file.frames[base].disposal == .clear { screen.clear(file.frames[base]) }
      screen.paint(indices, of: frame, colors: frame.palette.map { Array(file.bytes[$0]) } ?? [])
      return screen.pixels
    }
  }
#endif
