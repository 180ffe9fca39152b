/// What an attributed string stores: UTF-16 code units, and runs that cover them. Neighbors with equal attributes stay separate,
/// because the values cannot be compared; the real class joins them.
package struct StubRuns {
  package struct Run {
    package var length: Int
    package var attributes: [NSAttributedString.Key: Any]
  }

  package private(set) var units: [UInt16] = []
  package private(set) var runs: [Run] = []

  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    self.init(Array(text.utf16), attributes)
  }

  private init(_ units: [UInt16], _ attributes: [NSAttributedString.Key: Any]) {
    self.units = units
    runs = [Run(length: units.count, attributes: attributes)].filter { $0.length > 0 }
  }

  /// The parts of the runs in a range. A range outside the text is an error of the program, as it is in the real class.
  package func pieces(in range: Range<Int>) -> [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] {
    precondition(range.lowerBound >= 0 && range.upperBound <= units.count, "\(range) is not in 0..<\(units.count)")
    var start = 0
    return runs.compactMap { run in
      defer { start += run.length }
      let part = range.clamped(to: start..<start + run.length)
      return part.isEmpty ? nil : (part, run.attributes)
    }
  }

  package mutating func replace(_ range: Range<Int>, with text: StubRuns) {
    let before = pieces(in: 0..<range.lowerBound)
    let after = pieces(in: range.upperBound..<units.count)
    units.replaceSubrange(range, with: text.units)
    let kept = [before, after].map { $0.map { Run(length: $0.range.count, attributes: $0.attributes) } }
    runs = kept[0] + text.runs + kept[1]
  }

  /// The replacement looks as the first replaced unit, or as the unit before an insertion, or else as the one after it.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let model = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let attributes = model < units.count ? pieces(in: model..<model + 1)[0].attributes : [:]
    replace(range, with: StubRuns(text, attributes))
  }

  package mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any], in range: Range<Int>) {
    replace(range, with: StubRuns(Array(units[range]), attributes))
  }
}
