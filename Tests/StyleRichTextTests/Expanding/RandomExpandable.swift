import StyleLayout
import StyleRichText
import StyledText
import TestSupport

/// A random text to expand: several scripts, links, mentions and attachments, blank lines, and any limit and suffix.
struct RandomExpandable: CustomStringConvertible {
  private(set) var item: ExpandableText
  /// What counts as one, in UTF-16 units.
  private(set) var atoms: [Range<Int>] = []
  private(set) var options = FrameOptions()
  let width: Double

  /// A mistake in what is expected.
  var fault: ExpandableFault?

  private static let pieces = [
    "a", "the", "word", " ", " ", "office", "国家", "，", "。", "「", "」", "か", "مرحبا", "سلام", "שלום", "12", "(", ")",
    "e\u{301}",
    "👩‍👩‍👧", "🇩🇪🇯🇵", "❤️", "\n", "\n\n", "\r\n", "\u{2028}", "  ", "\t", "...", "…", "soft\u{AD}hyphen", "\u{301}",
  ]
  private static let tokens: [StyledText] = [
    ExpandableText.standardToken, ExpandableText.standardToken, "…", "", "... \("more", link: "more")", " read on",
    StyledText("…", attributes: TextAttributes(size: 16)), "\n…", "…\("all", link: "a") or \("some", link: "b")",
    "…עוד",
    "two words", "国国国",
  ]

  init(using generator: inout SeededGenerator) {
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    var text = StyledText.tenPoint("")
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let start = text.utf16Length
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: text.append(TextAttachment("box", width: 12, ascent: 9, plainText: "[x]"))
      case 1:
        let name = "@n\(start)"
        let mention = TextAttributes(link: TextLink(name), mention: TextMention("\(start)", text: name))
        text.append(StyledText(name, attributes: mention))
      default:
        text.append(StyledText(Self.pieces.randomElement(using: &generator) ?? ""))
        continue
      }
      atoms.append(start..<text.utf16Length)
    }
    for name in ["x", "y", "stylespec.expand"] where oneIn(2) {
      var ends = (0..<2).map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
      // A closing text looks like the end of the text.
      if oneIn(4) { ends[1] = text.utf16Length }
      try? text.set(\.link, TextLink(name), in: ends[0]..<ends[1])
      if oneIn(3) { try? text.set(\.size, 14, in: ends[0]..<ends[1]) }
    }
    if oneIn(4) {
      // What is put after the text looks like the text before it.
      let start = Int.random(in: 0...text.utf16Length, using: &generator)
      try? text.set(\.size, 14, in: start..<text.utf16Length)
    }
    let limits: [ExpandableText.Limit] = [
      .lines(Int.random(in: 0...5, using: &generator)), .graphemes(Int.random(in: -1...40, using: &generator)), .none,
    ]
    let closings: [StyledText?] = [ExpandableText.standardClosing, " less", nil, "", "\n«\("less", link: "l")»"]
    item = ExpandableText(
      text,
      limit: oneIn(8) ? .none : limits[Int.random(in: 0...1, using: &generator)],
      token: Self.tokens.randomElement(using: &generator) ?? "",
      closing: closings.randomElement(using: &generator) ?? nil,
      wantsExpanded: Bool.random(using: &generator)
    )
    width = oneIn(20) ? .infinity : Double.random(in: 0...160, using: &generator)
    if oneIn(5) { options.lineBreak = .characterWrapping }
    if oneIn(5) { options.alignment = .center }
  }

  /// The limit that is expected.
  var limit: ExpandableText.Limit {
    switch (fault, item.limit) {
    case (.limitIsOneMore, .lines(let count)): .lines(count + 1)
    case (.limitIsOneMore, .graphemes(let count)): .graphemes(count + 1)
    default: item.limit
    }
  }

  /// Whether the text fits its limit: all of it is laid out, or counted, to know.
  var fits: Bool {
    switch limit {
    case .none: return true
    case .graphemes(let count): return graphemeEnds.count <= max(count, 0)
    case .lines(let count):
      let lines = item.text.frame(width, options).lines
      if fault == .blankLinesCount { return lines.count <= count }
      return lines.count <= count || count > 0 && isBlank(from: lines[count].range.lowerBound)
    }
  }

  /// The ends of graphemes and atoms, in UTF-16 units.
  var graphemeEnds: [Int] {
    if fault == .graphemesAreUnits { return Array(1..<item.text.utf16Length + 1) }
    let atoms = fault == .atomsAreCut ? [] : self.atoms
    var ends: [Int] = []
    var end = 0
    for character in item.text.text {
      end += character.utf16.count
      if !atoms.contains(where: { $0.lowerBound < end && end < $0.upperBound }) { ends.append(end) }
    }
    return ends
  }

  /// The end of the last grapheme or atom that is not white space, in UTF-16 units.
  func endWithoutWhiteSpace(before limit: Int) -> Int {
    var (end, last) = (0, 0)
    for character in item.text.text {
      end += character.utf16.count
      let isAtom = atoms.contains { $0.lowerBound < end && end <= $0.upperBound }
      if end <= limit, isAtom || !character.isWhitespace { last = end }
    }
    return last
  }

  /// The ends of graphemes, whether they belong to an atom or not, and 0.
  var characterBounds: Set<Int> {
    item.text.text.reduce(into: (end: 0, all: [0])) { bounds, character in
      bounds.end += character.utf16.count
      bounds.all.insert(bounds.end)
    }.all
  }

  private func isBlank(from start: Int) -> Bool {
    let rest = String(decoding: Array(item.text.text.utf16)[start...], as: UTF16.self)
    // A space with a mark is seen.
    return rest.unicodeScalars.allSatisfy(\.properties.isWhitespace) && atoms.allSatisfy { $0.upperBound <= start }
  }

  var description: String {
    """
    \(item.text.text.debugDescription) \(item.limit) token \(item.token.text.debugDescription) closing \
    \(item.closing?.text.debugDescription ?? "-") width \(width) \(options.lineBreak) atoms \(atoms) \
    runs \(item.text.runs.map(\.range))
    """
  }
}

extension StyledText {
  /// The frame of a text with fixed widths.
  func frame(_ width: Double, _ options: FrameOptions) -> TextFrame {
    Typesetter(FixedWidthShaper(), cacheLimit: 0).frame(for: self, width: width, options: options)
  }
}
