/// Builds a shaped paragraph from clusters in UTF-16 units: it cuts them at the ends of the request's runs, and sets
/// the widths of boxes and of fonts without size.
struct VisualParagraphWriter {
  private let request: ShapingRequest
  private let map: UTF16Map
  /// For each UTF-16 unit, whether a line may end before it.
  private let breaks: [Bool]
  /// The family used instead of an unknown one.
  private let substitute: (FontRequest) -> String?
  /// The weight of a face that lacks the requested weight; nil for fallback fonts.
  private let substituteWeight: (FontRequest, FontFace) -> Int?
  private var builder: ParagraphBuilder
  /// The end of the clusters written, in UTF-8 units.
  private var end = 0
  /// The same end in UTF-16 units.
  private var unit = 0
  /// The run of the request with the next cluster.
  private var place = 0
  private var needsRun = true

  init(
    _ request: ShapingRequest,
    _ map: UTF16Map,
    breaks: [Bool],
    substitute: @escaping (FontRequest) -> String? = { _ in nil },
    substituteWeight: @escaping (FontRequest, FontFace) -> Int? = { _, _ in nil }
  ) {
    self.request = request
    self.map = map
    self.breaks = breaks
    self.substitute = substitute
    self.substituteWeight = substituteWeight
    builder = ParagraphBuilder(request)
  }

  /// Writes the clusters of one run; runs are written in logical order. A text system may leave out characters without
  /// glyphs; they become part of the next cluster.
  mutating func append(_ clusters: [VisualCluster], face: FontFace, level: UInt8, hyphen: Glyph?) {
    needsRun = true
    for cluster in clusters {
      append(upTo: map.utf8(at: cluster.range.lowerBound), cluster: nil, face: face, level: level, hyphen: hyphen)
      append(upTo: map.utf8(at: cluster.range.upperBound), cluster: cluster, face: face, level: level, hyphen: hyphen)
    }
  }

  /// Writes the rest of the text, which does not have glyphs, and returns the paragraph.
  consuming func finish(face: (FontRequest) -> FontFace) -> ShapedParagraph {
    needsRun = true
    let level: UInt8 = request.direction == .rightToLeft ? 1 : 0
    for run in request.runs[place...] {
      append(upTo: run.range.upperBound, cluster: nil, face: face(run.font), level: level, hyphen: nil)
    }
    return builder.finish()
  }

  private mutating func append(
    upTo upper: Int,
    cluster: VisualCluster?,
    face: FontFace,
    level: UInt8,
    hyphen: Glyph?
  ) {
    var glyphs = cluster?.glyphs ?? []
    while end < upper, place < request.runs.count {
      let run = request.runs[place]
      let next = min(upper, run.range.upperBound)
      if next > end {
        if needsRun { startRun(run, face: face, level: level, hyphen: hyphen) }
        if run.boxWidth == nil {
          append(upTo: next, glyphs, of: run)
          glyphs = []
        } else {
          append(upTo: next, advance: run.boxWidth ?? 0, glyphs: [])
        }
      }
      if next == run.range.upperBound {
        place += 1
        needsRun = true
      }
    }
  }

  private mutating func startRun(_ run: ShapingRequest.Run, face: FontFace, level: UInt8, hyphen: Glyph?) {
    needsRun = false
    builder.startRun(
      face: run.boxWidth == nil ? face : nil,
      level: level,
      set: run.set,
      letterSpacing: run.letterSpacing,
      hyphen: run.boxWidth == nil ? hyphen : nil,
      substitute: run.boxWidth == nil ? substitute(run.font) : nil,
      substituteWeight: run.boxWidth == nil ? substituteWeight(run.font, face) : nil
    )
  }

  private mutating func append(upTo next: Int, _ glyphs: ArraySlice<VisualGlyph>, of run: ShapingRequest.Run) {
    append(
      upTo: next,
      advance: run.font.hasSize ? glyphs.reduce(0) { $0 + $1.advance } : 0,
      glyphs: run.font.hasSize ? glyphs.compactMap(\.glyph) : []
    )
  }

  private mutating func append(upTo next: Int, advance: Double, glyphs: [Glyph]) {
    builder.append(
      upTo: next,
      mayBreakBefore: unit > 0 && breaks.indices.contains(unit) && breaks[unit],
      advance: advance,
      glyphs: glyphs
    )
    end = next
    while unit < map.units.count, map.utf8(at: unit) < end { unit += 1 }
  }
}

extension FontRequest {
  /// Whether its letters have a size.
  var hasSize: Bool { size.isFinite && size > 0 }

  /// A valid size of a font: 1 for invalid ones, whose glyphs are then left out.
  var openableSize: Double { hasSize ? min(size, 10_000) : 1 }
}
