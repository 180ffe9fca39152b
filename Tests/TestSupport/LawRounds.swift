internal import Foundation

/// Whether everything is checked that takes long: with `STYLESPEC_LONG=1`, as in continuous integration.
package let isLongRun = ProcessInfo.processInfo.environment["STYLESPEC_LONG"] == "1"

/// How many random cases a law is checked with: a quarter of them, so that a run of all tests stays short, and all in a long run.
package func lawRounds(_ all: Int) -> Int { isLongRun ? all : max(all / 4, 1) }

/// The put-in faults to check in this run, where checking one compiles a program: all with `STYLESPEC_NIGHTLY=1`, as in
/// `.ci/nightly`, and otherwise a quarter, which the seed chooses.
package func chosenFaults<Fault>(_ all: [Fault]) -> [Fault] {
  if ProcessInfo.processInfo.environment["STYLESPEC_NIGHTLY"] == "1" { return all }
  var generator = SeededGenerator(seed: SeededGenerator.chosenSeed)
  let count = (all.count + 3) / 4
  return all.indices.shuffled(using: &generator).prefix(count).sorted().map { all[$0] }
}
