internal import StyleLayout
internal import StyleTables

/// The frames of a GIF file, decoded when they are shown first.
final class ImageFrames: Sendable {
  private struct State {
    let decoder: any FrameDecoder
    var kept: KeptFrames
    /// Errors of frames, which are not decoded again.
    var errors: [Int: AnimatedImageError] = [:]
    /// The number of frames that were decoded.
    var decodings = 0
  }

  private let state: Locked<State>
  /// The number of frames below each frame.
  private let depths: [Int]
  /// The frames that others are painted over.
  private let bases: Set<Int>
  /// The maximum size of the kept frames and of each frame's description, in bytes.
  let maximumBytes: Int

  /// The memory of a kept frame in addition to its pixels: objects, table entries, and the drawn copy. On Linux, 750
  /// bytes were measured.
  private static let frameOverhead = 1_024
  /// The memory of a frame's description: its record, times and bases, and its error. On Linux, 125 bytes were
  /// measured, and 250 for an error.
  static let recordBytes = 400

  /// The size of a kept frame, in bytes. Its pixels count twice, because a frame that is drawn is copied.
  static func frameBytes(width: Int, height: Int) -> Int { 2 * 4 * width * height + frameOverhead }

  init(_ file: GIFFile, limits: AnimatedImageLimits) {
    let decoder = makeFrameDecoder(file)
    let below = file.frames.indices.map { decoder.base(of: $0) }
    var depths: [Int] = []
    for base in below { depths.append(base.map { depths[$0] + 1 } ?? 0) }
    self.depths = depths
    bases = Set(below.compactMap { $0 })
    let frameBytes = Self.frameBytes(width: file.width, height: file.height)
    let kept = KeptFrames(frameCount: file.frames.count, frameBytes: frameBytes, limit: limits.keptBytes)
    maximumBytes = kept.capacity * frameBytes + file.frames.count * Self.recordBytes
    state = Locked(State(decoder: decoder, kept: kept))
  }

  /// A frame that exists.
  func frame(_ index: Int) -> Result<AttachmentImage, AnimatedImageError> {
    state.withLock { state in
      if let known = state.kept.frame(index) { return .success(known) }
      do throws(AnimatedImageError) {
        return .success(try decoded(index, &state))
      } catch {
        state.errors[index] = error
        return .failure(error)
      }
    }
  }

  /// Decodes a frame over the nearest kept one below it.
  private func decoded(_ index: Int, _ state: inout State) throws(AnimatedImageError) -> AttachmentImage {
    var missing = [index]
    var screen: AttachmentImage?
    while screen == nil, let last = missing.last {
      if let error = state.errors[last] { throw error }
      guard let base = state.decoder.base(of: last) else { break }
      screen = state.kept.frame(base)
      if screen == nil { missing.append(base) }
    }
    var image = AttachmentImage(png: [])
    for frame in missing.reversed() {
      state.decodings += 1
      do throws(AnimatedImageError) {
        image = AttachmentImage(pixels: try state.decoder.frame(frame, over: screen?.pixels))
      } catch {
        state.errors[frame] = error
        throw error
      }
      if bases.contains(frame) { state.kept.keepStep(image, at: frame, depth: depths[frame]) }
      screen = image
    }
    state.kept.keep(image, at: index)
    return image
  }

  /// The number of frames that were decoded, also more than once.
  var decodings: Int { state.withLock { $0.decodings } }
  /// The number of frames that are kept.
  var keptCount: Int { state.withLock { $0.kept.count } }
}
