extension TextFrame {
  /// Remembers the metrics of the fonts that are asked for: what is painted under, through or behind a text lies where
  /// the font asked for has it, whichever fonts stand in for it.
  mutating func rememberFonts(_ metrics: (FontRequest) -> FaceMetrics) {
    var last: Int?
    for line in lines {
      for run in line.runs where run.set != last {
        last = run.set
        if fonts[run.set] == nil { fonts[run.set] = metrics(self[run].fontRequest) }
      }
    }
  }
}

extension FaceMetrics {
  static let zero = FaceMetrics(
    ascent: 0,
    descent: 0,
    underlineOffset: 0,
    underlineThickness: 0,
    strikethroughOffset: 0,
    strikethroughThickness: 0
  )
}
