internal import StyleTables
internal import StyledText

extension TextPainter {
  private struct Decoration: Equatable {
    let line: LineDecoration
    let color: RGBAColor
  }

  /// The lines under or through the text of a line. Neighboring runs that are to have the same line share one, which
  /// lies where the largest of their fonts has it: it is straight, whichever fonts stand in. It has no gaps for
  /// descenders.
  func decorations<Key: TextAttributeKey>(
    _ line: TextLine,
    of key: Key.Type
  ) -> [PaintOperation] where Key.Value == LineDecoration {
    let isUnderline = key == TextAttributeKeys.Underline.self
    return RunStretch.stretches(of: line) { decoration(of: $0, key) }.compactMap { stretch in
      let fonts = stretch.runs.map(metrics)
      guard let font = fonts.max(by: { $0.ascent + $0.descent < $1.ascent + $1.descent }) else { return nil }
      let decoration = DecorationLine(
        stretch.value.line,
        fontThickness: isUnderline ? font.underlineThickness : font.strikethroughThickness,
        x: origin.x + stretch.x..<origin.x + stretch.maxX,
        top: origin.y + line.origin.y + (isUnderline ? font.underlineOffset : -font.strikethroughOffset),
        growsDownwards: isUnderline
      )
      return decoration.map { .line($0, stretch.value.color) }
    }
  }

  private func decoration<Key: TextAttributeKey>(
    of run: GlyphRun,
    _ key: Key.Type
  ) -> Decoration? where Key.Value == LineDecoration {
    frame[run].attributes[key].map { line in
      Decoration(line: line, color: line.color?[appearance] ?? color(of: run))
    }
  }
}
