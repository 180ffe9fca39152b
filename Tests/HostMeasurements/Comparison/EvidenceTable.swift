internal import StyleTables

/// The table of what is measured, in Markdown.
package enum EvidenceTable {
  /// The first line of the table, by which it is found in a page.
  package static let header = "| system | view | rule | evidence |"

  /// A row for each claim, and what the files say about it.
  package static func markdown(of files: [HostEvidence]) -> String {
    let rows = HostClaim.all.map { claim in
      let system = "\(claim.system.rawValue) \(claim.versions)"
      let rule = claim.host.map { "`\($0.rawValue)`" } ?? "no rule"
      let exception = claim.ignoresNegativeOffsets ? ", exception" : ""
      return "| \(system) | `\(claim.view.rawValue)` | \(rule)\(exception) | \(cell(claim, files)) |"
    }
    return ([header, "|---|---|---|---|"] + rows).map { "\($0)\n" }.joined()
  }

  private static func cell(_ claim: HostClaim, _ files: [HostEvidence]) -> String {
    let measured = files.filter { file in
      file.system == claim.system && claim.range.contains(file.version) && file.hasAll(of: claim.view)
    }
    guard !measured.isEmpty else { return "not measured yet" }
    return measured.sorted { $0.version < $1.version }
      .map { "measured on \($0.version) (\($0.machine.rawValue)): \(result(claim, $0))" }
      .joined(separator: "; ")
  }

  private static func result(_ claim: HostClaim, _ file: HostEvidence) -> String {
    guard claim.host != nil else {
      let (rise, fall) = file.effects(in: claim.view)
      return "1 pt moves it up by \(rise.hundredths), −1 pt down by \(fall.hundredths)"
    }
    let worst = file.comparisons.filter { $0.measurement.view == claim.view }.map(\.difference).max() ?? 0
    return "differs by at most \(worst.hundredths) pt"
  }
}

extension HostEvidence {
  /// Whether the view was measured with all styles and offsets.
  fileprivate func hasAll(of view: MeasuredView) -> Bool {
    let samples = measurements.filter { $0.view == view }.map(\.sample)
    let offsets = Set(samples.map { [$0.size, $0.offset] })
    guard samples.count >= HostSample.all.count else { return false }
    return HostSample.all.allSatisfy { offsets.contains([$0.size, $0.offset]) }
  }

  /// The distances by which a point of offset moves the text of a view up, and a negative one down: means of all
  /// styles.
  fileprivate func effects(in view: MeasuredView) -> (rise: Double, fall: Double) {
    let all = measurements.filter { $0.view == view }
    func effect(isWanted: (Double) -> Bool) -> Double {
      let moved = all.filter { isWanted($0.sample.offset) }.compactMap { measurement -> Double? in
        var plain = measurement.sample
        plain.offset = 0
        guard let still = all.first(where: { $0.sample == plain }) else { return nil }
        return (still.first.bottom - measurement.first.bottom) / measurement.sample.offset
      }
      return moved.isEmpty ? 0 : moved.reduce(0, +) / Double(moved.count)
    }
    return (effect { $0 > 0 }, effect { $0 < 0 })
  }
}
