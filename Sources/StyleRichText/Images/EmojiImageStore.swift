public import StyleLayout
internal import StyleTables

/// The images of emoji, loaded once for all cells of a list.
///
/// ```swift
/// let store = EmojiImageStore(limit: 64 << 20) { identifier in
///   guard let emoji = Yanxuan.emoji.code(withIdentifier: identifier) else { throw MissingEmoji(identifier) }
///   return try Array(Data(contentsOf: folder.appending(path: emoji.image)))
/// }
/// drawing.draw(frame) { attachment in
///   store.frame(clock.frameIndex(of: attachment.identifier, at: now), of: attachment.identifier)
/// }
/// ```
///
/// The list that shows the emoji owns the store: a store for each cell, or for each drawing, would load each image
/// again. A store can be used on any thread. However many threads request an image at the same time, it is loaded once,
/// and the others wait for it.
///
/// The memory of the kept images, ``AnimatedImage/byteCount``, never exceeds the limit. The least recently used ones
/// are removed first. An image that is larger than the limit is returned but not kept. The limit should have room for
/// the images of a screen, since otherwise each drawing loads them again; with ``AnimatedImageLimits/keptBytes``, less
/// of each is kept.
public final class EmojiImageStore: Sendable {
  /// One loading, which other threads wait for.
  private final class Loading: Sendable {
    let result = Locked<Result<AnimatedImage, any Error>?>(nil)
  }

  private struct State {
    var images: RecentlyUsed<String, AnimatedImage>
    var failures = RecentlyUsed<String, any Error>(limit: EmojiImageStore.rememberedFailures)
    var loadings: [String: Loading] = [:]
  }

  /// The number of failures that are remembered; then the oldest ones go.
  public static let rememberedFailures = 10_000

  private let state: Locked<State>
  private let load: @Sendable (String) throws -> [UInt8]
  private let limits: AnimatedImageLimits
  /// The maximum memory of the images that are kept, in bytes.
  public let limit: Int

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - limit: The maximum memory of the images that are kept, in bytes; zero or less keeps none.
  ///   - limits: The maximum size of an image.
  ///   - load: Returns the bytes of a GIF or PNG file for an identifier, or throws an error. It is called on the thread
  ///     that asks, for several identifiers at the same time, and must not ask the store.
  public init(
    limit: Int = 64 << 20,
    limits: AnimatedImageLimits = AnimatedImageLimits(),
    load: @escaping @Sendable (_ identifier: String) throws -> [UInt8]
  ) {
    self.limit = max(limit, 0)
    self.limits = limits
    self.load = load
    state = Locked(State(images: RecentlyUsed(limit: limit)))
  }

  /// An image, loaded if it is not kept; nil if it cannot be loaded or read, see ``failure(for:)``.
  ///
  /// - Parameter identifier: Any identifier that the store's closure supports, such as
  ///   `StyledText.TextAttachment.identifier`.
  /// - Complexity: Constant for an image that is kept, and for a failure that is remembered.
  public func image(for identifier: String) -> AnimatedImage? {
    let known = state.withLock { state -> Known in
      if let image = state.images.value(for: identifier) { return .image(image) }
      if state.failures.value(for: identifier) != nil { return .failure }
      if let loading = state.loadings[identifier] { return .loading(loading) }
      let loading = Loading()
      state.loadings[identifier] = loading
      return .loading(loading)
    }
    switch known {
    case .image(let image): return image
    case .failure: return nil
    case .loading(let loading): return finish(loading, of: identifier)
    }
  }

  /// Returns a kept image without loading or waiting, for drawing while another thread loads.
  public func imageIfKept(for identifier: String) -> AnimatedImage? {
    state.withLock { $0.images.value(for: identifier) }
  }

  /// A frame of an image; nil if the image cannot be loaded, or the frame is damaged or does not exist.
  ///
  /// - Parameters:
  ///   - index: The number of the frame, such as ``AnimationClock/frameIndex(of:at:)``.
  ///   - identifier: The identifier of the image.
  public func frame(_ index: Int = 0, of identifier: String) -> AttachmentImage? {
    try? image(for: identifier)?.frame(index)
  }

  /// Why an image could not be loaded: the error of the closure, or an ``AnimatedImageError``. Nil if it was not tried.
  ///
  /// A failure is remembered, and the image is not tried again, until ``removeAll()`` forgets it. Beyond
  /// ``rememberedFailures``, the failure whose image was requested longest ago is forgotten. A damaged frame of an
  /// image that was loaded is not a failure.
  public func failure(for identifier: String) -> (any Error)? {
    state.withLock { $0.failures.peek(identifier) }
  }

  /// The memory of the images that are kept, in bytes: at most ``limit``.
  public var byteCount: Int { state.withLock { $0.images.cost } }

  /// Forgets all images, such as when the system runs out of memory, and all failures, so that they are tried again.
  public func removeAll() {
    state.withLock { state in
      state.images.removeAll()
      state.failures.removeAll()
      // A thread that requests the image from now on does not get a load that began before.
      state.loadings = [:]
    }
  }

  private enum Known: Sendable {
    case image(AnimatedImage)
    case failure
    case loading(Loading)
  }

  /// Loads an image, or waits for the thread that does.
  private func finish(_ loading: Loading, of identifier: String) -> AnimatedImage? {
    let result = loading.result.withLock { result -> Result<AnimatedImage, any Error> in
      if let result { return result }
      let loaded = Result { try AnimatedImage(load(identifier), limits: limits) }
      result = loaded
      return loaded
    }
    state.withLock { state in
      guard state.loadings[identifier] === loading else { return }
      state.loadings[identifier] = nil
      switch result {
      case .success(let image): state.images.insert(image, cost: image.byteCount, for: identifier)
      case .failure(let error): state.failures.insert(error, cost: 1, for: identifier)
      }
    }
    return try? result.get()
  }
}
