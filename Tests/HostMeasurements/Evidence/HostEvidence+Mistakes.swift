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
      if let (key, message) = measurement.firstMistake { return mistake(key.map { ".\($0.rawValue)" } ?? "", message) }
      guard seen[view, default: []].insert(measurement.sample).inserted else {
        return mistake("", "measures the same as one before it; remove one of them")
      }
    }
    return nil
  }
}

extension HostMeasurement {
  /// The first value that cannot be: its key, or nil if it is in several, and what is wrong.
  var firstMistake: (key: Key?, message: String)? {
    for (key, value, range) in numbers where !range.contains(value) {
      let limits = "\(range.lowerBound.hundredths) to \(range.upperBound.hundredths)"
      return (key, "is \(value); write points, \(limits)")
    }
    let edges = [first.top, first.bottom, second.top, second.bottom]
    guard zip(edges, edges.dropFirst()).allSatisfy(<) else {
      let places = edges.map(\.hundredths).joined(separator: ", ")
      return (nil, "has ink at \(places); firstTop, firstBottom, secondTop and secondBottom have to rise")
    }
    for band in [first, second] where abs(band.bottom - band.top - font.capHeight) > 0.5 {
      let (height, capHeight) = ((band.bottom - band.top).hundredths, font.capHeight.hundredths)
      return (nil, "has ink of \(height) pt in a line, but an H is \(capHeight) pt high; measure again")
    }
    return nil
  }

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
