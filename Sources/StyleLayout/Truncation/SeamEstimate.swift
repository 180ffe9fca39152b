/// Estimates the number of lines for a cut, without shaping anything except the token, to find the cuts worth a layout.
struct SeamEstimate {
  /// The start of the text; nil if nothing of it is kept.
  let leading: FilledParagraphs?
  /// The end of the text; nil if nothing of it is kept.
  let trailing: FilledParagraphs?
  let width: Double
  let limit: Int

  /// Whether some text that may be kept has units that lines do not break inside of.
  var hasUnits: Bool { leading?.hasUnits ?? false || trailing?.hasUnits ?? false }

  /// Whether a cut is likely to have no more lines than allowed.
  func mayFit(_ cut: Cut, _ token: FilledParagraphs) -> Bool { lines(for: cut, token) <= limit }

  /// The least possible number of lines, counted up to two more than allowed. The letters at the cut are as narrow as
  /// possible, and lines end there wherever that reduces their number.
  ///
  /// - Parameters:
  ///   - cut: The parts that are kept.
  ///   - token: The token as it looks there.
  func lines(for cut: Cut, _ token: FilledParagraphs) -> Int {
    let front = leading.map { Part(of: $0, at: cut.front, effect: $0.effect(before: cut.front)) }
    let back = trailing.map { Part(of: $0, at: cut.back, effect: $0.effect(after: cut.back)) }
    var count = front.map { $0.text.lines(before: $0.paragraph) } ?? 0
    count += back.map { $0.text.lines(after: $0.paragraph) } ?? 0
    for index in token.paragraphs.indices where count <= limit + 1 {
      count += filler(at: index, front: front, token: token, back: back).lineCount(upTo: limit + 2 - count)
    }
    return count
  }
}

extension SeamEstimate {
  /// A part of the text that is kept: up to an offset in a paragraph, or from there on.
  private struct Part {
    let text: FilledParagraphs
    let paragraph: Int
    /// The offset in the paragraph.
    let utf8: Int
    /// Its possible change at the cut.
    let effect: CutEffect

    init(of text: FilledParagraphs, at utf8: Int, effect: CutEffect) {
      self.text = text
      self.effect = effect
      (paragraph, self.utf8) = text.position(of: utf8)
    }

    var source: FrameParagraph { text.paragraphs[paragraph] }
  }

  /// Fills one of the paragraphs of the token, which is the only one unless the token has line breaks. At the cut, line
  /// break opportunities and widths are uncertain.
  private func filler(at index: Int, front: Part?, token: FilledParagraphs, back: Part?) -> ParagraphFiller {
    let front = index == 0 ? front : nil
    let back = index == token.paragraphs.count - 1 ? back : nil
    var seam = Seam(direction: .leftToRight)
    if let front { seam.append(front.source.shaped, upTo: front.utf8, unitNames: front.text.unitNames) }
    let start = seam.clusters.upperBound
    seam.append(token.paragraphs[index].shaped, unitNames: token.unitNames)
    let end = seam.clusters.upperBound
    if let back { seam.append(back.source.shaped, from: back.utf8, unitNames: back.text.unitNames) }
    var free = start..<end + 1
    if let front {
      free = max(start - front.effect.clusters, 0)..<free.upperBound
      seam.narrow((0..<start).reversed(), by: front.effect.narrowing)
      seam.narrow(start..<end, by: token.effect(after: token.start(of: index)).narrowing)
    }
    if let back {
      free = free.lowerBound..<end + back.effect.clusters + 1
      seam.narrow(end..<seam.clusters.upperBound, by: back.effect.narrowing)
      seam.narrow((start..<end).reversed(), by: token.effect(before: token.end(of: index)).narrowing)
    }
    let zone = seam.narrowed.map { min($0.lowerBound, free.lowerBound)..<max($0.upperBound, free.upperBound) } ?? free
    // Widths may have grown by as much as they were narrowed.
    let uncertainty = KeptUnits.Uncertainty(clusters: zone, error: 3 * seam.narrowing)
    let paragraph = FrameParagraph(
      source: token.paragraphs[index].source,
      shaped: seam.finish(),
      style: style(at: index, front: front, token: token, back: back)
    )
    return ParagraphFiller(paragraph, width: width, freeBreaks: free, uncertainty: uncertainty)
  }

  /// The style of the paragraph with the cut, with the tab stops of the text that the paragraph starts with.
  private func style(at index: Int, front: Part?, token: FilledParagraphs, back: Part?) -> ParagraphStyle {
    if let front, front.paragraph > 0 || front.utf8 > 0 { return front.source.style }
    guard let back, token.paragraphs[index].shaped.count == 0 else { return token.paragraphs[index].style }
    var style = back.source.style
    style.tabStops = back.text.tabStops(from: back.paragraph, back.utf8)
    return style
  }
}
