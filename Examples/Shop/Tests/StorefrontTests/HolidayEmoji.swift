import Foundation
import StyleSpec

/// The emoji of `Holiday/Shop.emojicatalog`.
func holidayEmoji() throws -> EmojiCatalog {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  return try EmojiCatalog(validating: Data(contentsOf: folder.appendingPathComponent("Holiday/Shop.emojicatalog")))
}
