#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  internal import CoreFoundation
  internal import Foundation
  #if os(macOS)
    internal import AppKit

    private typealias SystemFont = NSFont
    private typealias SystemColor = NSColor
  #else
    internal import UIKit

    private typealias SystemFont = UIFont
    private typealias SystemColor = UIColor
  #endif

  extension SystemMeasuring {
    /// The frame of views while they are made, in points. All samples fit in it.
    static let limits = CGRect(x: 0, y: 0, width: 60, height: 120)

    static func font(ofSize size: Double) -> ReportedFont {
      let font = SystemFont.systemFont(ofSize: CGFloat(size))
      return ReportedFont(
        name: font.fontName,
        ascent: Double(font.ascender),
        descent: -Double(font.descender),
        capHeight: Double(font.capHeight)
      )
    }

    /// A sample with the system's attributes, and nothing of StyleSpec's.
    static func text(_ sample: HostSample) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = CGFloat(sample.lineHeight)
      style.lineSpacing = CGFloat(sample.lineSpacing)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: SystemFont.systemFont(ofSize: CGFloat(sample.size)), .foregroundColor: SystemColor.black,
        .paragraphStyle: style, .baselineOffset: sample.offset,
      ]
      return NSAttributedString(string: HostSample.text, attributes: attributes)
    }
  }
#endif
