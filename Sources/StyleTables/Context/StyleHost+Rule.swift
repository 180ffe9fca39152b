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
        source: "Assumed to be the rule of `UILabel` from iOS 16.4; not measured separately.",
        exception: nil
      )
    case .swiftUI:
      HostRule(
        placement: .lineHeight(slackAbove: 0),
        lineFonts: .line,
        source: "The page of `AttributedString.LineHeight`: it is the distance between two baselines. "
          + "Two public measurements on macOS 26 found all slack below the text; we did not measure it.",
        exception: "Ink outside of an exact line may be clipped, where the line is lower than its font."
      )
    case .swiftUILegacy:
      HostRule(
        placement: .lineSpacing,
        lineFonts: .line,
        source: "The pages of `lineSpacing`: it is the distance from the bottom of a line to the top of the next, "
          + "and never negative. That a line is as high as its font comes from public code; we did not measure it.",
        exception: "Public measurements found lines rounded up, to pixels on iOS and to points on the Mac. "
          + "Where the line spacing would be negative, it is 0, and lines are farther apart than in the style."
      )
    case .layout:
      HostRule(
        placement: .baseline,
        lineFonts: .line,
        source: "By definition: a line box has its baseline at the style's position.",
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
