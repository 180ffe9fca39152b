#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import Foundation
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import UIKit

  /// The variants of a key, next to it.
  final class KeyVariantsView: UIView {
    private let resources: RichLabelResources
    private var emoji: [EmojiCode] = []
    private var images: [CALayer] = []
    private let marker = CALayer()

    init(_ resources: RichLabelResources) {
      self.resources = resources
      super.init(frame: .zero)
      isHidden = true
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      marker.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).cgColor
      marker.cornerRadius = 8
      layer.addSublayer(marker)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the variants of a key on the visible page, and which of them is selected.
    func show(_ variants: KeyVariants) {
      if variants.emoji != emoji { replaceImages(by: variants.emoji) }
      frame = CGRect(variants.frame)
      isHidden = false
      for (index, image) in images.enumerated() {
        image.showAtOnce { image.frame = rect(ofItem: index, of: variants, outset: -6) }
      }
      marker.showAtOnce {
        marker.isHidden = variants.selected == nil
        if let selected = variants.selected { marker.frame = rect(ofItem: selected, of: variants, outset: -2) }
      }
      showImages()
    }

    func hide() {
      isHidden = true
      replaceImages(by: [])
    }

    private func rect(ofItem index: Int, of variants: KeyVariants, outset: Double) -> CGRect {
      let rect = variants.rect(ofItem: index)
      let (x, y) = (rect.x - variants.frame.x, rect.y - variants.frame.y)
      return CGRect(LayoutRect(x: x, y: y, width: rect.width, height: rect.height).outset(by: outset))
    }

    private func replaceImages(by emoji: [EmojiCode]) {
      self.emoji = emoji
      for image in images { image.removeFromSuperlayer() }
      images = emoji.map { _ in CALayer() }
      for image in images {
        image.contentsGravity = .resizeAspect
        layer.addSublayer(image)
      }
      follow(emoji.map(\.identifier), by: resources.player)
    }
  }

  extension KeyVariantsView: ImageViewer {
    func showImages() {
      for (image, emoji) in zip(images, emoji) {
        let contents = resources.player.pixels(of: emoji.identifier)
        image.showAtOnce { image.contents = contents }
      }
    }
  }
#endif
