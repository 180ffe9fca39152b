#if os(iOS) || os(tvOS) || os(visionOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import QuartzCore
  internal import UIKit

  extension SystemMeasuring {
    static var screenScale: Double { Double(UIGraphicsImageRendererFormat.preferred().scale) }

    static func draw(_ sample: HostSample, in view: MeasuredView) -> ViewDrawing? {
      switch view {
      case .uiLabel:
        let label = UILabel(frame: limits)
        label.numberOfLines = 0
        label.attributedText = text(sample)
        return drawing(of: label)
      case .uiTextView:
        let textView = UITextView(frame: limits)
        textView.isScrollEnabled = false
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.attributedText = text(sample)
        return drawing(of: textView)
      case .text: return drawText(sample)
      case .styledTextView: return drawStyledText(sample)
      case .nsTextField, .nsTextView: return nil
      }
    }

    /// A drawing of a view that is as large as it likes within its frame, so that its text begins at its top.
    private static func drawing(of view: UIView) -> ViewDrawing? {
      view.backgroundColor = .white
      let size = view.sizeThatFits(limits.size)
      view.frame = CGRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      let window = UIWindow(frame: view.bounds)
      window.addSubview(view)
      window.isHidden = false
      setScale(of: view)
      window.layoutIfNeeded()
      let layers = bitmap(size) { view.layer.render(in: $0) }
      // A window also shows what layers do not draw by themselves.
      let isBlank = layers?.inkBands.isEmpty ?? true
      let drawn =
        isBlank ? bitmap(size) { _ in _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) } : layers
      return drawn.map { ViewDrawing(bitmap: $0, viewHeight: Double(size.height), textTop: 0) }
    }

    /// Views draw with the pixels of their screen, unless they are told otherwise.
    private static func setScale(of view: UIView) {
      view.contentScaleFactor = CGFloat(scale)
      for subview in view.subviews { setScale(of: subview) }
    }

    private static func bitmap(_ size: CGSize, draw: (CGContext) -> Void) -> Bitmap? {
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = CGFloat(scale)
      format.preferredRange = .standard
      let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
      return Bitmap(image.cgImage, scale: scale)
    }
  }
#endif
