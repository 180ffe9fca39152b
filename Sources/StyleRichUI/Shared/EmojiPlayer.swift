#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
  internal import CoreGraphics
  internal import StyleLayout
  internal import StyleRichText

  /// A label that shows images.
  @MainActor protocol ImageViewer: AnyObject {
    /// Shows the frames of its images that are due now.
    func showImages()
  }

  /// The images of all labels with the same resources, with one clock and one timer.
  @MainActor final class EmojiPlayer {
    private struct Viewer {
      weak var label: (any ImageViewer)?
    }

    private let store: EmojiImageStore
    private let clock = ContinuousClock()
    private let start = ContinuousClock.now
    private var animations = LabelAnimations<ObjectIdentifier>(isStill: PlatformMotion.isReduced)
    private var viewers: [ObjectIdentifier: Viewer] = [:]
    private var loading: Set<String> = []
    private var timer: Task<Void, Never>?
    /// The time of the frames that are shown, in seconds.
    private var shown = 0.0

    init(_ store: EmojiImageStore) {
      self.store = store
    }

    /// Sets the images that a label shows; empty when it leaves the screen.
    func show(_ identifiers: Set<String>, in label: any ImageViewer) {
      let key = ObjectIdentifier(label)
      viewers[key] = identifiers.isEmpty ? nil : Viewer(label: label)
      for identifier in identifiers { load(identifier) }
      let store = store
      animations.show(identifiers, in: key, at: now) { store.imageIfKept(for: $0)?.timing }
      schedule()
    }

    /// The frame of an image that is due now; nil while it is loaded, and if the store does not have it.
    func frame(of identifier: String) -> AttachmentImage? {
      let index = animations.clock.frameIndex(of: identifier, at: now)
      return try? store.imageIfKept(for: identifier)?.frame(index)
    }

    /// The pixels of the ``frame(of:)`` for a layer.
    func pixels(of identifier: String) -> CGImage? { frame(of: identifier)?.coreGraphicsImage?.image }

    /// Whether the store lacks an image: then the app may have one with this name.
    func lacks(_ identifier: String) -> Bool { store.failure(for: identifier) != nil }

    private var now: Double { start.duration(to: clock.now) / .seconds(1) }

    /// Loads an image on another thread, unless it was tried.
    private func load(_ identifier: String) {
      guard store.imageIfKept(for: identifier) == nil, store.failure(for: identifier) == nil,
        loading.insert(identifier).inserted
      else { return }
      let store = store
      Task { [weak self] in
        await Task.detached { _ = store.image(for: identifier) }.value
        self?.finish(identifier)
      }
    }

    private func finish(_ identifier: String) {
      loading.remove(identifier)
      for (key, viewer) in viewers {
        guard let label = viewer.label else { continue }
        let identifiers = animations.identifiers(in: key)
        guard identifiers.contains(identifier) else { continue }
        show(identifiers, in: label)
        label.showImages()
      }
    }

    private func schedule() {
      timer?.cancel()
      guard let next = animations.nextChange(after: now) else { return }
      let delay = max(next - now, 0)
      timer = Task { [weak self] in
        try? await Task.sleep(for: .seconds(delay))
        if !Task.isCancelled { self?.advance() }
      }
    }

    private func advance() {
      let time = now
      let changed = animations.labels(from: shown, to: time)
      shown = time
      for key in changed { viewers[key]?.label?.showImages() }
      for (key, viewer) in viewers where viewer.label == nil {
        viewers[key] = nil
        animations.show([], in: key, at: time) { _ in nil }
      }
      schedule()
    }
  }
#endif
