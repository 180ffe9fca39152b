/// Where two texts begin to differ, and the first lines that do: enough to see what a change is about.
struct LineDifference: CustomStringConvertible {
  private typealias Line = ArraySlice<UInt8>

  /// The first line that differs, from 1.
  let line: Int
  private let removed: [Line]
  private let added: [Line]

  /// Linear in the length of the texts. The first line of both counts only when no other differs: it holds a digest,
  /// which differs whenever anything does. When as many lines were removed as added, only those that differ are kept.
  init(from old: [UInt8], to new: [UInt8]) {
    let oldLines = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let newLines = new.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isHeaderOnly = oldLines.dropFirst().elementsEqual(newLines.dropFirst())
    let skipped = isHeaderOnly ? 0 : 1
    self.init(from: oldLines.dropFirst(skipped), to: newLines.dropFirst(skipped), after: skipped)
  }

  private init(from old: ArraySlice<Line>, to new: ArraySlice<Line>, after skipped: Int) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let oldLines = Array(old.dropFirst(prefix).dropLast(suffix))
    let newLines = Array(new.dropFirst(prefix).dropLast(suffix))
    let changes = oldLines.count == newLines.count ? zip(oldLines, newLines).filter { $0 != $1 } : nil
    line = prefix + skipped + 1
    removed = changes?.map(\.0) ?? oldLines
    added = changes?.map(\.1) ?? newLines
  }

  /// At most three lines of each side.
  var description: String { Self.shown(removed, "-") + Self.shown(added, "+") }

  private static func shown(_ lines: [Line], _ sign: String) -> String {
    let first = lines.prefix(3).map { "  \(sign) \(String(decoding: $0.prefix(160), as: UTF8.self))\n" }.joined()
    return first + (lines.count > 3 ? "  \(sign) … and \(lines.count - 3) more lines\n" : "")
  }
}
