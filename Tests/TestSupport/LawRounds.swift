internal import Foundation

/// How many random cases a law is checked with: all of them with `STYLESPEC_LONG=1`, as in continuous integration,
/// otherwise a quarter, so that a run of all tests stays short.
package func lawRounds(_ all: Int) -> Int {
  ProcessInfo.processInfo.environment["STYLESPEC_LONG"] == "1" ? all : max(all / 4, 1)
}
