import CGIFSystem

/// GIF files by giflib alone.
enum BareGIF {
  struct Failure: Error {}

  static let side = 72
  static let frameCount = 20

  /// A file of 20 frames, 72 × 72 pixels each: a disc in shades of a color that moves on a transparent background.
  static func file(_ number: Int) throws -> [UInt8] {
    let output = Bytes()
    let colors = (0..<32).map { GifColorType(Red: UInt8(8 * $0), Green: UInt8(number * 40 & 255), Blue: 128) }
    guard let map = GifMakeMapObject(32, colors), let gif = EGifOpen(output.pointer, Bytes.write, nil) else {
      throw Failure()
    }
    defer { GifFreeMapObject(map) }
    EGifSetGifVersion(gif, true)
    let length = Int32(side)
    guard EGifPutScreenDesc(gif, length, length, 5, 0, map) == GIF_OK else { throw Failure() }
    for frame in 0..<frameCount {
      // Frames replace each other after a twentieth of a second; color 0 is transparent.
      var control: [UInt8] = [2 << 2 | 1, 5, 0, 0]
      var indices = indices(frame)
      guard EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, &control) == GIF_OK,
        EGifPutImageDesc(gif, 0, 0, length, length, false, nil) == GIF_OK,
        EGifPutLine(gif, &indices, length * length) == GIF_OK
      else { throw Failure() }
    }
    guard EGifCloseFile(gif, nil) == GIF_OK else { throw Failure() }
    return output.bytes
  }

  private static func indices(_ frame: Int) -> [UInt8] {
    (0..<side * side).map { place in
      let (x, y) = (place % side - side / 2 - frame % 5 + 2, place / side - side / 2)
      let distance = x * x + y * y
      return distance > 900 ? 0 : UInt8(1 + (distance / 30 + frame) % 31)
    }
  }

  /// Decodes all frames one after the other, and returns the number of pixels. Nothing is painted.
  static func decode(_ bytes: [UInt8]) throws -> Int {
    let input = Bytes(bytes)
    guard let gif = DGifOpen(input.pointer, Bytes.read, nil) else { throw Failure() }
    defer { DGifCloseFile(gif, nil) }
    var (count, kind, code) = (0, UNDEFINED_RECORD_TYPE, Int32(0))
    var block: UnsafeMutablePointer<GifByteType>?
    var line = [UInt8](repeating: 0, count: side * side)
    while DGifGetRecordType(gif, &kind) == GIF_OK, kind != TERMINATE_RECORD_TYPE {
      if kind == IMAGE_DESC_RECORD_TYPE {
        guard DGifGetImageDesc(gif) == GIF_OK, DGifGetLine(gif, &line, Int32(side * side)) == GIF_OK else {
          throw Failure()
        }
        count += line.count
      } else {
        guard DGifGetExtension(gif, &code, &block) == GIF_OK else { throw Failure() }
        while block != nil { guard DGifGetExtensionNext(gif, &block) == GIF_OK else { throw Failure() } }
      }
    }
    return count
  }
}

/// A file in memory.
private final class Bytes {
  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func file(_ gif: UnsafeMutablePointer<GifFileType>?) -> Bytes? {
    gif?.pointee.UserData.map { Unmanaged<Bytes>.fromOpaque($0).takeUnretainedValue() }
  }

  static let read: InputFunc = { gif, target, length in
    guard let file = file(gif), let target else { return 0 }
    let part = file.bytes[file.position..<min(file.position + Int(length), file.bytes.count)]
    UnsafeMutableRawBufferPointer(start: target, count: part.count).copyBytes(from: part)
    file.position += part.count
    return Int32(part.count)
  }

  static let write: OutputFunc = { gif, source, length in
    guard let file = file(gif) else { return 0 }
    file.bytes += UnsafeBufferPointer(start: source, count: Int(length))
    return length
  }
}
