#if canImport(CPango)
  import Foundation

  /// What a run of comparisons comes to. Printed, it lists every difference with its cause.
  struct BrowserSummary: CustomStringConvertible {
    let comparisons: [BrowserComparison]
    /// How many texts have the same breaks.
    let agreeing: Int
    /// By how much lines of the same text differ in width, in pixels; sorted.
    let differences: [Double]

    init(of comparisons: [BrowserComparison]) {
      self.comparisons = comparisons
      agreeing = comparisons.count { $0.breaksAgree }
      differences = comparisons.flatMap { $0.widthDifferences.map { abs($0.difference) } }.sorted()
    }

    var medianDifference: Double { share(50) }

    private func share(_ percent: Int) -> Double {
      differences.isEmpty ? 0 : differences[(differences.count - 1) * percent / 100]
    }

    /// How many texts there are of each language, and how many of them have the same breaks.
    private var languages: [(code: String, agreeing: Int, count: Int)] {
      let groups = Dictionary(grouping: comparisons) { $0.item.language }
      return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.count { $0.breaksAgree }, $0.value.count) }
    }

    var description: String {
      let undisputed = comparisons.count { $0.disputed.isEmpty }
      var lines = [
        "  breaks agree in \(agreeing) of \(comparisons.count), all places to break in \(undisputed)",
        "  \(differences.count) lines; widths differ by \(pixels(share(50))) in the median, \(pixels(share(95))) at 95 %, "
          + "\(pixels(share(99))) at 99 %, \(pixels(share(100))) at most; by more than 0.1 px in "
          + "\(differences.count { $0 > 0.1 })",
      ]
      if languages.count > 2 {
        lines.append("  by language: " + languages.map { "\($0.code) \($0.agreeing)/\($0.count)" }.joined(separator: ", "))
      }
      for cause in BreakCause.allCases {
        let cases = comparisons.filter { $0.cause == cause }
        if !cases.isEmpty { lines.append("  \(cases.count) × \(cause.rawValue)") }
        lines += cases.map { "    \($0.item.text.debugDescription) \($0.starts) \($0.browser.lines.map(\.start))" }
      }
      for comparison in comparisons {
        for (line, difference) in comparison.widthDifferences where abs(difference) > 0.1 {
          let item = comparison.item
          lines.append(
            "    \(pixels(difference)) at \(item.size) px, \(item.weight), spacing \(item.letterSpacing): "
              + "\(comparison.text(of: line).debugDescription) in \(item.text.debugDescription)"
          )
        }
      }
      return lines.joined(separator: "\n")
    }

    private func pixels(_ value: Double) -> String { String(format: "%.3f px", value) }
  }
#endif
