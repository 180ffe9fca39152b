internal import Foundation

/// Whether everything is checked that takes long: with `STYLESPEC_LONG=1`, as in `.ci/nightly`.
package let isLongRun = ProcessInfo.processInfo.environment["STYLESPEC_LONG"] == "1"

/// How many random cases a law is checked with: an eighth of them, so that a run of all tests stays short, and all in a
/// long run.
package func lawRounds(_ all: Int) -> Int { isLongRun ? all : max(all / 8, 1) }

/// Cases that take long, such as put-in faults: the first ones, so that a run of all tests stays short, and all in a
/// long run.
package func share<Case>(_ count: Int = 3, of all: [Case]) -> [Case] { isLongRun ? all : Array(all.prefix(count)) }
