internal import StyleTables
internal import StyledText

extension TextPainter {
  private struct Decoration: Equatable {
    let line: LineDecoration
    let color: RGBAColor
  }

  /// The lines under or through the text of a line. Neighboring runs with the same decoration share one line, at the
  /// position of the largest of their fonts: it is straight, whichever fallback fonts are used. It does not have gaps
  /// for descenders.
  func decorations<Key: TextAttributeKey>(
    _ line: TextLine,
    of key: Key.Type
  ) -> [PaintOperation] where Key.Value == LineDecoration {
    let isUnderline = key == TextAttributeKeys.Underline.self
    return RunGroup.groups(of: line) { decoration(of: $0, key) }.compactMap { group in
      let fonts = group.runs.map(metrics)
      guard let font = fonts.max(by: { $0.ascent + $0.descent < $1.ascent + $1.descent }) else { return nil }
      let decoration = DecorationLine(
        group.value.line,
        fontThickness: isUnderline ? font.underlineThickness : font.strikethroughThickness,
        x: origin.x + group.x..<origin.x + group.maxX,
        top: origin.y + line.origin.y + (isUnderline ? font.underlineOffset : -font.strikethroughOffset),
        growsDownwards: isUnderline
      )
      return decoration.map { .line($0, group.value.color) }
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
