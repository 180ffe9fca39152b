import StyleTables
import StyledText

/// A line of a host, from the metrics of its runs: a second implementation of the behavior of text systems.
struct HostLine {
  /// A run with the font that it is drawn in.
  struct Run {
    let ascent: Double
    let descent: Double
    let line: HostLineMetrics?
  }

  let height: Double
  /// The baseline of each run, below the top of the box.
  let baselines: [Double]

  /// - Parameter strut: The font of the element that holds the paragraph.
  init(_ runs: [Run], strut: (ascent: Double, descent: Double), in host: StyleHost) {
    let least = runs.first?.line?.minimumLineHeight ?? 0
    switch host {
    case .legacyLabel, .label, .textKit:
      // A line fragment is as high as the least line height, and as the deepest and the highest letters in it. They
      // are at its bottom, and each is then moved by its own offset.
      let descent = runs.map(\.descent).max() ?? 0
      let height = max(least, (runs.map(\.ascent).max() ?? 0) + descent)
      self.height = height
      baselines = runs.map { run in
        let offset = run.line?.baselineOffset ?? 0
        return height - descent - (host == .legacyLabel && offset > 0 ? 2 * offset : offset)
      }
    case .css:
      // The strut determines the line box; half of its leading is above the font. Runs do not have a line height.
      let slack = max(least - strut.ascent - strut.descent, 0)
      let baseline = slack / 2 + strut.ascent
      height = strut.ascent + strut.descent + slack
      baselines = runs.map { baseline - ($0.line?.baselineOffset ?? 0) }
    case .swiftUI, .swiftUILegacy, .layout:
      height = least
      baselines = runs.map { $0.line?.baseline ?? 0 }
    }
  }
}

extension StyleHost {
  /// Whether it is told the baseline and not an offset.
  var takesBaselines: Bool {
    if case .offset = rule.placement { false } else { true }
  }
}
