internal import Dispatch
internal import Foundation
internal import StyleTables

/// Ends a child process, and the processes that it started, when it runs longer than a limit, so that no test hangs.
package final class Watchdog {
  /// How long a child process may run if a test does not say otherwise.
  package static let usualLimit = Duration.seconds(600)

  private let timer: any DispatchSourceTimer
  private let hasEnded = Locked(false)

  package init(process: Int32, limit: Duration = Watchdog.usualLimit) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    let hasEnded = hasEnded
    timer.schedule(deadline: .now() + limit / .seconds(1))
    timer.setEventHandler {
      hasEnded.withLock { $0 = true }
      // Foundation makes each child the leader of a process group.
      kill(-process, SIGKILL)
    }
    timer.activate()
    self.timer = timer
  }

  /// To be called when the process has ended. Tells whether it was ended for running too long.
  package func stop() -> Bool {
    timer.cancel()
    return hasEnded.withLock { $0 }
  }
}
