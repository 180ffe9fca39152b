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
    ///   - metrics: The line metrics; nil for a plain size, which does not change the paragraph style.
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
    /// A style determines the height of its lines: an existing multiple or maximum is reset.
    func setLines(_ metrics: HostLineMetrics?, _ height: StyleUIOptions.LineHeight) {
      guard let metrics else { return }
      minimumLineHeight = CGFloat(metrics.minimumLineHeight)
      maximumLineHeight = height == .exact ? CGFloat(metrics.minimumLineHeight) : 0
      lineHeightMultiple = 0
      lineSpacing = CGFloat(metrics.lineSpacing)
    }
  }
#endif
