#if canImport(CPango)
  import Foundation
  import StyleLayout

  /// What a run of comparisons comes to. Printed, it lists every difference with its cause.
  struct BrowserSummary: CustomStringConvertible {
    let comparisons: [BrowserComparison]
    /// How many texts have the same breaks.
    let agreeing: Int
    /// How many texts have the same places to break, whether used or not.
    let undisputed: Int
    /// By how much lines of the same text differ in width, in pixels; sorted.
    let differences: [Double]

    init(of comparisons: [BrowserComparison]) {
      self.comparisons = comparisons
      agreeing = comparisons.count { $0.breaksAgree }
      undisputed = comparisons.count { $0.disputed.isEmpty }
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
      var lines = [
        "  breaks agree in \(agreeing) of \(comparisons.count), all places to break in \(undisputed)",
        "  \(differences.count) lines; widths differ by \(pixels(share(50))) in the median, \(pixels(share(95))) at 95 %, "
          + "\(pixels(share(99))) at 99 %, \(pixels(share(100))) at most; by more than 0.1 px in "
          + "\(differences.count { $0 > 0.1 })",
      ]
      if languages.count > 2 {
        lines.append(
          "  by language: " + languages.map { "\($0.code) \($0.agreeing)/\($0.count)" }.joined(separator: ", ")
        )
      }
      for cause in BreakCause.allCases {
        let cases = comparisons.filter { $0.cause == cause }
        if !cases.isEmpty { lines.append("  \(cases.count) × \(cause.rawValue)") }
        lines += cases.map { "    \($0.item.text.debugDescription) \($0.starts) \($0.browser.lines.map(\.start))" }
      }
      return (lines + widths).joined(separator: "\n")
    }

    /// The lines that are wider or narrower by more than 0.1 px, by their causes.
    private var widths: [String] {
      let different = comparisons.flatMap { comparison in
        comparison.widthDifferences.filter { abs($0.difference) > 0.1 }.map { line, difference in
          (WidthCause(of: line, difference, in: comparison), describe(line, difference, in: comparison))
        }
      }
      return WidthCause.allCases.flatMap { cause in
        let lines = different.filter { $0.0 == cause }.map(\.1)
        return lines.isEmpty ? [] : ["  \(lines.count) lines: \(cause.rawValue)"] + lines
      }
    }

    private func describe(_ line: TextLine, _ difference: Double, in comparison: BrowserComparison) -> String {
      let item = comparison.item
      return "    \(pixels(difference)) at \(item.size) px, \(item.weight), spacing \(item.letterSpacing): "
        + "\(comparison.text(of: line).debugDescription) in \(item.text.debugDescription)"
    }

    private func pixels(_ value: Double) -> String { String(format: "%.3f px", value) }
  }
#endif
