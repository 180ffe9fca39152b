#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreGraphics
  internal import StyleLayout
  internal import UIKit

  extension ImageViewer where Self: UIView {
    /// Makes images move while the view is on a screen.
    func follow(_ identifiers: some Sequence<String>, by player: EmojiPlayer) {
      player.show(window == nil ? [] : Set(identifiers), in: self)
    }
  }

  extension AttachmentHosts {
    /// Shows the frames of images that are due now. If the store cannot load one, the app's image is used.
    func showImages(of resources: RichLabelResources) {
      let player = resources.player
      showImages { identifier in
        if player.lacks(identifier) { return UIImage(named: identifier)?.cgImage }
        return player.pixels(of: identifier)
      }
    }
  }
#endif
