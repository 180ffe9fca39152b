internal import TokenModel

/// The lines of a style as CSS has them.
///
/// CSS has no space between lines, and centers text in its line. So half of the space is added above and below each
/// line, and removed above and below the text, together with the distance of the spec's baseline from the center: *n*
/// lines are then *n* line heights and *n* − 1 spaces high, and the first baseline is where the spec has it. The
/// margins for that belong to boxes inside the text's own box, so that they neither depend on what is around it nor
/// affect its margins.
struct CSSLines {
  /// The value of `line-height`.
  let lineHeight: String
  /// The margins that move the text; nil if it is where CSS has it.
  let margins: Margins?

  struct Margins: Hashable {
    /// After an empty box above the text.
    let start: String
    /// Before an empty box below it.
    let end: String
  }

  /// A length of a style.
  struct Length {
    /// As CSS has it: a number, or a custom property.
    let text: String
    /// In points, in standard contexts.
    let value: FixedDecimal
    /// Whether it is the same in all contexts.
    let isFixed: Bool
  }

  /// A style's line metrics.
  struct Source {
    let lineHeight: Length
    /// The space between two lines; nil for none.
    let spacing: Length?
    /// The offset in points; nil for a text in the middle of its lines.
    let offset: Length?
    /// Whether lines are at least as high as their font. If not, they have their line height, as design tools have it.
    let isMinimum: Bool
  }

  /// Lines from their parts.
  init(lineHeight: String, margins: Margins?) {
    self.lineHeight = lineHeight
    self.margins = margins
  }

  /// The lines of a style with a font size, in a font, whose offset is one for a host.
  init(_ source: Source, size: FixedDecimal, in font: FontMetrics, host: OffsetHost) {
    let content = CSSNumber.text((font.ascent + font.descent).doubleValue) + "em"
    let slack = source.lineHeight.value - font.lineHeight(size: size)
    let mayBeLow = !source.lineHeight.isFixed || slack < .zero
    let height = source.isMinimum && mayBeLow ? "max(\(source.lineHeight.text), \(content))" : source.lineHeight.text
    lineHeight = source.spacing.map { "calc(\(height) + \($0.text))" } ?? height

    // The distance from the center of the line down to the baseline: see `OffsetHost.baseline`.
    var shift = Sum()
    if let offset = source.offset {
      if host != .css, mayBeLow {
        shift.add("max(\(source.lineHeight.text) - \(content), 0px) / 2", max(slack, .zero).half)
      } else if host != .css, slack != .zero {
        shift.add("(\(source.lineHeight.text) - \(content)) / 2", slack.half)
      }
      switch host {
      case .uikitLegacy where offset.isFixed && offset.value > .zero:
        shift.subtract("2 * \(offset.text)", offset.value + offset.value)
      case .uikitLegacy where !offset.isFixed:
        shift.subtract("(\(offset.text) + max(\(offset.text), 0px))", offset.value + max(offset.value, .zero))
      default: shift.subtract(offset.text, offset.value)
      }
    }
    var (start, end) = (shift, shift.negated)
    if let spacing = source.spacing {
      start.subtract("\(spacing.text) / 2", spacing.value.half)
      end.subtract("\(spacing.text) / 2", spacing.value.half)
    }
    let isFixed = [source.lineHeight, source.spacing, source.offset].allSatisfy { $0?.isFixed ?? true }
    let isStill = isFixed && start.isNothing && end.isNothing || start.terms.isEmpty && end.terms.isEmpty
    margins = isStill ? nil : Margins(start: start.text, end: end.text)
  }
}

/// A sum of lengths.
private struct Sum {
  private(set) var terms: [(text: String, isNegative: Bool)] = []
  private var value = FixedDecimal.zero

  mutating func add(_ text: String, _ value: FixedDecimal) {
    terms.append((text, false))
    self.value = self.value + value
  }

  mutating func subtract(_ text: String, _ value: FixedDecimal) {
    terms.append((text, true))
    self.value = self.value - value
  }

  var negated: Sum {
    var sum = Sum()
    sum.terms = terms.map { ($0.text, !$0.isNegative) }
    sum.value = .zero - value
    return sum
  }

  /// Whether it is less than a hundredth of a pixel, which is invisible.
  var isNothing: Bool { value.tenThousandths.magnitude < 100 }

  var text: String {
    // A sum begins with a positive term, if there is one.
    let ordered = terms.filter { !$0.isNegative } + terms.filter(\.isNegative)
    guard let first = ordered.first else { return "0px" }
    let start = first.isNegative ? "-1 * \(first.text)" : first.text
    return "calc(" + ordered.dropFirst().reduce(start) { "\($0) \($1.isNegative ? "-" : "+") \($1.text)" } + ")"
  }
}
