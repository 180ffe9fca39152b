/// The text system of a spec's baseline offsets. An offset has no meaning without it.
package enum OffsetHost: String, Sendable, Hashable, CaseIterable {
  /// UILabel before iOS 16.4: the slack is above the text, and a positive offset moves it up by twice the number.
  case uikitLegacy = "uikit-legacy"
  /// UILabel from iOS 16.4 and TextKit: the slack is above the text, and an offset moves it up by the number.
  case uikit
  /// CSS: half of the slack is above the text, and an offset moves it up by the number.
  case css

  /// The distance of a text's baseline from the top of its line box, in points.
  ///
  /// `slack` is the difference of the line height and the font's own line height. It is never negative, because a
  /// declared line height is a minimum.
  ///
  /// - UIKit: slack + ascent − shift; CSS: slack / 2 + ascent − shift (CSS Inline 3, section 4.2).
  /// - The doubled offset before iOS 16.4 holds for positive offsets only; negative ones move the text down once.
  package func baseline(
    size: FixedDecimal,
    lineHeight: FixedDecimal,
    offset: FixedDecimal,
    metrics: FontMetrics
  ) -> FixedDecimal {
    let ascent = metrics.ascent * size
    let slack = max(lineHeight - ascent - metrics.descent * size, .zero)
    switch self {
    case .uikitLegacy: return slack + ascent - offset - max(offset, .zero)
    case .uikit: return slack + ascent - offset
    case .css: return slack.half + ascent - offset
    }
  }
}

extension OffsetHost {
  /// The offset on this host that puts the baseline where an offset on another host puts it, rounded to four decimals.
  package func offset(
    for offset: FixedDecimal,
    on other: OffsetHost,
    size: FixedDecimal,
    lineHeight: FixedDecimal,
    metrics: FontMetrics
  ) -> FixedDecimal {
    if self == other { return offset }
    let wanted = other.baseline(size: size, lineHeight: lineHeight, offset: offset, metrics: metrics)
    let distance = baseline(size: size, lineHeight: lineHeight, offset: .zero, metrics: metrics) - wanted
    return self == .uikitLegacy && distance > .zero ? distance.half : distance
  }
}

/// The vertical metrics of a font, both positive, in em: multiplied by the size, they are points.
package struct FontMetrics: Sendable, Hashable {
  /// The extent above the baseline.
  package let ascent: FixedDecimal
  /// The extent below the baseline.
  package let descent: FixedDecimal

  /// Creates metrics in em; nothing is checked.
  package init(ascent: FixedDecimal, descent: FixedDecimal) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The font's natural line height, in points.
  package func lineHeight(size: FixedDecimal) -> FixedDecimal { ascent * size + descent * size }

  /// The distance from the top of the line box to the baseline, in points, that centers a text in the box, from its
  /// ascent to its descent. The box is at least as high as the text.
  package func centeredBaseline(size: FixedDecimal, lineHeight: FixedDecimal) -> FixedDecimal {
    let box = max(lineHeight, self.lineHeight(size: size))
    return (box + ascent * size - descent * size).half
  }

  /// The system font of Apple's platforms: ascent 0.952, descent 0.241, so a line of 1.193 em.
  package static let system = FontMetrics(
    ascent: FixedDecimal(tenThousandths: 9_520),
    descent: FixedDecimal(tenThousandths: 2_410)
  )
}
