internal import StyleTables

/// Brings looks and paragraphs together: runs that end where either of them makes a difference.
struct ResolvedRunBuilder {
  private struct SetKey: Hashable {
    let look: Int
    let line: ParagraphLine?
  }

  /// What is known of a look in the paragraph that was last seen with it.
  private struct Seen {
    var paragraph = -1
    var set: Int?
  }

  private let looks: [ResolvedLook]
  /// What each look brings to its lines.
  private let stretches: [LineStretch]
  private let rule: HostRule
  private var numbers: [SetKey: Int] = [:]
  /// By the number of the look.
  private var seen: [Seen]
  /// The sets of looks that have been alone in a paragraph, which most of them are, by the number of the look.
  private var alone: [Int?]
  private(set) var sets: [ResolvedAttributes] = []
  private(set) var runs: [ResolvedText.Run] = []

  init(looks: [ResolvedLook], rule: HostRule) {
    self.looks = looks
    stretches = looks.map(\.stretch)
    self.rule = rule
    alone = Array(repeating: nil, count: looks.count)
    seen = Array(repeating: Seen(), count: looks.count)
  }

  /// Adds all stretches, each in its paragraphs. Linear in the number of both.
  mutating func add(_ places: [LookPlace], in paragraphs: [ParagraphPlace]) {
    runs.reserveCapacity(places.count)
    var first = 0
    for (number, paragraph) in paragraphs.enumerated() {
      while first < places.count, places[first].utf8Range.upperBound <= paragraph.range.lowerBound.utf8 { first += 1 }
      var end = first
      while end < places.count, places[end].utf8Range.lowerBound < paragraph.range.upperBound.utf8 { end += 1 }
      add(places[first..<end], in: paragraph, number)
    }
  }

  private mutating func add(_ places: ArraySlice<LookPlace>, in paragraph: ParagraphPlace, _ number: Int) {
    if places.count == 1, let place = places.first {
      let set = alone[place.look] ?? set(of: place.look, ParagraphLine(of: [stretches[place.look]], rule: rule))
      alone[place.look] = set
      return append(place, in: paragraph, set: set)
    }
    let line = line(of: places, in: paragraph, number)
    for place in places {
      let set = seen[place.look].set ?? self.set(of: place.look, line)
      seen[place.look].set = set
      append(place, in: paragraph, set: set)
    }
  }

  /// Looks that come into the paragraph for the first time are those that have a say in its lines.
  private mutating func line(
    of places: ArraySlice<LookPlace>,
    in paragraph: ParagraphPlace,
    _ number: Int
  ) -> ParagraphLine? {
    var words: [LineStretch] = []
    var separators: [LineStretch] = []
    for place in places where seen[place.look].paragraph != number {
      seen[place.look] = Seen(paragraph: number, set: nil)
      // In a blank line, the separator is all there is.
      if place.utf8Range.lowerBound < paragraph.wordsEnd || paragraph.isBlank {
        words.append(stretches[place.look])
      } else {
        separators.append(stretches[place.look])
      }
    }
    return ParagraphLine(of: words, separators: separators, rule: rule)
  }

  private mutating func set(of look: Int, _ line: ParagraphLine?) -> Int {
    let key = SetKey(look: look, line: line)
    if let number = numbers[key] { return number }
    let number = sets.count
    numbers[key] = number
    sets.append(looks[look].resolved(in: line))
    return number
  }

  /// Adds the part of a stretch that stands in a paragraph; one with the run before it, where that is the same stretch.
  private mutating func append(_ place: LookPlace, in paragraph: ParagraphPlace, set: Int) {
    let start = paragraph.range.lowerBound
    let end = paragraph.range.upperBound
    var run = ResolvedText.Run(
      range: max(place.range.lowerBound, start.utf16)..<min(place.range.upperBound, end.utf16),
      utf8Range: max(place.utf8Range.lowerBound, start.utf8)..<min(place.utf8Range.upperBound, end.utf8),
      set: set
    )
    if let last = runs.last, last.set == set {
      runs.removeLast()
      run = ResolvedText.Run(
        range: last.range.lowerBound..<run.range.upperBound,
        utf8Range: last.utf8Range.lowerBound..<run.utf8Range.upperBound,
        set: set
      )
    }
    runs.append(run)
  }
}
