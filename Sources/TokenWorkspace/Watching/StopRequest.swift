/// A request to stop watching: Ctrl-C, SIGTERM, a closed terminal, or a standard output without a reader.
///
/// It ends only a wait: work in progress is finished first. A second signal of a kind ends the process immediately, in
/// case that work hangs. The signals belong to the process, so a process has at most one value of this type.
package final class StopRequest {
  /// Becomes readable with the first signal; nil when the process could open no more files.
  let descriptor: Int32?
  /// Whether standard output was open at the start.
  let hasOutput: Bool

  /// Takes over SIGINT, SIGTERM and SIGPIPE, and SIGHUP unless it is ignored, as `nohup` wants it. In a process that
  /// can open no more files, the signals keep their old effect.
  package init() {
    hasOutput = System.outputIsOpen
    System.ignoreBrokenPipes()
    descriptor = System.stopSignalPipe()
  }

  /// Takes the first signal, and tells whether it was Ctrl-C: a terminal then leaves the cursor after `^C`.
  package func takeInterrupt() -> Bool { descriptor.map(System.takeInterrupt) ?? false }
}
