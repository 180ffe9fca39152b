#if canImport(CPango)
  internal import CPango

  /// Shapes the items of a paragraph one after the other, and writes them as runs and clusters.
  struct ItemWriter {
    let engine: PangoEngine
    let text: UnsafeBufferPointer<CChar>
    let runs: [RunOfText]
    let breaks: LineBreaks
    let language: OpaquePointer?
    let hasSoftHyphen: Bool
    var builder: ParagraphBuilder
    /// The current run.
    private var run = 0
    private var character = 0
    private var glyphs: [Glyph] = []
    private var lineEnds = LineEndWriter()

    init(
      engine: PangoEngine,
      text: UnsafeBufferPointer<CChar>,
      runs: [RunOfText],
      breaks: LineBreaks,
      language: OpaquePointer?,
      hasSoftHyphen: Bool,
      builder: ParagraphBuilder
    ) {
      self.engine = engine
      self.text = text
      self.runs = runs
      self.breaks = breaks
      self.language = language
      self.hasSoftHyphen = hasSoftHyphen
      self.builder = builder
    }

    /// Adds the next item.
    mutating func append(_ item: PangoItem) {
      let range = Int(item.offset)..<Int(item.offset) + Int(item.length)
      skipRuns(endingBefore: range.lowerBound)
      guard run < runs.count else { return }
      guard runs[run].source.boxWidth == nil, let loaded = item.analysis.font.flatMap({ engine.loaded($0) }),
        let font = loaded.sized(runs[run].size)
      else { return appendBoxes(range, level: item.analysis.level) }
      startRun(range, font: font, level: item.analysis.level)
      for slice in MarkSlices(of: range, in: text) {
        let isSpaced = runs[run].isSpaced
        let features = isSpaced ? loaded.spacedFeatures : loaded.features
        let shaped = ShapedItem(
          item,
          range: slice,
          in: text,
          language: language,
          font: font,
          features: features,
          buffer: engine.buffer
        )
        var reader = shaped.clusters
        while let cluster = reader.next() {
          enterRun(at: cluster.range.lowerBound, of: range, font: font, level: item.analysis.level)
          append(cluster, of: shaped, font, isRightToLeft: item.analysis.level % 2 == 1)
        }
      }
    }

    private mutating func skipRuns(endingBefore offset: Int) {
      while run < runs.count, runs[run].source.range.upperBound <= offset { run += 1 }
    }

    /// Starts the next run if a cluster is its first one.
    private mutating func enterRun(
      at start: Int,
      of item: Range<Int>,
      font: SizedFont,
      level: UInt8
    ) {
      guard start >= runs[run].source.range.upperBound, run + 1 < runs.count else { return }
      skipRuns(endingBefore: start)
      run = min(run, runs.count - 1)
      startRun(start..<item.upperBound, font: font, level: level)
    }

    private mutating func append(
      _ cluster: ClusterReader.Cluster,
      of item: ShapedItem,
      _ font: SizedFont,
      isRightToLeft: Bool
    ) {
      var advance = item.read(cluster.glyphs, into: &glyphs)
      if text.isInvisible(cluster.range) {
        advance = 0
        glyphs.removeAll(keepingCapacity: true)
      }
      let next = character + text.characters(in: cluster.range)
      let written = WrittenCluster(
        scalar: text.scalar(at: cluster.range.lowerBound),
        isAlone: next == character + 1,
        font: font,
        isRightToLeft: isRightToLeft
      )
      lineEnds.prepare(
        written,
        endsLine: breaks.mayBreak(before: next),
        glyphs: &glyphs,
        advance: &advance,
        into: &builder
      )
      builder.append(
        upTo: cluster.range.upperBound,
        mayBreakBefore: breaks.mayBreak(before: character),
        advance: advance,
        glyphs: glyphs
      )
      lineEnds.finish(into: &builder)
      character = next
    }

    private mutating func startRun(_ range: Range<Int>, font: SizedFont, level: UInt8) {
      let run = runs[run]
      let range = range.clamped(to: run.source.range)
      let hasHyphen = hasSoftHyphen && text.containsSoftHyphen(in: range)
      builder.startRun(
        face: font.face,
        level: level,
        set: run.source.set,
        letterSpacing: run.letterSpacing,
        hyphen: hasHyphen ? font.hyphen : nil,
        substitute: run.font.substitute,
        substituteWeight: run.font.weight(insteadOfAskedIn: font)
      )
    }

    /// Writes a box for each character that represents one; without a font, other characters have no width.
    private mutating func appendBoxes(_ range: Range<Int>, level: UInt8) {
      let width = runs[run].source.boxWidth ?? 0
      builder.startRun(face: nil, level: level, set: runs[run].source.set)
      lineEnds.reset()
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        while end < range.upperBound, text.byte(end) & 0xC0 == 0x80 { end += 1 }
        let isBox =
          end - start == 3 && text.byte(start) == 0xEF && text.byte(start + 1) == 0xBF && text.byte(start + 2) == 0xBC
        builder.append(
          upTo: end,
          mayBreakBefore: breaks.mayBreak(before: character),
          advance: isBox ? width : 0,
          glyphs: EmptyCollection()
        )
        character += 1
        start = end
      }
    }
  }
#endif
