extension HostEvidence {
  /// The first value that no measurement can have. Without one, all numbers are finite.
  var firstMistake: EvidenceError? {
    guard (1...10).contains(screenScale) else {
      return EvidenceError(place: "screenScale", message: "is \(screenScale); write the pixels in a point, 1 to 10")
    }
    var seen: [MeasuredView: Set<HostSample>] = [:]
    for (index, measurement) in measurements.enumerated() {
      func mistake(_ name: String, _ message: String) -> EvidenceError {
        EvidenceError(place: "measurements[\(index)]\(name)", message: message)
      }
      let view = measurement.view
      guard system.views.contains(view) else {
        let names = system.views.map(\.rawValue).joined(separator: ", ")
        return mistake(".view", "is \(view.rawValue), which \(system.rawValue) does not have; write one of \(names)")
      }
      for (key, value, range) in measurement.numbers where !range.contains(value) {
        let limits = "\(range.lowerBound.hundredths) to \(range.upperBound.hundredths)"
        return mistake(".\(key.rawValue)", "is \(value); write points, \(limits)")
      }
      let edges = [measurement.first.top, measurement.first.bottom, measurement.second.top, measurement.second.bottom]
      guard zip(edges, edges.dropFirst()).allSatisfy(<) else {
        let places = edges.map(\.hundredths).joined(separator: ", ")
        return mistake("", "has ink at \(places); firstTop, firstBottom, secondTop and secondBottom have to rise")
      }
      let font = measurement.font
      for band in [measurement.first, measurement.second] where abs(band.bottom - band.top - font.capHeight) > 0.5 {
        let (height, capHeight) = ((band.bottom - band.top).hundredths, font.capHeight.hundredths)
        return mistake("", "has ink of \(height) pt in a line, but an H is \(capHeight) pt high; measure again")
      }
      guard seen[view, default: []].insert(measurement.sample).inserted else {
        return mistake("", "measures the same as one before it; remove one of them")
      }
    }
    return nil
  }
}

extension HostMeasurement {
  /// All numbers, with the ranges that they can have.
  var numbers: [(key: Key, value: Double, range: ClosedRange<Double>)] {
    let sizes = 1.0...1_000
    let lengths = 0.0...10_000
    let positions = -10_000.0...10_000
    return [
      (.size, sample.size, sizes), (.lineHeight, sample.lineHeight, lengths),
      (.lineSpacing, sample.lineSpacing, lengths), (.offset, sample.offset, positions),
      (.ascent, font.ascent, sizes), (.descent, font.descent, lengths), (.capHeight, font.capHeight, sizes),
      (.viewHeight, viewHeight, lengths), (.textTop, textTop, positions),
      (.firstTop, first.top, positions), (.firstBottom, first.bottom, positions),
      (.secondTop, second.top, positions), (.secondBottom, second.bottom, positions),
    ]
  }
}
