internal import StyleTables

/// The attributes that all runs of a text have, and the values in its plainest runs: those with the fewest attributes.
/// Counted on first use.
struct RunCensus {
  private let runs: RunList
  private let base: BaseAttributes
  private lazy var namesEverywhere = namesOfAllRuns()
  private lazy var showsColorEverywhere = runs.runs.allSatisfy { base.layers(under: $0.look.overrides).showsColor }
  private lazy var plainest = plainestLooks()
  private var plainestValues: [String: (any AnyTextAttribute)?] = [:]

  init(_ runs: RunList, base: BaseAttributes) {
    self.runs = runs
    self.base = base
  }

  /// The value of an attribute for text between runs whose values differ: the value of the plainest runs if every run
  /// has one, else nil.
  mutating func valueOfUnequalRuns(named name: String) -> (any AnyTextAttribute)? {
    guard base.entry(named: name) != nil || namesEverywhere.contains(name) else { return nil }
    if let value = plainestValues[name] { return value }
    let value = mostCommon { $0.entry(named: name) }
    plainestValues[name] = .some(value)
    return value
  }

  /// The color that most of the plainest runs show; nil unless every run shows one.
  mutating func colorOfPlainestRuns() -> StyleColor? {
    guard showsColorEverywhere else { return nil }
    let color = mostCommon { attributes in
      attributes.entry(named: TextAttributeKeys.Color.name)
        ?? attributes[TextAttributeKeys.Style.self]?.resolved.color.map { TextAttribute<TextAttributeKeys.Color>($0) }
    }
    return color?.value(of: TextAttributeKeys.Color.self)
  }

  /// The most common one of the attributes that a closure takes from the plainest looks; if several are equally common,
  /// the first.
  private mutating func mostCommon(
    _ choose: (TextAttributes) -> (any AnyTextAttribute)?
  ) -> (any AnyTextAttribute)? {
    var totals: [(attribute: any AnyTextAttribute, length: Int)] = []
    var places: [Int: [Int]] = [:]
    for (attributes, length) in plainest {
      guard let attribute = choose(attributes) else { continue }
      if let index = places[attribute.hash]?.first(where: { totals[$0].attribute.isEqual(to: attribute) }) {
        totals[index].length += length
      } else {
        places[attribute.hash, default: []].append(totals.count)
        totals.append((attribute, length))
      }
    }
    // `max(by:)` returns the last of equals.
    return totals.reversed().max { $0.length < $1.length }?.attribute
  }

  private func namesOfAllRuns() -> Set<String> {
    guard let first = runs.runs.first else { return [] }
    return runs.runs.dropFirst().reduce(into: Set(base.seen(first.look.overrides).names)) { names, run in
      if !names.isEmpty { names.formIntersection(base.seen(run.look.overrides).names) }
    }
  }

  /// The looks of the plainest runs, with their lengths, in the order in which they first appear.
  private func plainestLooks() -> [(attributes: TextAttributes, length: Int)] {
    let looks = lengths().map { (attributes: base.layers(under: $0.overrides).merged, length: $0.length) }
    let fewest = looks.lazy.map(\.attributes.entries.count).min()
    return looks.filter { $0.attributes.entries.count == fewest }
  }

  /// The length of the text with each set of overrides, in UTF-8 units, in the order in which they first appear.
  private func lengths() -> [(overrides: TextAttributes, length: Int)] {
    var places: [TextAttributes: Int] = [:]
    var lengths: [(overrides: TextAttributes, length: Int)] = []
    var start = 0
    for run in runs.runs {
      let length = run.end.utf8 - start
      start = run.end.utf8
      if let place = places[run.look.overrides] {
        lengths[place].length += length
      } else {
        places[run.look.overrides] = lengths.count
        lengths.append((run.look.overrides, length))
      }
    }
    return lengths
  }
}
