/// Neighboring runs of a line that something is painted behind, around, under or through as one.
struct RunStretch<Value: Equatable> {
  let value: Value
  private(set) var x: Double
  private(set) var maxX: Double
  private(set) var runs: [GlyphRun]

  /// The stretches of a line from left to right; runs without a value are in none, and neither are the spaces that hang
  /// over the line's end.
  static func stretches(of line: TextLine, _ value: (GlyphRun) -> Value?) -> [RunStretch] {
    var stretches: [RunStretch] = []
    var continues = false
    for run in line.runs {
      guard run.clusters.lowerBound < line.visibleEnd, let value = value(run) else {
        continues = false
        continue
      }
      if continues, let last = stretches.indices.last, stretches[last].value == value {
        stretches[last].maxX = run.x + run.width
        stretches[last].runs.append(run)
      } else {
        stretches.append(RunStretch(value: value, x: run.x, maxX: run.x + run.width, runs: [run]))
      }
      continues = true
    }
    return stretches
  }
}
