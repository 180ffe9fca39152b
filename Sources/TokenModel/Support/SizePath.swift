/// Paths of references into tables of sizes: `typography.14`, `typography.13.5.lineHeight`, `modes.read.typography.14`.
/// All spellings of a size, such as `14` and `14.0`, mean the same row.
package enum SizePath {
  /// The size that a path names; nil for other paths, including those to a value in a row.
  package static func size(of path: some Collection<UInt8>) -> FixedDecimal? {
    guard let parts = split(path), parts.rest.isEmpty else { return nil }
    return parts.size
  }

  /// The same path with the size as messages write it; nil for a path without a size.
  package static func canonical(_ path: some StringProtocol) -> String? {
    canonical(path.utf8).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same in UTF-8.
  static func canonical(_ path: some Collection<UInt8>) -> [UInt8]? {
    // A fast check, because nearly all paths have no size.
    guard path.first == UInt8(ascii: "t") || path.first == UInt8(ascii: "m"), let parts = split(path) else {
      return nil
    }
    let segments = parts.table + [Array(parts.size.description.utf8)] + parts.rest
    return Array(segments.joined(separator: [UInt8(ascii: ".")]))
  }

  private static func split(
    _ path: some Collection<UInt8>
  ) -> (table: [[UInt8]], size: FixedDecimal, rest: [[UInt8]])? {
    let segments = Array(path).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Array($0) }
    let name = Array("typography".utf8)
    let count = segments.first == name ? 1 : segments.first == Array("modes".utf8) ? 3 : 0
    guard count > 0, segments.count > count, segments[count - 1] == name else { return nil }
    let (table, rest) = (Array(segments[..<count]), Array(segments[count...]))
    // The decimal point of a size looks like the dot before a key.
    let longer = Array(rest.prefix(2).joined(separator: [UInt8(ascii: ".")]))
    if rest.count > 1, let size = try? FixedDecimal(parsing: longer[...]) {
      return (table, size, Array(rest.dropFirst(2)))
    }
    guard let first = rest.first, let size = try? FixedDecimal(parsing: first[...]) else { return nil }
    return (table, size, Array(rest.dropFirst()))
  }
}
