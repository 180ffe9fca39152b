import HostMeasurements

/// Evidence that no system gave: made up from the documented rules, written for this, to test what reads it.
struct MadeUpEvidence {
  var system = MeasuredSystem.iOS
  var version = SystemVersion(17, 5)
  /// The distances by which a view moves the text up.
  var effect: @Sendable (_ offset: Double) -> Double = { $0 }
  /// How much lower the text of both lines is.
  var shift = 0.0
  /// How much farther apart the lines are.
  var growth = 0.0

  var evidence: HostEvidence {
    let measurements = system.views.flatMap { view in HostSample.all.map { measurement(view, $0) } }
    return HostEvidence(
      system: system,
      version: version,
      machine: .simulator,
      screenScale: 3,
      measurements: measurements
    )
  }

  /// The text is a point below the top of the view.
  private func measurement(_ view: MeasuredView, _ sample: HostSample) -> HostMeasurement {
    let (ascent, descent, capHeight) = (0.952 * sample.size, 0.241 * sample.size, 0.705 * sample.size)
    // All slack above the text: the descent is all there is below the baseline.
    // A view of StyleUI has the baseline of the style, whatever an offset does.
    let rise = view == .styledTextView ? sample.offset : effect(sample.offset)
    let first = 1 + sample.lineHeight - descent - rise + shift
    let second = first + sample.lineHeight + sample.lineSpacing + growth
    return HostMeasurement(
      view: view,
      sample: sample,
      font: ReportedFont(name: ".SFUI-Regular", ascent: ascent, descent: descent, capHeight: capHeight),
      viewHeight: 2 * sample.lineHeight + sample.lineSpacing + 1,
      textTop: 1,
      first: InkBand(top: first - capHeight, bottom: first),
      second: InkBand(top: second - capHeight, bottom: second)
    )
  }
}
