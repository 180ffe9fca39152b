#if canImport(CGIF)
  internal import CGIF

  /// Decodes the pixels of a frame with giflib.
  enum GIFIndices {
    /// The index of each pixel's color, in the order of the file.
    ///
    /// Giflib reads a file of this one frame, so that it need not read those before.
    static func decoded(_ frame: GIFFrame, in bytes: [UInt8]) throws(AnimatedImageError) -> [UInt8] {
      let count = frame.width * frame.height
      guard count > 0 else { return [] }
      let file = FrameFile(frame, in: bytes)
      return try withExtendedLifetime(file) { () throws(AnimatedImageError) in
        guard let gif = DGifOpen(Unmanaged.passUnretained(file).toOpaque(), FrameFile.read, nil) else {
          throw .damaged("giflib cannot open it")
        }
        defer { DGifCloseFile(gif, nil) }
        var kind = UNDEFINED_RECORD_TYPE
        var indices = [UInt8](repeating: 0, count: count)
        guard DGifGetRecordType(gif, &kind) == GIF_OK, kind == IMAGE_DESC_RECORD_TYPE,
          DGifGetImageDesc(gif) == GIF_OK, DGifGetLine(gif, &indices, Int32(clamping: count)) == GIF_OK
        else { throw .damaged(message(gif)) }
        return indices
      }
    }

    private static func message(_ gif: UnsafeMutablePointer<GifFileType>) -> String {
      guard let text = GifErrorString(gif.pointee.Error) else { return "its pixels cannot be decoded" }
      return "its pixels cannot be decoded (giflib: \(String(cString: text)))"
    }
  }

  /// The bytes of a GIF file with one frame that fills the screen, not interlaced and without a palette.
  private final class FrameFile {
    private let header: [UInt8]
    private let bytes: [UInt8]
    private let data: Range<Int>
    private var position = 0

    init(_ frame: GIFFrame, in bytes: [UInt8]) {
      let size = [frame.width, frame.height].flatMap { side in
        [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side >> 8)]
      }
      header = Array("GIF89a".utf8) + size + [0, 0, 0, 0x2C, 0, 0, 0, 0] + size + [0]
      self.bytes = bytes
      data = frame.data
    }

    static let read: InputFunc = { gif, target, length in
      guard let target, let file = gif?.pointee.UserData else { return 0 }
      return Unmanaged<FrameFile>.fromOpaque(file).takeUnretainedValue().read(into: target, Int(length))
    }

    /// Returns the number of bytes that were read.
    private func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int32 {
      var read = 0
      while read < count, position < header.count + data.count {
        let index = position - header.count
        target[read] = index < 0 ? header[position] : bytes[data.lowerBound + index]
        position += 1
        read += 1
      }
      return Int32(clamping: read)
    }
  }
#endif
