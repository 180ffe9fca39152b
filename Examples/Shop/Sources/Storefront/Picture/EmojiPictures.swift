import Foundation
import StyleLayout
import StyleRichText
import StyleSpec

/// The images of emoji, which are resources of this package. The list that shows them owns the store, so that each is read once.
struct EmojiPictures: Sendable {
  /// With moving images.
  private let images = EmojiImageStore { try Self.read($0, isStill: false) }
  /// With one frame for each emoji, for paper and for people who ask for less motion.
  private let stills = EmojiImageStore { try Self.read($0, isStill: true) }

  /// The image of an attachment at a time.
  ///
  /// - Parameters:
  ///   - attachment: The attachment; one that is not an emoji of this shop has no image.
  ///   - seconds: The time since the page was opened; nil for an image that does not move.
  func image(of attachment: TextAttachment, at seconds: Double?) -> AttachmentImage? {
    guard let seconds else { return stills.frame(of: attachment.identifier) }
    let timing = images.image(for: attachment.identifier)?.timing
    return images.frame(timing?.frameIndex(at: seconds) ?? 0, of: attachment.identifier)
  }

  private struct UnknownEmoji: Error {
    let identifier: String
  }

  private static func read(_ identifier: String, isStill: Bool) throws -> [UInt8] {
    // The bundle has the folder `emoji` of the spec.
    guard let emoji = Shop.emoji.packs.flatMap(\.codes).first(where: { $0.identifier == identifier }),
      let file = Bundle.module.url(forResource: emoji.image(isStill: isStill), withExtension: nil)
    else { throw UnknownEmoji(identifier: identifier) }
    return Array(try Data(contentsOf: file))
  }
}
