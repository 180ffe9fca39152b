/// What went wrong, and how much was looked at.
nonisolated(unsafe) var failures: [String] = []
nonisolated(unsafe) var count = 0

func check(_ holds: Bool, _ what: @autoclosure () -> String = "", line: Int = #line) {
  count += 1
  if !holds { failures.append("\(line): \(what())") }
}

func check<Value: Equatable>(_ found: Value, is expected: Value, _ what: String = "", line: Int = #line) {
  check(found == expected, "\(what) is \(found)\n  and not \(expected)", line: line)
}

/// Prints the first failures, and how many there are.
func printSummary() {
  for failure in failures.prefix(20) { print(failure) }
  print("\(count) checks, \(failures.count) failures")
}
