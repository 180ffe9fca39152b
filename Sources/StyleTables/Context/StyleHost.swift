/// A text system that shows styled text.
///
/// The same baseline needs a different offset in each of them: see ``rule``. The raw values are stable, and so is the coded
/// form, which is the raw value.
public enum StyleHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// `UILabel` before iOS 16.4. A spec's `offsetHost: uikit-legacy` means the same.
  case legacyLabel
  /// `UILabel` from iOS 16.4 on. A spec's `offsetHost: uikit` means the same.
  case label
  /// TextKit: `UITextView`, `NSTextView`, and drawing with `NSLayoutManager` or `NSTextLayoutManager`.
  case textKit
  /// StyleSpec's own layout, which takes a baseline as a position and does not need an offset.
  case layout
  /// CSS: a browser or an HTML view. A spec's `offsetHost: css` means the same.
  case css
}

/// The rules of all hosts.
extension StyleHost {
  /// The placement of text in a line box by this host. Constant data.
  public var rule: HostRule {
    switch self {
    case .legacyLabel:
      HostRule(
        placement: .offset(slackAbove: 1, rise: 2, fall: 1),
        lineFonts: .line,
        source: "Measured: the Yanxuan offsets are a quarter of the slack, within 0.16 pt in all twelve rows; "
          + "that centers text only where it moves by twice the offset.",
        exception: nil
      )
    case .label:
      HostRule(
        placement: .offset(slackAbove: 1, rise: 1, fall: 1),
        lineFonts: .line,
        source: "Public comparisons of iOS 16.2 with 16.4; "
          + "for negative offsets the iOS 16.6 release notes (106109259).",
        exception: "iOS 16.4 and 16.5 ignore a negative offset when the text has a minimum or maximum line height."
      )
    case .textKit:
      HostRule(
        placement: .offset(slackAbove: 1, rise: 1, fall: 1),
        lineFonts: .line,
        source: "Taken to be the rule of `UILabel` from iOS 16.4; not measured apart from it.",
        exception: nil
      )
    case .layout:
      HostRule(
        placement: .baseline,
        lineFonts: .line,
        source: "By definition: a line box has its baseline where the style says.",
        exception: nil
      )
    case .css:
      HostRule(
        placement: .offset(slackAbove: 0.5, rise: 1, fall: 1),
        lineFonts: .paragraph,
        source: "CSS Inline Layout Module Level 3, section 4.2: half of the leading goes over the ascent.",
        exception: "Only relative positioning moves the text alone; `vertical-align` can also make the line taller."
      )
    }
  }
}
