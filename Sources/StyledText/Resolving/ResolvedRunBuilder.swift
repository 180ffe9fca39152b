internal import StyleTables

/// Combines looks and paragraphs into runs, which end where either changes.
struct ResolvedRunBuilder {
  private struct AttributesKey: Hashable {
    let look: Int
    let line: ParagraphLine?
  }

  /// The last paragraph with a look, and the index of its attributes there.
  private struct Seen {
    var paragraph = -1
    var attributesIndex: Int?
  }

  private let looks: [ResolvedLook]
  /// The effect of each look on its lines.
  private let metrics: [RunMetrics]
  private let rule: HostRule
  private var indices: [AttributesKey: Int] = [:]
  /// By the index of the look.
  private var seen: [Seen]
  /// For each look, the index of its attributes when it is alone in a paragraph, as most looks are.
  private var alone: [Int?]
  private(set) var sets: [ResolvedAttributes] = []
  private(set) var runs: [ResolvedText.Run] = []

  init(looks: [ResolvedLook], rule: HostRule) {
    self.looks = looks
    metrics = looks.map(\.runMetrics)
    self.rule = rule
    alone = Array(repeating: nil, count: looks.count)
    seen = Array(repeating: Seen(), count: looks.count)
  }

  /// Adds all runs, each in its paragraphs.
  ///
  /// - Complexity: Linear in the number of both.
  mutating func add(_ places: [LookPlace], in paragraphs: [ParagraphPlace]) {
    runs.reserveCapacity(places.count)
    var first = 0
    for (index, paragraph) in paragraphs.enumerated() {
      while first < places.count, places[first].utf8Range.upperBound <= paragraph.range.lowerBound.utf8 { first += 1 }
      var end = first
      while end < places.count, places[end].utf8Range.lowerBound < paragraph.range.upperBound.utf8 { end += 1 }
      add(places[first..<end], in: paragraph, index)
    }
  }

  private mutating func add(_ places: ArraySlice<LookPlace>, in paragraph: ParagraphPlace, _ paragraphIndex: Int) {
    if places.count == 1, let place = places.first {
      let index =
        alone[place.look] ?? attributesIndex(of: place.look, ParagraphLine(of: [metrics[place.look]], rule: rule))
      alone[place.look] = index
      return append(place, in: paragraph, attributesIndex: index)
    }
    let line = line(of: places, in: paragraph, paragraphIndex)
    for place in places {
      let index = seen[place.look].attributesIndex ?? attributesIndex(of: place.look, line)
      seen[place.look].attributesIndex = index
      append(place, in: paragraph, attributesIndex: index)
    }
  }

  /// Only the first run with a look in the paragraph affects its lines.
  private mutating func line(
    of places: ArraySlice<LookPlace>,
    in paragraph: ParagraphPlace,
    _ paragraphIndex: Int
  ) -> ParagraphLine? {
    var text: [RunMetrics] = []
    var separators: [RunMetrics] = []
    for place in places where seen[place.look].paragraph != paragraphIndex {
      seen[place.look] = Seen(paragraph: paragraphIndex, attributesIndex: nil)
      // A blank line has only the separator.
      if place.utf8Range.lowerBound < paragraph.textEnd || paragraph.isBlank {
        text.append(metrics[place.look])
      } else {
        separators.append(metrics[place.look])
      }
    }
    return ParagraphLine(of: text, separators: separators, rule: rule)
  }

  private mutating func attributesIndex(of look: Int, _ line: ParagraphLine?) -> Int {
    let key = AttributesKey(look: look, line: line)
    if let index = indices[key] { return index }
    let index = sets.count
    indices[key] = index
    sets.append(looks[look].resolved(in: line))
    return index
  }

  /// Adds the part of a run in a paragraph, and joins it with the previous run if that has the same attributes.
  private mutating func append(_ place: LookPlace, in paragraph: ParagraphPlace, attributesIndex: Int) {
    let start = paragraph.range.lowerBound
    let end = paragraph.range.upperBound
    var run = ResolvedText.Run(
      range: max(place.range.lowerBound, start.utf16)..<min(place.range.upperBound, end.utf16),
      utf8Range: max(place.utf8Range.lowerBound, start.utf8)..<min(place.utf8Range.upperBound, end.utf8),
      attributesIndex: attributesIndex
    )
    if let last = runs.last, last.attributesIndex == attributesIndex {
      runs.removeLast()
      run = ResolvedText.Run(
        range: last.range.lowerBound..<run.range.upperBound,
        utf8Range: last.utf8Range.lowerBound..<run.utf8Range.upperBound,
        attributesIndex: attributesIndex
      )
    }
    runs.append(run)
  }
}
