internal import StyleLayout

/// The decoded frames that an image keeps: those that were shown last and, if not all frames find room, some that are a
/// fixed number of steps apart, so that any other one is decoded in few steps.
struct KeptFrames {
  private var recent: RecentlyUsed<Int, AttachmentImage>
  private var steps: [Int: AttachmentImage] = [:]
  /// The number of frames from one step to the next; nil if there is room for all frames.
  let stride: Int?
  /// The maximum number of kept frames.
  let capacity: Int

  /// - Parameters:
  ///   - frameCount: The number of frames of the image, at least one.
  ///   - frameBytes: The size of a frame, in bytes.
  ///   - limit: The maximum size of the frames that are kept, in bytes. At least two are kept: the shown one, and the
  ///     one that the next one is painted over.
  init(frameCount: Int, frameBytes: Int, limit: Int) {
    capacity = min(max(limit / max(frameBytes, 1), 2), max(frameCount, 1))
    let half = capacity / 2
    // Two slots for the frames shown last are needed, see above.
    if capacity >= frameCount || capacity < 4 {
      stride = nil
      recent = RecentlyUsed(limit: capacity)
    } else {
      // Rounded up, so that there are at most `half` steps.
      stride = (frameCount + half - 1) / half
      recent = RecentlyUsed(limit: capacity - half)
    }
  }

  var count: Int { recent.count + steps.count }

  /// Returns a frame and marks it as shown.
  mutating func frame(_ index: Int) -> AttachmentImage? { recent.value(for: index) ?? steps[index] }

  /// Keeps a frame that is shown.
  mutating func keep(_ frame: AttachmentImage, at index: Int) {
    if steps[index] == nil { recent.insert(frame, cost: 1, for: index) }
  }

  /// Keeps a frame that others are painted over if it is at a step.
  ///
  /// - Parameter depth: The number of frames below it.
  mutating func keepStep(_ frame: AttachmentImage, at index: Int, depth: Int) {
    if let stride, depth > 0, depth.isMultiple(of: stride) { steps[index] = frame }
  }
}
