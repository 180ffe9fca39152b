/// The text system that a spec's baseline offsets were written for. An offset has no meaning without it.
public enum OffsetHost: String, Sendable, Hashable, CaseIterable {
  /// UILabel before iOS 16.4: slack stands above the text, and a positive offset moves it up by twice the number.
  case uikitLegacy = "uikit-legacy"
  /// UILabel from iOS 16.4 and TextKit: slack stands above the text, and an offset moves it up by the number.
  case uikit
  /// CSS: half of the slack stands above the text, and an offset moves it up by the number.
  case css

  /// How far below the top of its line box a text's baseline lies, in points.
  ///
  /// `slack` is what the line height leaves over beside the font's own line height; a declared line height is a
  /// minimum, so there is never less than none.
  ///
  /// - UIKit: slack + ascent − shift; CSS: slack / 2 + ascent − shift (CSS Inline 3, section 4.2).
  /// - The doubled offset before iOS 16.4 holds for positive offsets only; negative ones move the text down once.
  public func baseline(
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

/// A font's vertical metrics, per em and both positive: times the size, they are points.
public struct FontMetrics: Sendable, Hashable {
  /// How far letters rise above the baseline.
  public let ascent: FixedDecimal
  /// How far letters reach below the baseline.
  public let descent: FixedDecimal

  /// Metrics per em; nothing is checked.
  public init(ascent: FixedDecimal, descent: FixedDecimal) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The system font of Apple's platforms: ascent 0.952, descent 0.241, so a line of 1.193 em.
  public static let system = FontMetrics(
    ascent: FixedDecimal(tenThousandths: 9_520),
    descent: FixedDecimal(tenThousandths: 2_410)
  )
}
