import StyleTables
import StyledText

@testable import StyleLayout

/// What holds for one frame.
struct FrameLaws {
  let frame: TextFrame
  let options: FrameOptions

  /// The laws that the frame breaks.
  func broken() -> [String] {
    cover() + places()
      + frame.lines.indices.flatMap { index in
        (runs(of: frame.lines[index]) + width(of: frame.lines[index]) + end(of: index)).map { "line \(index): \($0)" }
      }
  }

  /// Lines follow each other and cover the text, or as much as there may be lines.
  private func cover() -> [String] {
    var broken: [String] = []
    var end = 0
    for line in frame.lines {
      if line.range.lowerBound != end { broken.append("gap at \(end)") }
      end = line.range.upperBound
    }
    let isCut = options.maximumLines.map { frame.lines.count >= $0 } ?? false
    if !isCut, end != frame.text.text.utf16.count { broken.append("text missing from \(end)") }
    if !isCut, frame.lines.last?.endsParagraph != true { broken.append("no end") }
    return broken
  }

  /// Boxes are below each other, separated by the line spacing alone, unless a paragraph ends.
  private func places() -> [String] {
    var broken: [String] = []
    for (above, line) in zip(frame.lines, frame.lines.dropFirst()) {
      let gap = line.box.y - above.box.maxY
      if gap < -1e-9 { broken.append("overlap at \(line.range)") }
      let spacing = Set(frame.text.sets.compactMap(\.line?.lineSpacing)).union([0])
      if above.paragraph == line.paragraph, !spacing.contains(where: { $0.isNear(gap) }) {
        broken.append("gap of \(gap) at \(line.range)")
      }
    }
    if let last = frame.lines.last, !frame.size.height.isNear(last.box.maxY) { broken.append("wrong height") }
    if let first = frame.lines.first, first.box.y != 0 { broken.append("not at the top") }
    return broken
  }

  /// Runs are side by side from left to right, as wide as their clusters, and cover the text of the line.
  private func runs(of line: TextLine) -> [String] {
    var broken: [String] = []
    let shaped = frame.paragraphs[line.paragraph].shaped
    for (left, right) in zip(line.runs, line.runs.dropFirst()) where !(left.x + left.width).isNear(right.x) {
      broken.append("gap between runs at \(right.range)")
    }
    for run in line.runs {
      let sum = run.clusters.reduce(0) { $0 + run.advance(of: $1, in: shaped) }
      if !sum.isNear(run.width) { broken.append("clusters \(sum), run \(run.width)") }
    }
    let clusters = line.runs.map(\.clusters).sorted { $0.lowerBound < $1.lowerBound }
    if clusters.flatMap(Array.init) != Array(line.clusters) { broken.append("runs do not cover the line") }
    let visible = line.runs.filter { $0.clusters.upperBound <= line.visibleEnd }
    let hanging = line.runs.filter { $0.clusters.upperBound > line.visibleEnd }
    if !visible.reduce(0, { $0 + $1.width }).isNear(line.width) { broken.append("width \(line.width)") }
    if let left = visible.map(\.x).min(), !left.isNear(line.box.x) { broken.append("left edge") }
    let isOutside = hanging.allSatisfy { run in
      line.direction == .leftToRight ? run.x > line.box.maxX - 1e-3 : run.x + run.width < line.box.x + 1e-3
    }
    if !isOutside { broken.append("hanging spaces inside") }
    return broken
  }

  /// No line is wider than there is room unless it has one grapheme, or cannot be broken.
  private func width(of line: TextLine) -> [String] {
    let paragraph = frame.paragraphs[line.paragraph]
    guard paragraph.style.lineBreak != .clipping else { return [] }
    let room = frame.width - paragraph.style.indent(isFirst: line.clusters.lowerBound == 0) - paragraph.style.tailIndent
    guard line.width > room + LineFiller.tolerance * 2 else { return [] }
    let seen = (line.clusters.lowerBound..<line.visibleEnd).filter { cluster in
      let cluster = paragraph.shaped.clusters[cluster]
      return cluster.advance > 0 && !cluster.traits.contains(.continuesGrapheme)
    }
    return seen.count <= 1 ? [] : ["\(line.width) wide in \(room)"]
  }

  /// A line ends where the text allows it, or, inside a word that is a line by itself, between graphemes; and it could
  /// not have taken another word.
  private func end(of index: Int) -> [String] {
    let line = frame.lines[index]
    let paragraph = frame.paragraphs[line.paragraph]
    let shaped = paragraph.shaped
    guard !shaped.isLast(line.clusters), !shaped.endsByBreak(line.clusters) else { return [] }
    let next = shaped.clusters[line.clusters.upperBound].traits
    if next.contains(.continuesGrapheme) { return ["ends inside a grapheme"] }
    if paragraph.style.lineBreak == .clipping { return ["ends although it is clipped"] }
    let inner = line.clusters.dropFirst().filter { shaped.clusters[$0].traits.contains(.breakBefore) }
    let mayEndAnywhere = paragraph.style.lineBreak == .characterWrapping
    if !next.contains(.breakBefore), !mayEndAnywhere, inner.contains(where: { fits(upTo: $0, in: line) }) {
      return ["breaks a word although there was a place"]
    }
    return []
  }

  /// Whether a line could end before a cluster: not after a soft hyphen without room, not before anything is seen, and
  /// not where its end would be wider than it is in the text.
  private func fits(upTo cluster: Int, in line: TextLine) -> Bool {
    let shaped = frame.paragraphs[line.paragraph].shaped
    guard !shaped.clusters[cluster - 1].traits.isDisjoint(with: [.softHyphen, .changesAtEnd]) else { return true }
    let style = frame.paragraphs[line.paragraph].style
    let indent = style.indent(isFirst: line.clusters.lowerBound == 0)
    let room = frame.width - indent - style.tailIndent
    let range = line.clusters.lowerBound..<cluster
    let row = LineRuns(range, in: shaped, tabStops: style.tabStops, indent: indent, room: room)
    let hyphen = Double(shaped.hyphen(endingAt: cluster)?.advance ?? 0)
    return row.width > hyphen && row.width <= room
  }
}
