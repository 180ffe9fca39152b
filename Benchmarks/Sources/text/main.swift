// StyledText against Foundation's two types for text with attributes, and against one division into words.
// `text` measures everything, `text labels runs` two groups. `text look-ups 1000` only looks up, `text replace 10` only
// replaces, `text divide 10` only divides, for tools that count. The inputs depend on `--seed=…`.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let seed = arguments.first { $0.hasPrefix("--seed=") }.flatMap { UInt64($0.dropFirst(7)) } ?? 1
let groups: KeyValuePairs<String, (inout Texts) -> Void> = [
  "labels": Labels.run, "runs": Runs.run, "memory": Memory.run, "carry-over": CarryOver.run, "large": Large.run,
  "growth": Growth.run,
]
let named = arguments.filter { !$0.hasPrefix("--") }
let times = named.last.flatMap { Int($0) } ?? 1
if named.first == "look-ups" {
  print(LookUps.run(times: times, seed: seed))
} else if let work = named.first, ["replace", "divide"].contains(work) {
  print(Instructions.run(work, times: times, seed: seed))
} else {
  for (name, run) in groups where named.isEmpty || named.contains(name) {
    var texts = Texts(seed: seed)
    run(&texts)
  }
  print("\n(\(Measuring.sink))")
}
