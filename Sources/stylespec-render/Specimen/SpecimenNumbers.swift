internal import StyleTables
internal import TokenModel

/// A number of a style as a designer reads it.
struct SpecimenNumber {
  let name: String
  let value: String
  /// The text system that the number is for; nil for what means the same everywhere.
  var host: String?

  /// Over the value.
  var title: String { host.map { "\(name) (\($0))" } ?? name }
  /// In a line with others.
  var text: String { host.map { "\(name) \(value) (\($0))" } ?? "\(name) \(value)" }
}

/// A style's numbers as a designer reads them.
enum SpecimenNumbers {
  /// What they are called, and what they are, in points; only those that say something.
  ///
  /// `offset` is the baseline's offset in the text system that the spec was written for, nil where that is not known. The
  /// offset of the style's own host stands beside it, where that host takes one and is another.
  static func metrics(of style: HostStyle, offset: (value: Double, host: OffsetHost)?) -> [SpecimenNumber] {
    guard let lines = style.metrics else { return [SpecimenNumber(name: "metrics", value: "plain")] }
    var numbers = [
      SpecimenNumber(name: "line height", value: text(lines.minimumLineHeight)),
      SpecimenNumber(name: "line spacing", value: text(lines.lineSpacing)),
      SpecimenNumber(name: "baseline", value: text(lines.baseline)),
    ]
    if lines.letterSpacing != 0 {
      numbers.append(SpecimenNumber(name: "letter spacing", value: text(lines.letterSpacing)))
    }
    if let offset {
      numbers.append(SpecimenNumber(name: "offset", value: text(offset.value), host: offset.host.rawValue))
    }
    if style.host.rule.placement != .baseline && style.host != offset?.host.styleHost {
      let host = Choice(style.host).name
      numbers.append(SpecimenNumber(name: "offset", value: text(lines.baselineOffset), host: host))
    }
    return numbers
  }

  /// At most three decimals.
  static func text(_ points: Double) -> String {
    let text = ((points * 1000).rounded() / 1000).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A contrast ratio, such as `5.7:1`. It is rounded down: what is written as 4.5 is not less.
  static func ratio(_ contrast: Double) -> String { "\((contrast * 10).rounded(.down) / 10):1" }
}

extension OffsetHost {
  /// The same text system, as contexts name it.
  fileprivate var styleHost: StyleHost {
    switch self {
    case .uikitLegacy: .legacyLabel
    case .uikit: .label
    case .css: .css
    }
  }
}
