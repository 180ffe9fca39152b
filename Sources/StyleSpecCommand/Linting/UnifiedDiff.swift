/// The changes of a file, as `diff -u` and `git` write them.
struct UnifiedDiff: CustomStringConvertible {
  private typealias Line = ArraySlice<UInt8>

  private enum Mark: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private static let context = 3
  private let names: PatchNames
  private let lines: [(mark: Mark, text: Line)]

  /// Costs the length of the files times the number of changes.
  init(_ names: PatchNames, from old: [UInt8], to new: [UInt8]) {
    self.names = names
    lines = Self.compare(Self.lines(old), Self.lines(new))
  }

  var description: String {
    let changes = lines.indices.filter { lines[$0].mark != .same }
    guard !changes.isEmpty else { return "" }
    return names.head + hunks(around: changes).map(hunk).joined()
  }

  /// Each with its line end.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }

  /// Numbers for lines, which are equal for equal lines: a comparison looks at each line many times.
  private static func numbers(_ old: [Line], _ new: [Line]) -> (old: [Int], new: [Int]) {
    var known: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let number = known[line] { return number }
      known[line] = known.count
      return known.count - 1
    }
    return (old.map(number), new.map(number))
  }

  private static func compare(_ old: [Line], _ new: [Line]) -> [(mark: Mark, text: Line)] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let numbers = numbers(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    let difference = numbers.new.difference(from: numbers.old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var lines: [(mark: Mark, text: Line)] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex), oldIndex < old.count {
        lines.append((.removed, old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append((.added, new[newIndex]))
        newIndex += 1
      } else {
        lines.append((.same, old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  private func hunks(around changes: [Int]) -> [Range<Int>] {
    changes.reduce(into: []) { hunks, change in
      let range = max(change - Self.context, 0)..<min(change + Self.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
  }

  private func hunk(_ range: Range<Int>) -> String {
    let before = lines[..<range.lowerBound]
    let body = lines[range]
    let old = position(before.count { $0.mark != .added }, body.count { $0.mark != .added })
    let new = position(before.count { $0.mark != .removed }, body.count { $0.mark != .removed })
    return "@@ -\(old) +\(new) @@\n" + body.map { Self.shown($0.mark, $0.text) }.joined()
  }

  private func position(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private static func shown(_ mark: Mark, _ line: Line) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return mark.rawValue + (line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n")
  }
}
