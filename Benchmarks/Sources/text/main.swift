// StyledText against Foundation's two types for text with attributes, and against one division into words.
// `text` measures everything, `text labels runs` two groups, `text look-ups 1000` only looks up, for a tool that counts
// allocations. The inputs depend on `--seed=…`.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let seed = arguments.first { $0.hasPrefix("--seed=") }.flatMap { UInt64($0.dropFirst(7)) } ?? 1
let groups: KeyValuePairs<String, (inout Texts) -> Void> = [
  "labels": Labels.run, "runs": Runs.run, "memory": Memory.run, "carry-over": CarryOver.run, "large": Large.run,
  "growth": Growth.run,
]
let named = arguments.filter { !$0.hasPrefix("--") }
if named.first == "look-ups" {
  print(LookUps.run(times: named.last.flatMap { Int($0) } ?? 1, seed: seed))
} else {
  for (name, run) in groups where named.isEmpty || named.contains(name) {
    var texts = Texts(seed: seed)
    run(&texts)
  }
  print("\n(\(Measuring.sink))")
}
