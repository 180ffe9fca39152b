/// A pattern for names: `*` stands for any text, also none, `?` for one Unicode scalar, all else for itself.
public struct NamePattern: Sendable, Hashable {
  let scalars: [Unicode.Scalar]
  /// What names begin with, for a pattern that says no more, such as `palette.*`; nil for others.
  private let prefix: [UInt8]?

  /// Any text is a pattern.
  public init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let isPrefix = scalars.last == "*" && !scalars.dropLast().contains { $0 == "*" || $0 == "?" }
    prefix = isPrefix ? Array(text.utf8.dropLast()) : nil
  }

  /// Whether a whole name fits. At most the product of both lengths.
  public func matches(_ name: String) -> Bool {
    if let prefix { return name.utf8.starts(with: prefix) }
    let pattern = scalars
    let name = Array(name.unicodeScalars)
    var position = 0
    var next = 0
    // Where to go on when the text after the last `*` does not fit: one scalar further on.
    var retry: (next: Int, position: Int)?
    while position < name.count {
      if next < pattern.count, pattern[next] == "*" {
        next += 1
        retry = (next, position)
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
        next += 1
        position += 1
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
