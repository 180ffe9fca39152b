#if canImport(CPango)
  import StyledText

  @testable import StyleLayout

  /// The same case laid out twice.
  struct BrowserComparison {
    let item: BrowserCase
    let browser: BrowserLayout
    let lines: [TextLine]
    /// Where our lines may end.
    let opportunities: [Int]

    init(_ item: BrowserCase, _ browser: BrowserLayout, by typesetter: Typesetter) {
      self.item = item
      self.browser = browser
      let frame = typesetter.frame(
        for: item.styled,
        width: item.width,
        options: FrameOptions(language: item.language)
      )
      lines = frame.lines
      opportunities = frame.paragraphs.flatMap { paragraph in
        paragraph.shaped.clusters.dropLast().enumerated()
          .filter { index, cluster in index == 0 || cluster.traits.contains(.breakBefore) }
          .map { paragraph.source.utf16.lowerBound + Int($1.utf16) }
      }.filter { $0 > 0 }
    }

    /// Cases laid out by a browser, and by us with the same fonts.
    static func comparisons(of cases: [BrowserCase], fonts: BrowserFonts) throws -> [BrowserComparison] {
      let layouts = try BrowserLayout.layouts(of: cases, fonts: fonts)
      let typesetter = Typesetter(try PangoShaper(fonts.configuration))
      return zip(cases, layouts).map { BrowserComparison($0, $1, by: typesetter) }
    }

    var starts: [Int] { lines.map(\.range.lowerBound) }

    var breaksAgree: Bool { starts == browser.lines.map(\.start) }

    /// Where just one of both may end a line.
    var disputed: Set<Int> { Set(opportunities).symmetricDifference(browser.opportunities) }

    /// Why the breaks differ; nil when they do not.
    ///
    /// Of the places where just one of both may end a line, the cause is the one in the first line that differs, or
    /// where that ends.
    var cause: BreakCause? {
      guard !breaksAgree else { return nil }
      let line = zip(starts, browser.lines).prefix { $0 == $1.start }.count
      let from = line > 0 ? starts[line - 1] : 0
      let ends = [starts.dropFirst(line).first, browser.lines.dropFirst(line).first?.start].compactMap { $0 }
      let places = disputed.filter { $0 > from && $0 <= ends.max() ?? .max }
      if let place = places.max() { return BreakCause(at: place, in: Array(item.text.utf16)) }
      return ends.allSatisfy { opportunities.contains($0) } ? .width : .insideWord
    }

    /// How much wider our lines are than the browser's, where both hold the same text.
    var widthDifferences: [(line: TextLine, difference: Double)] {
      let theirs = browser.lines
      return lines.indices.compactMap { index in
        guard index < theirs.count, lines[index].range.lowerBound == theirs[index].start,
          index + 1 < lines.count
            ? index + 1 < theirs.count && theirs[index + 1].start == lines[index + 1].range.lowerBound
            : index + 1 == theirs.count
        else { return nil }
        return (lines[index], lines[index].width - theirs[index].width)
      }
    }

    func text(of line: TextLine) -> String { String(decoding: Array(item.text.utf16)[line.range], as: UTF16.self) }
  }
#endif
