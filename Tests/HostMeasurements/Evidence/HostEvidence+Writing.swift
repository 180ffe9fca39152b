extension HostEvidence {
  /// The content of a file: a line for each measurement, sorted keys, and lengths to a hundredth of a point. So the
  /// same numbers give the same bytes on every system.
  ///
  /// - Throws: The first number that is impossible.
  package func json() throws(EvidenceError) -> String {
    if let mistake = firstMistake { throw mistake }
    let lines = measurements.map { measurement in
      let members = measurement.members.sorted { $0.key.rawValue < $1.key.rawValue }
      return "    {" + members.map { "\"\($0.key.rawValue)\": \($0.text)" }.joined(separator: ", ") + "}"
    }
    return """
      {
        "format": \(Self.format),
        "machine": "\(machine.rawValue)",
        "measurements": [
      \(lines.joined(separator: ",\n"))
        ],
        "screenScale": \(screenScale.hundredths),
        "system": "\(system.rawValue)",
        "version": "\(version)"
      }

      """
  }
}

extension HostMeasurement {
  fileprivate var members: [(key: Key, text: String)] {
    numbers.map { ($0.key, $0.value.hundredths) } + [(.font, font.name.quoted), (.view, view.rawValue.quoted)]
  }
}

extension Double {
  /// The number to two digits after the point; it has to be in the range of `Int`.
  var hundredths: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  fileprivate var quoted: String {
    let scalars = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: "\(scalar)"
      }
    }
    return "\"" + scalars.joined() + "\""
  }
}
