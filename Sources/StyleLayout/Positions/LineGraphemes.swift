internal import StyledText

/// The extent of a grapheme or of an atom in its line. If its parts are separated, in runs of several directions, it
/// has a box for each part.
struct GraphemeBox: Sendable, Hashable {
  /// The range of the whole grapheme or atom; UTF-16 offsets of the text. An atom may reach into other lines.
  var range: Range<Int>
  /// The left edge, in points.
  var left: Double
  var right: Double
  /// The bidi level (UAX #9).
  var level: UInt8
  /// Whether it is an atom of more than one UTF-16 unit, or a part of it.
  var isAtom = false

  var isRightToLeft: Bool { level % 2 == 1 }

  /// Adds the next part of the grapheme if it is adjacent: on the side where the text continues, or on either side if
  /// nothing else can be between them.
  ///
  /// - Returns: Whether the part was added.
  mutating func join(_ part: GraphemeBox, onEitherSide: Bool) -> Bool {
    range = range.lowerBound..<part.range.upperBound
    let after = abs(isRightToLeft ? part.right - left : part.left - right)
    let before = abs(isRightToLeft ? part.left - right : part.right - left)
    let gap = onEitherSide ? min(after, before) : isRightToLeft == part.isRightToLeft ? after : .infinity
    guard gap <= LineFiller.tolerance else { return false }
    left = min(left, part.left)
    right = max(right, part.right)
    return true
  }
}

/// The graphemes of a line without the separator that ends it. An atom counts as one grapheme.
///
/// Their boxes tile the line: the right edge of each is the left edge of the next. A slot is a position between two
/// boxes, counted from the left edge of the line: a possible position of the caret.
struct LineGraphemes {
  let line: TextLine
  /// The boxes in text order.
  private(set) var boxes: [GraphemeBox] = []
  /// The indices of the boxes from left to right.
  private(set) var visual: [Int] = []
  /// The range of the graphemes in the text; UTF-16 offsets.
  let content: Range<Int>

  private let text: String
  private let paragraph: FrameParagraph
  /// The limits at which spaces that hang over the line's end are cut.
  private let limits: ClosedRange<Double>
  /// The first box of the run before the current one.
  private var lastRunStart = 0

  /// - Parameters:
  ///   - line: The line.
  ///   - frame: Its frame.
  ///   - joinsAtoms: Whether an atom is one box; otherwise its graphemes are separate.
  /// - Complexity: Linear in the length of the line.
  init(_ line: TextLine, in frame: TextFrame, joinsAtoms: Bool = true) {
    self.line = line
    text = frame.text.text
    paragraph = frame.paragraphs[line.paragraph]
    content = frame.content(of: line)
    limits = frame.limits(of: line)
    let order = line.runs.indices.sorted { line.runs[$0].range.lowerBound < line.runs[$1].range.lowerBound }
    var parts = Array(repeating: 0..<0, count: order.count)
    for index in order {
      let start = boxes.count
      append(line.runs[index])
      lastRunStart = start
      parts[index] = start..<boxes.count
    }
    visual.reserveCapacity(boxes.count)
    for (run, part) in zip(line.runs, parts) {
      if run.isRightToLeft { visual += part.reversed() } else { visual += part }
    }
    let atoms = joinsAtoms ? frame.longAtoms(in: content) : []
    if !atoms.isEmpty { (boxes, visual) = Self.joining(boxes, visual: visual, atoms) }
  }

  private mutating func append(_ run: GlyphRun) {
    let start = boxes.count
    let sign = run.isRightToLeft ? -1.0 : 1
    var x = run.isRightToLeft ? run.x + run.width : run.x
    for cluster in run.clusters where !paragraph.shaped.clusters[cluster].traits.contains(.endsLine) {
      let end = x + sign * run.advance(of: cluster, in: paragraph.shaped)
      let ranges = graphemes(of: cluster)
      for (index, range) in ranges.enumerated() {
        let near = x + (end - x) * Double(index) / Double(ranges.count)
        let far = x + (end - x) * Double(index + 1) / Double(ranges.count)
        append(range, from: near, to: far, run, isPart: index == 0 && continues(cluster))
      }
      x = end
    }
    if boxes.count > start { snap(to: run) }
  }

  /// Moves the end of the last box to the end of its run, to remove rounding errors.
  private mutating func snap(to run: GlyphRun) {
    let last = boxes.count - 1
    if run.isRightToLeft {
      boxes[last].left = min(clamp(run.x), boxes[last].right)
    } else {
      boxes[last].right = max(clamp(run.x + run.width), boxes[last].left)
    }
  }

  private mutating func append(_ range: Range<Int>, from near: Double, to far: Double, _ run: GlyphRun, isPart: Bool) {
    var box = GraphemeBox(
      range: range,
      left: clamp(min(near, far)),
      right: clamp(max(near, far)),
      level: run.level
    )
    if isPart, let last = boxes.indices.last {
      if boxes[last].join(box, onEitherSide: lastRunStart == last) { return }
      box.range = boxes[last].range
    }
    boxes.append(box)
  }

  private func clamp(_ x: Double) -> Double { min(max(x, limits.lowerBound), limits.upperBound) }

  private func continues(_ cluster: Int) -> Bool {
    paragraph.shaped.clusters[cluster].traits.contains(.continuesGrapheme)
  }

  /// The ranges of the graphemes in a cluster: the parts of a ligature.
  private func graphemes(of cluster: Int) -> [Range<Int>] {
    let first = paragraph.shaped.clusters[cluster]
    let next = paragraph.shaped.clusters[cluster + 1]
    let utf16 = paragraph.source.utf16.lowerBound
    let whole = utf16 + Int(first.utf16)..<utf16 + Int(next.utf16)
    guard Int(first.graphemes) + (continues(cluster) ? 1 : 0) > 1 else { return [whole] }
    return text.graphemes(from: paragraph.source.utf8.lowerBound + Int(first.utf8), in: whole)
  }
}

extension String {
  /// The graphemes of a part of the string, as UTF-16 ranges.
  ///
  /// - Parameters:
  ///   - utf8: The start of the part as a UTF-8 offset: the start of a grapheme.
  ///   - part: The UTF-16 range of the part. A grapheme that continues after its end is cut there.
  /// - Complexity: Linear in the length of the part.
  func graphemes(from utf8: Int, in part: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = part.lowerBound
    var index = self.index(utf8: utf8)
    while start < part.upperBound, index < endIndex {
      let next = self.index(after: index)
      let end = start + utf16.distance(from: index, to: next)
      ranges.append(start..<min(end, part.upperBound))
      (start, index) = (end, next)
    }
    return ranges
  }
}
