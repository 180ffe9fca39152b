/// How many lines there would be for a cut, without shaping anything but the token: what it takes to know which cuts are
/// worth a layout.
struct SeamEstimate {
  /// The start of the text; nil where nothing of it is kept.
  let leading: FilledParagraphs?
  /// The end of the text; nil where nothing of it is kept.
  let trailing: FilledParagraphs?
  let width: Double
  let limit: Int

  /// Whether a cut is likely to give no more lines than there may be.
  func mayFit(_ cut: Cut, _ token: FilledParagraphs) -> Bool { lines(for: cut, token, isGenerous: true) <= limit }

  /// How many lines there would be; counted up to two more than there may be. Where the token meets the text a line may be
  /// allowed to end or not, and the smaller number counts.
  ///
  /// - Parameters:
  ///   - cut: What is kept.
  ///   - token: The token as it looks there.
  ///   - isGenerous: Whether the letters at the cut are as narrow as they may become.
  func lines(for cut: Cut, _ token: FilledParagraphs, isGenerous: Bool = false) -> Int {
    let front = leading.map { Part($0, cut.front, slack: isGenerous ? $0.slack(before: cut.front) : 0) }
    let back = trailing.map { Part($0, cut.back, slack: isGenerous ? $0.slack(after: cut.back) : 0) }
    let freely = lines(front, token, back, mayBreak: true)
    return freely <= limit ? freely : min(freely, lines(front, token, back, mayBreak: false))
  }

  private func lines(_ front: Part?, _ token: FilledParagraphs, _ back: Part?, mayBreak: Bool) -> Int {
    var count = front.map { $0.text.lines(before: $0.paragraph) } ?? 0
    count += back.map { $0.text.lines(after: $0.paragraph) } ?? 0
    for index in token.paragraphs.indices where count <= limit + 1 {
      let seam = seam(index, front, token, back, mayBreak: mayBreak)
      count += ParagraphFiller(seam, width: width).lineCount(upTo: limit + 2 - count)
    }
    return count
  }
}

extension SeamEstimate {
  /// A part of the text that is kept: up to somewhere in a paragraph, or from there on.
  private struct Part {
    let text: FilledParagraphs
    let paragraph: Int
    /// In the paragraph.
    let utf8: Int
    /// How much narrower its letters at the cut are taken to be, in points.
    let slack: Double

    init(_ text: FilledParagraphs, _ utf8: Int, slack: Double) {
      self.text = text
      self.slack = slack
      (paragraph, self.utf8) = text.place(of: utf8)
    }

    var source: FrameParagraph { text.paragraphs[paragraph] }
  }

  /// One of the paragraphs that the token is in; there is one, unless the token has several itself.
  private func seam(
    _ index: Int,
    _ front: Part?,
    _ token: FilledParagraphs,
    _ back: Part?,
    mayBreak: Bool
  ) -> FrameParagraph {
    let front = index == 0 ? front : nil
    let back = index == token.paragraphs.count - 1 ? back : nil
    var seam = Seam(direction: .leftToRight)
    if let front {
      seam.append(front.source.shaped, upTo: front.utf8, mayBreakBefore: false)
      seam.narrow(seam.clusters.reversed(), by: front.slack)
    }
    seam.append(token.paragraphs[index].shaped, mayBreakBefore: mayBreak)
    if let back {
      let start = seam.clusters.upperBound
      seam.append(back.source.shaped, from: back.utf8, mayBreakBefore: mayBreak)
      seam.narrow(seam.clusters[start...], by: back.slack)
    }
    return FrameParagraph(
      source: token.paragraphs[index].source,
      shaped: seam.finish(),
      style: style(index, front, token, back)
    )
  }

  /// That of the paragraph where the cut is, with the tab stops of what the paragraph starts with.
  private func style(_ index: Int, _ front: Part?, _ token: FilledParagraphs, _ back: Part?) -> ParagraphStyle {
    if let front, front.paragraph > 0 || front.utf8 > 0 { return front.source.style }
    guard let back, token.paragraphs[index].shaped.count == 0 else { return token.paragraphs[index].style }
    var style = back.source.style
    style.tabStops = back.text.tabStops(from: back.paragraph, back.utf8)
    return style
  }
}
