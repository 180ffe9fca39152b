#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Written by the signal handler, which must do nothing else.
nonisolated(unsafe) private var isInterrupted = false

/// Shows one frame each second, on the terminal's alternate screen, so that the normal screen does not change.
enum LiveScreen {
  /// Shows frames for some seconds, or until Ctrl-C.
  static func show(seconds: Int, frame: () -> [String]) {
    for number in [SIGINT, SIGTERM] { signal(number) { _ in isInterrupted = true } }
    Screen.show("\u{1B}[?1049h\u{1B}[?25l")
    defer { Screen.show("\u{1B}[?25h\u{1B}[?1049l") }
    for _ in 0..<seconds where !isInterrupted {
      let lines = frame().prefix(Screen.size?.rows ?? 24)
      Screen.show("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
      // A signal ends the pause.
      sleep(1)
    }
  }
}
