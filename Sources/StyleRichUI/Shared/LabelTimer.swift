#if canImport(CoreText) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
  /// The one timer that a label waits for.
  @MainActor final class LabelTimer {
    private var task: Task<Void, Never>?

    /// Calls a function after some seconds, and cancels the previously scheduled one.
    func wait(for seconds: Double, then call: @escaping @MainActor () -> Void) {
      task?.cancel()
      task = Task {
        try? await Task.sleep(for: .seconds(max(seconds, 0)))
        if !Task.isCancelled { call() }
      }
    }

    func cancel() { task?.cancel() }
  }
#endif
