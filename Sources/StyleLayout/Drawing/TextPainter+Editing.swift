internal import StyleTables
internal import StyledText

extension TextPainter {
  /// The selection in the lines to paint and in adjacent lines: it may extend over the space between two lines.
  func selection() -> [PaintOperation] {
    guard let range = selectedRange else { return [] }
    let shown = max(lines.startIndex - 1, 0)..<lines.endIndex
    return frame.rects(of: range, extent: options.selectionStyle.extent, inLines: shown).compactMap { part in
      let rect = part.rect.moved(by: origin)
      return rect.isPaintable ? .fill(RoundedRect(rect), options.selectionStyle.color[appearance]) : nil
    }
  }

  /// The selection in the text, with whole atoms; nil without one.
  private var selectedRange: Range<Int>? { options.selection.map { frame.range(withWholeAtoms: clamped($0)) } }

  /// The pins at both ends of the selection, in whichever lines they are: their knobs may reach into the page.
  func selectionPins() -> [PaintOperation] {
    guard let style = options.selectionPins, let range = selectedRange,
      let ends = frame.ends(of: range, extent: options.selectionStyle.extent)
    else { return [] }
    return [style.startPin(at: ends), style.endPin(at: ends)].flatMap { pin -> [PaintOperation] in
      let knob = pin.knob.moved(by: origin)
      let shapes = [RoundedRect(pin.stem.moved(by: origin)), RoundedRect(knob, cornerRadius: knob.width / 2)]
      return shapes.filter(\.rect.isPaintable).map { .fill($0, style.color[appearance]) }
    }
  }

  func caret() -> [PaintOperation] {
    guard let caret = options.caret else { return [] }
    let position = min(max(caret.position, 0), frame.text.text.utf16.count)
    let line = frame.rect(of: TextCaret(frame.stop(notAfter: position), caret.affinity)).moved(by: origin)
    let width = options.caretStyle.width
    let rect = LayoutRect(x: line.x - width / 2, y: line.y, width: width, height: line.height)
    let color = options.caretStyle.color ?? options.ink
    return rect.isPaintable ? [.fill(RoundedRect(rect), color[appearance])] : []
  }

  /// The line under the marked text of a line: in the color of each part of the text, at the position of the largest of
  /// their fonts.
  func markedTextLines(of line: TextLine) -> [PaintOperation] {
    guard let marked = options.markedText.map(clamped), marked.overlaps(line.range) else { return [] }
    let style = LineDecoration(.single, width: options.markedTextStyle.width)
    let runs = line.runs.filter { $0.range.overlaps(marked) }
    guard let font = runs.map(metrics).max(by: { $0.ascent + $0.descent < $1.ascent + $1.descent }) else { return [] }
    return markedParts(of: marked, in: line).compactMap { part in
      let decoration = DecorationLine(
        style,
        fontThickness: font.underlineThickness,
        x: origin.x + part.x.lowerBound..<origin.x + part.x.upperBound,
        top: origin.y + line.origin.y + font.underlineOffset,
        growsDownwards: true
      )
      return decoration.map { .line($0, part.color) }
    }
  }

  /// The parts of the marked text that are side by side in one color, from left to right.
  private func markedParts(of marked: Range<Int>, in line: TextLine) -> [(x: Range<Double>, color: RGBAColor)] {
    let graphemes = LineGraphemes(line, in: frame, joinsAtoms: false)
    var parts: [(x: Range<Double>, color: RGBAColor)] = []
    for box in graphemes.visual.map({ graphemes.boxes[$0] }) where box.range.overlaps(marked) {
      guard box.right > box.left, let run = line.runs.first(where: { $0.range.overlaps(box.range) }) else { continue }
      let color = options.markedTextStyle.color?[appearance] ?? color(of: run)
      if let last = parts.last, last.color == color, box.left - last.x.upperBound <= LineFiller.tolerance {
        parts[parts.count - 1].x = last.x.lowerBound..<box.right
      } else {
        parts.append((box.left..<box.right, color))
      }
    }
    return parts
  }

  /// The part of a range that lies in the text.
  private func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<frame.text.text.utf16.count) }
}
