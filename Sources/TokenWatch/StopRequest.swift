#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// Written before the handlers are installed, and then read by them only.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// The wish that a watching program end: Ctrl-C, SIGTERM, a terminal that was closed, or nobody left who reads standard
/// output. It ends a wait, and nothing else: work that is being done comes to its end first.
///
/// The signals belong to the process, so a process has one value of this type at most. A second signal of a kind ends the
/// process at once, in case that work hangs.
public final class StopRequest {
  /// Becomes readable with the first signal.
  let descriptor: Int32
  /// Without it, there has never been a reader.
  let hasOutput: Bool

  /// Takes over SIGINT, SIGTERM and SIGPIPE, and SIGHUP unless it is ignored, as `nohup` wants it. In a process that can open
  /// no more files, the signals keep their old effect.
  public init() {
    hasOutput = fcntl(STDOUT_FILENO, F_GETFD) >= 0
    var ends: [Int32] = [-1, -1]
    let isPipe = pipe(&ends) == 0
    descriptor = ends[0]
    signal(SIGPIPE, SIG_IGN)
    guard isPipe else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalPipe = ends[1]
    let numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
    numbers.forEach(Self.handle)
    // Whoever started the process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Takes the first signal, and tells whether it was Ctrl-C, after which a terminal's cursor is not at the start of a line.
  public func takeInterrupt() -> Bool {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 && Int32(number) == SIGINT
  }

  private static func handle(_ number: Int32) {
    signal(number) { number in
      // Nothing but system calls may stand here.
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipe, &byte, 1)
      signal(number, SIG_DFL)
      errno = error
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
