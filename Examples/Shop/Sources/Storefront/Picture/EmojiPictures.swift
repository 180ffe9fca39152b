import Foundation
import StyleLayout
import StyleSpec

/// The images of emoji, which are resources of this package. Each is read once.
enum EmojiPictures {
  private static let images = Dictionary(
    Shop.emoji.packs.flatMap(\.codes).compactMap { code in
      // The bundle has the folder `emoji` of the spec. A picture on paper does not move.
      Bundle.module.url(forResource: code.still ?? code.image, withExtension: nil)
        .flatMap { try? Data(contentsOf: $0) }
        .map { (code.identifier, AttachmentImage(png: Array($0))) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The image of an attachment; nil if it is not an emoji of this shop.
  static func image(of attachment: TextAttachment) -> AttachmentImage? { images[attachment.identifier] }
}
