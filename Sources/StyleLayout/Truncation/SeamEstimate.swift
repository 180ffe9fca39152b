/// How many lines there would be for a cut, without shaping anything but the token: what it takes to know which cuts are
/// worth a layout.
struct SeamEstimate {
  /// The start of the text; nil where nothing of it is kept.
  let leading: FilledParagraphs?
  /// The end of the text; nil where nothing of it is kept.
  let trailing: FilledParagraphs?
  let width: Double
  let limit: Int

  /// Whether a cut is likely to give no more lines than there may be. Lines are taken to be wider than they are by what
  /// letters that meet for the first time may save.
  func mayFit(_ cut: Cut, _ token: FilledParagraphs) -> Bool {
    lines(for: cut, token, slack: slack(at: cut, token)) <= limit
  }

  /// How many lines there would be; counted up to two more than there may be. Where the token meets the text a line may be
  /// allowed to end or not, and the smaller number counts.
  func lines(for cut: Cut, _ token: FilledParagraphs, slack: Double = 0) -> Int {
    let freely = lines(for: cut, token, slack: slack, mayBreak: true)
    return freely <= limit ? freely : min(freely, lines(for: cut, token, slack: slack, mayBreak: false))
  }

  private func lines(for cut: Cut, _ token: FilledParagraphs, slack: Double, mayBreak: Bool) -> Int {
    let front = leading.map { ($0, place: $0.place(of: cut.front)) }
    let back = trailing.map { ($0, place: $0.place(of: cut.back)) }
    let seams = seams(front, token, back, mayBreak: mayBreak)
    var count = front.map { $0.lines(before: $1.paragraph) } ?? 0
    count += back.map { $0.lines(after: $1.paragraph) } ?? 0
    for seam in seams where count <= limit + 1 {
      count += ParagraphFiller(seam, width: width + slack).lineCount(upTo: limit + 2 - count)
    }
    return count
  }

  /// What shaping may change where text meets the token, in points: little, but for cursive and complex scripts.
  private func slack(at cut: Cut, _ token: FilledParagraphs) -> Double {
    let sizes = token.paragraphs.lazy.flatMap(\.shaped.runs).map { $0.face?.size ?? 0 }
    return 1.5 * (sizes.max() ?? 0)
  }
}

extension SeamEstimate {
  private typealias Part = (text: FilledParagraphs, place: (paragraph: Int, utf8: Int))

  /// The paragraphs that the token is in: one, unless it has several itself.
  private func seams(_ front: Part?, _ token: FilledParagraphs, _ back: Part?, mayBreak: Bool) -> [FrameParagraph] {
    let isLed = front.map { $0.place != (0, 0) } ?? false
    guard let outer = isLed ? front : back ?? front else { return [] }
    let like = outer.text.paragraphs[outer.place.paragraph]
    return token.paragraphs.indices.map { index in
      let isFirst = index == 0
      var seam = Seam(direction: like.shaped.direction)
      if isFirst, let front {
        seam.append(front.text.paragraphs[front.place.paragraph].shaped, upTo: front.place.utf8, mayBreakBefore: false)
      }
      let paragraph = token.paragraphs[index].shaped
      seam.append(paragraph, mayBreakBefore: mayBreak)
      if index == token.paragraphs.count - 1, let back {
        seam.append(back.text.paragraphs[back.place.paragraph].shaped, from: back.place.utf8, mayBreakBefore: mayBreak)
      }
      var style = like.style
      if paragraph.count > 0, !(isFirst && isLed) {
        style.tabStops = token.paragraphs[index].style.tabStops
      } else if let back, !(isFirst && isLed) {
        style.tabStops = back.text.tabStops(from: back.place)
      }
      return FrameParagraph(source: like.source, shaped: seam.finish(), style: style)
    }
  }
}
