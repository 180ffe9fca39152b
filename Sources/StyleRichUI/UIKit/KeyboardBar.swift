#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import UIKit

  /// The bar of packs.
  final class KeyboardBar: UIView {
    /// Gets the number of a tapped tab.
    var onSelect: (Int) -> Void = { _ in }
    /// The image of the recently used emoji.
    var recentsImage: UIImage? {
      didSet { recents.image = recentsImage }
    }
    private let recents = UIImageView()
    private let resources: RichLabelResources
    private var tabs: [EmojiKeyboard.Tab] = []
    private var selected: Int?
    private var images: [CALayer] = []
    private let marker = CALayer()

    init(_ resources: RichLabelResources) {
      self.resources = resources
      super.init(frame: .zero)
      marker.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).cgColor
      marker.cornerRadius = 8
      layer.addSublayer(marker)
      recents.contentMode = .center
      recents.tintColor = .label
      addSubview(recents)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows tabs, and which of them is selected.
    func show(_ tabs: [EmojiKeyboard.Tab], selected: Int?) {
      (self.tabs, self.selected) = (tabs, selected)
      for image in images { image.removeFromSuperlayer() }
      images = tabs.map { _ in CALayer() }
      for image in images {
        image.contentsGravity = .resizeAspect
        layer.addSublayer(image)
      }
      followImages()
      setNeedsLayout()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      followImages()
    }

    private func followImages() { follow(tabs.compactMap { $0.icon?.identifier }, by: resources.player) }

    override func layoutSubviews() {
      super.layoutSubviews()
      let geometry = geometry
      for (index, image) in images.enumerated() {
        image.showAtOnce { image.frame = CGRect(geometry.rect(ofTab: index).outset(by: -8)) }
      }
      recents.isHidden = tabs.first.map { $0.pack != nil } ?? true
      recents.frame = CGRect(geometry.rect(ofTab: 0))
      marker.showAtOnce {
        marker.isHidden = selected == nil
        marker.frame = CGRect(geometry.rect(ofTab: selected ?? 0).outset(by: -4))
      }
      showImages()
    }

    private var geometry: KeyboardBarGeometry {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return KeyboardBarGeometry(size: LayoutSize(bounds.size), isRightToLeft: isRightToLeft)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let point = LayoutPoint(touch.location(in: self), from: .zero)
      if let index = geometry.tab(at: point, of: tabs.count) { onSelect(index) }
    }
  }

  extension KeyboardBar: ImageViewer {
    func showImages() {
      for (image, tab) in zip(images, tabs) {
        let icon = tab.icon.flatMap { resources.player.pixels(of: $0.identifier) }
        image.showAtOnce { image.contents = icon }
      }
    }
  }
#endif
