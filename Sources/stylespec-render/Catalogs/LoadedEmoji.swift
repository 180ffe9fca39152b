internal import StyleLayout
internal import StyleTables
internal import StyledText
internal import TokenSystem

/// Emoji packs, and the base folder of their image paths.
struct LoadedEmoji {
  let catalog: EmojiCatalog
  /// Empty, or with a slash at its end.
  let folder: String

  /// The emoji of a file: a spec or a compiled catalog.
  init(_ catalog: EmojiCatalog, besides file: String) {
    self.catalog = catalog
    folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  /// The images of the emoji in a text, by the identifiers of attachments. Of an animated emoji, the still image is
  /// drawn. An image that cannot be drawn is reported, and left out.
  func images(in text: StyledText) -> (images: [String: AttachmentImage], problems: [String]) {
    var images: [String: AttachmentImage] = [:]
    var problems: [String] = []
    let identifiers = Set(text.runs.compactMap { $0.attributes.attachment?.identifier })
    for code in identifiers.sorted().compactMap(catalog.code(withIdentifier:)) {
      let path = folder + (code.still ?? code.image)
      do {
        let bytes = try FileDescriptor.reading(path).readAll(limit: Self.maximumBytes)
        if bytes.starts(with: Self.pngSignature) {
          images[code.identifier] = AttachmentImage(png: bytes)
        } else {
          let advice = "give an animated emoji a `still`"
          problems.append("\(path) is not a PNG file, so `\(code.code)` is a gray box; \(advice)")
        }
      } catch {
        problems.append("\(path) \(error.problem), so `\(code.code)` is a gray box")
      }
    }
    return (images, problems)
  }

  private static let maximumBytes = 16 << 20
  /// <https://www.w3.org/TR/png-3/#3PNGsignature>
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
