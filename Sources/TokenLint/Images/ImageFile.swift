/// The state of the file at the path of an image.
package enum ImageFile: Sendable, Hashable {
  /// No regular file: nothing at all, a folder, or a pipe.
  case missing
  /// A file without usable data. The problem is the part of the message after the path: `is empty`.
  case unreadable(String)
  /// An image.
  case image(ImageFacts)
}

extension ImageFile {
  /// The largest file that is looked at, in bytes. Images of texts are far smaller.
  package static let maximumBytes = 10 * 1_024 * 1_024

  /// Reads the headers of a whole file, and steps over everything else: pixels are not decoded. Any bytes are taken.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    do throws(ImageProblem) {
      guard bytes.count <= Self.maximumBytes else { throw .tooLarge }
      guard !bytes.isEmpty else { throw .empty }
      var reader = ByteReader(bytes)
      guard let format = Self.signatures.first(where: { reader.skip($0.bytes) })?.format else { throw .unknown }
      let facts = try Self.facts(of: format, &reader)
      guard facts.width > 0, facts.height > 0 else { throw .damaged("it has no pixels") }
      self = .image(facts)
    } catch {
      self = .unreadable(error.message)
    }
  }

  /// The first bytes of files of a format.
  private static let signatures: [(bytes: [UInt8], format: ImageFormat)] = [
    (PNGHeader.signature, .png), (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif), ([0xFF, 0xD8], .jpeg),
    (Array("RIFF".utf8), .webp),
  ]

  /// Reads what follows the signature. A table of these functions would need macOS 15: they have typed throws.
  private static func facts(of format: ImageFormat, _ reader: inout ByteReader) throws(ImageProblem) -> ImageFacts {
    switch format {
    case .png: try PNGHeader.facts(&reader)
    case .gif: try GIFHeader.facts(&reader)
    case .jpeg: try JPEGHeader.facts(&reader)
    case .webp: try WebPHeader.facts(&reader)
    }
  }
}
