internal import CLibFuzzer
internal import StyleLayout
internal import StyleRichText

/// Limits that a few bytes reach, so that the memory stays small.
let limits: AnimatedImageLimits = {
  var limits = AnimatedImageLimits()
  (limits.side, limits.pixels, limits.frames, limits.totalPixels) = (512, 1 << 16, 40, 1 << 20)
  return limits
}()

/// Reads a GIF or PNG file. The last byte is the number of frames that are kept. Frames are decoded in their order, and
/// again from the end: both ways, they are the same, or damaged.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  var bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let kept = bytes.popLast(), let image = try? AnimatedImage(bytes, limits: limits) else { return 0 }
  precondition(image.width > 0 && image.height > 0 && image.width * image.height <= limits.pixels)
  precondition(image.frameCount <= limits.frames && image.timing.delays.count == image.frameCount)
  precondition(image.timing.delays.allSatisfy { (0.02...656).contains($0) })
  var small = limits
  small.keptBytes = Int(kept) * (8 * image.width * image.height + 1_024)
  guard let other = try? AnimatedImage(bytes, limits: small) else { preconditionFailure("it was read before") }
  let frames = (0..<image.frameCount).map { try? image.frame($0) }
  for index in frames.indices.reversed() {
    let again = try? other.frame(index)
    precondition(again == frames[index], "a frame does not depend on those that were shown before")
    guard let pixels = again?.pixels else { continue }
    precondition(pixels.width == image.width && pixels.height == image.height)
    precondition(pixels == PixelBuffer(width: pixels.width, height: pixels.height, bytes: pixels.bytes))
  }
  return 0
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
