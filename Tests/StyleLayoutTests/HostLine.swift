import StyleTables
import StyledText

/// A line of a host, from what it is told of the stretches in it: what the text systems do, stated a second time.
struct HostLine {
  /// A stretch with the font that it is drawn in.
  struct Stretch {
    let ascent: Double
    let descent: Double
    let line: HostLineMetrics?
  }

  let height: Double
  /// Below the top of the box, of each stretch.
  let baselines: [Double]

  /// - Parameter strut: The font of the element that holds the paragraph.
  init(_ stretches: [Stretch], strut: (ascent: Double, descent: Double), in host: StyleHost) {
    let least = stretches.first?.line?.minimumLineHeight ?? 0
    switch host {
    case .legacyLabel, .label, .textKit:
      // A line fragment is as high as the least line height, and as the deepest and the highest letters in it. They
      // stand at its bottom, and each is then moved by its own offset.
      let descent = stretches.map(\.descent).max() ?? 0
      let height = max(least, (stretches.map(\.ascent).max() ?? 0) + descent)
      self.height = height
      baselines = stretches.map { stretch in
        let offset = stretch.line?.baselineOffset ?? 0
        return height - descent - (host == .legacyLabel && offset > 0 ? 2 * offset : offset)
      }
    case .css:
      // The strut makes the line box; half of what it has beside its font is above. Stretches have no line height.
      let slack = max(least - strut.ascent - strut.descent, 0)
      let baseline = slack / 2 + strut.ascent
      height = strut.ascent + strut.descent + slack
      baselines = stretches.map { baseline - ($0.line?.baselineOffset ?? 0) }
    case .layout:
      height = least
      baselines = stretches.map { $0.line?.baseline ?? 0 }
    }
  }
}
