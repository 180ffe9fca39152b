internal import StyleTables

/// The attributes of a text to measure, in points.
package struct HostSample: Sendable, Hashable {
  /// The size of the system's regular font.
  package var size: Double
  /// The minimum line height of the paragraph style; zero without one.
  package var lineHeight: Double
  package var lineSpacing: Double
  /// The baseline offset; positive is up.
  package var offset: Double

  package init(size: Double, lineHeight: Double, lineSpacing: Double, offset: Double) {
    (self.size, self.lineHeight, self.lineSpacing, self.offset) = (size, lineHeight, lineSpacing, offset)
  }

  /// The sample for SwiftUI's `Text`, which ignores line heights: the slack becomes line spacing.
  package func withoutLineHeight(for font: ReportedFont) -> Self {
    let slack = max(lineHeight - font.ascent - font.descent, 0)
    return Self(size: size, lineHeight: 0, lineSpacing: slack + lineSpacing, offset: offset)
  }

  /// The distance from the top of a line box to the baseline to which the offset moves the text of a label, from iOS
  /// 16.4 on.
  package func baseline(in font: ReportedFont) -> Double {
    StyleHost.label.rule.baseline(
      inBoxOfHeight: max(lineHeight, font.ascent + font.descent),
      lineHeight: lineHeight,
      baseline: 0,
      offset: offset,
      ascent: font.ascent,
      descent: font.descent
    )
  }

  /// Two lines of one paragraph. The second shows how high the first line box is.
  package static let text = "H\u{2028}H"

  /// The twelve styles of `tokens/yanxuan.yaml` that have a line height: those of its table, and 14 in read mode. Size
  /// 13 is not among them. It is plain, so no host has a rule for it.
  ///
  /// The offsets are twice those of the table, as for labels from iOS 16.4 on. So every mistake of a rule moves the
  /// text by more than the tolerance.
  package static let styles = [
    Self(size: 9, lineHeight: 12, lineSpacing: 1, offset: 0.8),
    Self(size: 10, lineHeight: 15, lineSpacing: 2, offset: 1.6),
    Self(size: 11, lineHeight: 16, lineSpacing: 2, offset: 1.6),
    Self(size: 12, lineHeight: 18, lineSpacing: 2.5, offset: 2),
    Self(size: 14, lineHeight: 20, lineSpacing: 3, offset: 1.6),
    Self(size: 15, lineHeight: 22, lineSpacing: 3.5, offset: 2.2),
    Self(size: 16, lineHeight: 24, lineSpacing: 4, offset: 2.2),
    Self(size: 18, lineHeight: 26, lineSpacing: 4, offset: 2.4),
    Self(size: 22, lineHeight: 32, lineSpacing: 4.5, offset: 3),
    Self(size: 24, lineHeight: 36, lineSpacing: 5, offset: 4),
    Self(size: 27, lineHeight: 40, lineSpacing: 6, offset: 4),
    Self(size: 14, lineHeight: 22, lineSpacing: 4, offset: 2.8),
  ]

  /// Each style with its offset, without one, and with the negative one.
  package static let all = styles.flatMap { style in
    [style.offset, 0, -style.offset].map { offset in
      var sample = style
      sample.offset = offset
      return sample
    }
  }
}
