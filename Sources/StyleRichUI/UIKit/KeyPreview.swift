#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import Foundation
  internal import QuartzCore
  internal import StyleLayout
  internal import UIKit

  /// The name and a larger image of an emoji, above its key.
  final class KeyPreview: UIView {
    private let image = CALayer()
    private let name = UILabel()
    private static let size = LayoutSize(width: 120, height: 112)

    init() {
      super.init(frame: .zero)
      isHidden = true
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      image.contentsGravity = .resizeAspect
      image.frame = CGRect(x: 24, y: 8, width: 72, height: 72)
      layer.addSublayer(image)
      name.textAlignment = .center
      name.frame = CGRect(x: 4, y: 84, width: Self.size.width - 8, height: 20)
      addSubview(name)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an emoji above a key of a view, and within the view if it is wide enough.
    func show(_ contents: CGImage?, name text: String, above key: LayoutRect, in view: UIView) {
      let size = Self.size
      let x = min(max(key.x + key.width / 2 - size.width / 2, 0), max(Double(view.bounds.size.width) - size.width, 0))
      frame = CGRect(x: x, y: key.y - size.height, width: size.width, height: size.height)
      image.showAtOnce { image.contents = contents }
      name.text = text
      isHidden = false
    }

    func hide() { isHidden = true }
  }
#endif
