/// A text system that shows styled text.
///
/// The same baseline needs another offset in each of them; ``rule`` says why. The raw values are stable, and so is the
/// coded form, which is the raw value.
public enum StyleHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// `UILabel` before iOS 16.4. A spec's `offsetHost: uikit-legacy` means the same.
  case legacyLabel
  /// `UILabel` from iOS 16.4 on. A spec's `offsetHost: uikit` means the same.
  case label
  /// TextKit: `UITextView`, `NSTextView`, and drawing with `NSLayoutManager` or `NSTextLayoutManager`.
  case textKit
  /// StyleSpec's own layout, which takes a baseline as a position and needs no offset.
  case layout
  /// CSS: a browser or an HTML view. A spec's `offsetHost: css` means the same.
  case css
}
