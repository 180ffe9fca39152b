internal import StyleTables
internal import TokenModel

/// A number of a style, for designers.
struct SpecimenNumber {
  let name: String
  let value: String
  /// The text system of the number; nil for a number that is the same in all of them.
  var host: String?

  /// The title above the value.
  var title: String { host.map { "\(name) (\($0))" } ?? name }
  /// Shown instead of an offset in points, for text that the spec centers on every host.
  static let centered = SpecimenNumber(name: "offset", value: BaselineOffset.centerWord)

  /// The number in a line with others.
  var text: String { host.map { "\(name) \(value) (\($0))" } ?? "\(name) \(value)" }
}

/// The numbers of styles, for designers.
enum SpecimenNumbers {
  /// The names and values of numbers, in points, without uninformative ones.
  ///
  /// `offset` is the baseline offset in the text system that the spec was written for; nil if it is unknown. It is
  /// followed by the offset of the style's own host, if that uses one and is another.
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
    if case .offset = style.host.rule.placement, style.host != offset?.host.styleHost {
      let host = Choice(style.host).name
      numbers.append(SpecimenNumber(name: "offset", value: text(lines.baselineOffset), host: host))
    }
    return numbers
  }

  /// A weight by its name and its number, `bold 700`; `700` for one that is named by its number.
  static func weight(_ number: Int, named name: String) -> String {
    name == "\(number)" ? name : "\(name) \(number)"
  }

  /// The number with at most three decimals.
  static func text(_ points: Double) -> String {
    let text = ((points * 1000).rounded() / 1000).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A contrast ratio, such as `5.7:1`. It is rounded down: a ratio written as 4.5 is at least 4.5.
  static func ratio(_ contrast: Double) -> String { "\((contrast * 10).rounded(.down) / 10):1" }
}

extension OffsetHost {
  /// The same text system as a host of contexts.
  fileprivate var styleHost: StyleHost {
    switch self {
    case .uikitLegacy: .legacyLabel
    case .uikit: .label
    case .css: .css
    }
  }
}
