internal import StyleTables

/// A shaper without fonts, for tests: half an em for each grapheme, one em for wide ones.
///
/// It has the same result on every machine. Its letters have an ascent of 0.75 em and a descent of 0.25 em. Lines may
/// end after spaces, and next to ideographs and boxes. Its bidi algorithm is a small part of UAX #9: Hebrew and Arabic
/// letters, with the characters between two of them, run from right to left; embeddings and isolates are not supported.
public struct FixedWidthShaper: TextShaper {
  /// Creates a shaper; all of them are alike.
  public init() {}

  /// An ascent of 0.75 em and a descent of 0.25 em. A size that is not positive and finite counts as 0.
  public func metrics(of font: FontRequest) -> FaceMetrics {
    let size = font.size.asExtent
    return FaceMetrics(
      ascent: 0.75 * size,
      descent: 0.25 * size,
      underlineOffset: 0.1 * size,
      underlineThickness: 0.05 * size,
      strikethroughOffset: 0.3 * size,
      strikethroughThickness: 0.05 * size
    )
  }

  /// The direction of the first letter.
  public func direction(of paragraph: String) -> TextDirection? {
    for scalar in paragraph.unicodeScalars {
      if let direction = FixedWidthCharacter(scalar).direction { return direction }
    }
    return nil
  }

  /// One cluster for each grapheme, one glyph for each cluster; the index of a glyph is its first scalar.
  public func shape(_ request: ShapingRequest) -> ShapedParagraph {
    let graphemes = FixedWidthGraphemes(request)
    var builder = ParagraphBuilder(request)
    var index = 0
    for run in request.runs {
      let face = run.boxWidth == nil ? face(of: run.font) : nil
      var level: UInt8?
      while index < graphemes.items.count, graphemes.items[index].end <= run.range.upperBound {
        let item = graphemes.items[index]
        if item.level != level {
          builder.startRun(
            face: face,
            level: item.level,
            set: run.set,
            letterSpacing: run.letterSpacing,
            hyphen: Glyph(id: 0x2010, advance: Float(run.font.size.asExtent / 2), x: 0, y: 0)
          )
          level = item.level
        }
        append(item, of: run, to: &builder)
        index += 1
      }
    }
    return builder.finish()
  }

  private func append(_ item: FixedWidthGraphemes.Item, of run: ShapingRequest.Run, to builder: inout ParagraphBuilder)
  {
    let advance = run.boxWidth ?? item.character.ems * run.font.size.asExtent
    let glyph = Glyph(id: item.character.scalar.value, advance: Float(advance), x: 0, y: 0)
    let isDrawn = run.boxWidth == nil && advance > 0
    builder.append(
      upTo: item.end,
      mayBreakBefore: item.mayBreakBefore,
      advance: advance,
      glyphs: CollectionOfOne(glyph).prefix(isDrawn ? 1 : 0)
    )
  }

  private func face(of font: FontRequest) -> FontFace {
    let weight = font.isBoldText ? BoldText.weight(for: font.weight) : font.weight
    return FontFace(family: "Fixed", weight: weight, size: font.size, metrics: metrics(of: font))
  }
}
