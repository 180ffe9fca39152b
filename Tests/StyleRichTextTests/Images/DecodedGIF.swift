import Foundation
import StyleLayout
import StyleRichText

/// What Chromium makes of a GIF file.
struct DecodedGIF: Decodable {
  struct Frame: Decodable {
    var width: Int
    var height: Int
    /// In microseconds.
    var duration: Double?
    /// Red, green, blue and alpha in Base64.
    var pixels: Data
  }

  var error: String?
  /// The number of repetitions; nil for ever.
  var repetitions: Int?
  var frames: [Frame]

  /// Compares our image of the file, pixel by pixel.
  ///
  /// - Parameter shortestDelay: In hundredths of a second. Decoders tell less, but pages show such a frame for a tenth
  ///   of a second.
  /// - Returns: What is wrong; nil if nothing is.
  func problem(with image: AnimatedImage, shortestDelay: Int = 2) throws -> String? {
    if let error { return error }
    if image.frameCount != frames.count { return "\(image.frameCount) frames, not \(frames.count)" }
    // A file of one frame is shown for ever there.
    if frames.count > 1, image.timing.plays.map({ $0 - 1 }) != repetitions { return "other repetitions" }
    let delays = image.timing.delays
    for (index, frame) in frames.enumerated() {
      let ours = try image.frame(index).pixels
      if ours != PixelBuffer(width: frame.width, height: frame.height, bytes: [UInt8](frame.pixels)) {
        return "frame \(index)"
      }
      if let duration = frame.duration {
        let expected = duration < Double(shortestDelay) * 1e4 ? 0.1 : duration / 1e6
        if delays[index] != expected { return "frame \(index) is shown for \(delays[index]) s, not \(expected) s" }
      }
    }
    return nil
  }
}
