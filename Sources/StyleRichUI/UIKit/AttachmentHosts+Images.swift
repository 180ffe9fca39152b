#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreGraphics
  internal import StyleLayout
  internal import UIKit

  extension AttachmentHosts {
    /// Shows the frames of images that are due now. What the store cannot load is an image of the app.
    func showImages(of resources: RichLabelResources) {
      let player = resources.player
      showImages { identifier in
        if player.lacks(identifier) { return UIImage(named: identifier)?.cgImage }
        return player.frame(of: identifier)?.coreGraphicsImage?.image
      }
    }
  }
#endif
