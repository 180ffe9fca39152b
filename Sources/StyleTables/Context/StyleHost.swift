/// A text system that shows styled text.
///
/// The same baseline needs a different offset in each of them: see ``rule``. The raw values are stable, and so is the
/// coded form, which is the raw value.
public enum StyleHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// `UILabel` before iOS 16.4. A spec's `offsetHost: uikit-legacy` means the same.
  case legacyLabel
  /// `UILabel` from iOS 16.4 on. A spec's `offsetHost: uikit` means the same.
  case label
  /// TextKit: `UITextView`, `NSTextView`, and drawing with `NSLayoutManager` or `NSTextLayoutManager`.
  case textKit
  /// SwiftUI's `Text` from iOS 26 and macOS 26 on, with the modifiers `lineHeight` and `padding`.
  case swiftUI
  /// SwiftUI's `Text` before iOS 26 and macOS 26, with the modifiers `lineSpacing` and `padding`.
  case swiftUILegacy
  /// StyleSpec's own layout, which takes a baseline as a position and does not need an offset.
  case layout
  /// CSS: a browser or an HTML view. A spec's `offsetHost: css` means the same.
  case css
}
