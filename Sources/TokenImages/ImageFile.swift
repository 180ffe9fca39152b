/// What is at the path of an image.
public enum ImageFile: Sendable, Hashable {
  /// No regular file: nothing at all, a folder, or a pipe.
  case missing
  /// A file that says nothing that can be used. The problem is what a message has behind the path: `is empty`.
  case unreadable(String)
  /// An image.
  case image(ImageFacts)
}

extension ImageFile {
  /// The largest file that is looked at, in bytes. Images of texts are far smaller.
  public static let maximumBytes = 10 * 1_024 * 1_024

  /// Reads the headers of a whole file, and steps over everything else: pixels are not decoded. Any bytes are taken.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    do throws(ImageProblem) {
      guard bytes.count <= Self.maximumBytes else { throw .tooLarge }
      guard !bytes.isEmpty else { throw .empty }
      var reader = ByteReader(bytes)
      guard let read = Self.readers.first(where: { reader.skip($0.signature) })?.read else { throw .unknown }
      let facts = try read(&reader)
      guard facts.width > 0, facts.height > 0 else { throw .damaged("it has no pixels") }
      self = .image(facts)
    } catch {
      self = .unreadable(error.message)
    }
  }

  private typealias Reading = @Sendable (inout ByteReader) throws(ImageProblem) -> ImageFacts

  /// What files of a format start with, and how they go on.
  private static let readers: [(signature: [UInt8], read: Reading)] = [
    (PNGHeader.signature, PNGHeader.facts), (Array("GIF87a".utf8), GIFHeader.facts),
    (Array("GIF89a".utf8), GIFHeader.facts), ([0xFF, 0xD8], JPEGHeader.facts), (Array("RIFF".utf8), WebPHeader.facts),
  ]
}
