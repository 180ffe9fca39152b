internal import StyleTables
internal import StyledText

/// The paragraphs of a text with the numbers of their lines.
struct FilledParagraphs {
  let paragraphs: [FrameParagraph]
  let text: ResolvedText
  /// The names of the units that are kept together.
  let unitNames: UnitNames
  /// The number of lines before each paragraph, and before the end.
  private let lines: [Int]
  /// The start of the text in the one that it is a part of, in UTF-8 units.
  let offset: Int

  init(_ builder: FrameBuilder, offset: Int = 0) {
    paragraphs = builder.paragraphs
    text = builder.text
    unitNames = builder.unitNames
    self.offset = offset
    var starts = Array(repeating: builder.lines.count, count: paragraphs.count + 1)
    for (index, line) in builder.lines.enumerated().reversed() { starts[line.paragraph] = index }
    lines = starts
  }

  var lineCount: Int { lines.last ?? 0 }
  /// Whether some text is kept together.
  var hasUnits: Bool { paragraphs.contains(where: \.shaped.hasUnits) }

  func lines(before paragraph: Int) -> Int { lines[paragraph] }
  func lines(after paragraph: Int) -> Int { lineCount - lines[paragraph + 1] }

  /// The start of a paragraph's text, in UTF-8 units of the text that this one is a part of.
  func start(of paragraph: Int) -> Int { offset + paragraphs[paragraph].source.content.lowerBound }
  /// The end of a paragraph's text, in the same units.
  func end(of paragraph: Int) -> Int { offset + paragraphs[paragraph].source.content.upperBound }

  /// The paragraph whose text holds an offset, and the offset in it.
  func position(of utf8: Int) -> (paragraph: Int, utf8: Int) {
    let local = utf8 - offset
    let paragraph = paragraphs.dropLast().partitioningIndex { $0.source.content.upperBound >= local }
    return (paragraph, local - paragraphs[paragraph].source.utf8.lowerBound)
  }

  /// The tab stops of a paragraph that starts in the middle of one of these.
  func tabStops(from paragraph: Int, _ utf8: Int) -> TabStops {
    let paragraph = paragraphs[paragraph]
    let cluster = paragraph.shaped.cluster(holding: utf8)
    let runs = paragraph.shaped.runs(overlapping: cluster..<cluster + 1)
    guard let run = runs.first else { return paragraph.style.tabStops }
    return TabStops(fontSize: text.sets[paragraph.shaped.runs[run].set].lineFont(in: text.context).size)
  }
}
