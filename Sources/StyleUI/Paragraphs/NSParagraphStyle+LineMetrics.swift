#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import CoreFoundation
  public import StyleTables
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  extension NSParagraphStyle {
    /// Returns the paragraph style with the line metrics of a style. Alignment, indents, tab stops and all else stay.
    ///
    /// ```swift
    /// let style = StyleCode.t14_gray2_bold.resolved(in: StyleContext(label.traitCollection))
    /// paragraph = paragraph.merging(style.metrics)
    /// ```
    ///
    /// - Parameters:
    ///   - metrics: The line metrics; nil for those of a plain size, which leaves the paragraph style as it is.
    ///   - lineHeight: Whether lines may be taller than the style's line height.
    public func merging(
      _ metrics: HostLineMetrics?,
      lineHeight: StyleUIOptions.LineHeight = .minimum
    ) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(self)
      style.setLines(metrics, lineHeight)
      return style
    }
  }

  extension NSMutableParagraphStyle {
    /// A style decides the height of its lines: a multiple or a maximum that was there before does not count.
    func setLines(_ metrics: HostLineMetrics?, _ height: StyleUIOptions.LineHeight) {
      guard let metrics else { return }
      minimumLineHeight = CGFloat(metrics.minimumLineHeight)
      maximumLineHeight = height == .exact ? CGFloat(metrics.minimumLineHeight) : 0
      lineHeightMultiple = 0
      lineSpacing = CGFloat(metrics.lineSpacing)
    }
  }
#endif
