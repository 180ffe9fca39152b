#if os(macOS)
  internal import AppKit
  internal import CoreFoundation
  internal import CoreGraphics
  internal import Foundation

  extension SystemMeasuring {
    static var screenScale: Double { NSScreen.main.map { Double($0.backingScaleFactor) } ?? 1 }

    static func draw(_ sample: HostSample, in view: MeasuredView) -> ViewDrawing? {
      // Views and windows need it.
      _ = NSApplication.shared
      switch view {
      case .nsTextField:
        let field = NSTextField(wrappingLabelWithString: "")
        field.isSelectable = false
        field.attributedStringValue = text(sample)
        field.setFrameSize(field.sizeThatFits(limits.size))
        let textTop = field.cell.map { Double($0.drawingRect(forBounds: field.bounds).origin.y) }
        return drawing(of: field, textTop: textTop ?? 0)
      case .nsTextView:
        let textView = NSTextView(frame: limits)
        textView.drawsBackground = false
        textView.textContainerInset = .zero
        textView.textContainer?.lineFragmentPadding = 0
        textView.textStorage?.setAttributedString(text(sample))
        return drawing(of: textView, textTop: Double(textView.textContainerOrigin.y))
      case .text: return drawText(sample)
      case .styledTextView: return drawStyledText(sample)
      case .uiLabel, .uiTextView: return nil
      }
    }

    /// A drawing of a view whose origin is at the top. Its size is rounded up to whole points, and so to whole pixels.
    private static func drawing(of view: NSView, textTop: Double) -> ViewDrawing? {
      let height = Double(view.frame.size.height)
      let width = Double(view.frame.size.width).rounded(.up)
      let frame = CGRect(x: 0, y: 0, width: width, height: height.rounded(.up))
      let window = NSWindow(contentRect: frame, styleMask: .borderless, backing: .buffered, defer: false)
      view.frame = frame
      window.contentView = view
      view.layoutSubtreeIfNeeded()
      let image = NSBitmapImageRep(
        bitmapDataPlanes: nil,
        pixelsWide: Int(width * scale),
        pixelsHigh: Int(height.rounded(.up) * scale),
        bitsPerSample: 8,
        samplesPerPixel: 4,
        hasAlpha: true,
        isPlanar: false,
        colorSpaceName: .deviceRGB,
        bytesPerRow: 0,
        bitsPerPixel: 0
      )
      guard let image else { return nil }
      // In points, which sets the scale.
      image.size = frame.size
      view.cacheDisplay(in: frame, to: image)
      return Bitmap(image.cgImage, scale: scale)
        .map { ViewDrawing(bitmap: $0, viewHeight: height, textTop: textTop) }
    }
  }
#endif
