/// The path of a token or a group: the names of its groups, then its own.
///
/// Names are compared by their UTF-8: as strings, `é` in one scalar and in two would be equal. A name may contain a
/// dot, as `13.5` does in `typography.13.5`.
package struct TokenPath: Sendable {
  /// The names, from the top.
  package let segments: [String]

  /// Creates a path from its names; nothing is checked.
  package init(_ segments: [String]) {
    self.segments = segments
  }

  /// The last name; empty for the path of the top.
  package var name: String { segments.last ?? "" }

  /// The path of the group around; nil for the path of the top.
  package var parent: TokenPath? { segments.isEmpty ? nil : TokenPath(segments.dropLast()) }

  /// The path as outputs name it: a group's own token, whose name is `$root`, has the path of the group.
  package var withoutRoot: TokenPath {
    segments.count > 1 && name == "$root" ? TokenPath(segments.dropLast()) : self
  }

  /// The path of something in this group.
  package func appending(_ name: String) -> TokenPath { TokenPath(segments + [name]) }

  /// The separator between names in references.
  static let separator = UInt8(ascii: ".")

  /// The path as in references, in UTF-8.
  var bytes: [UInt8] { Array(segments.map(\.utf8).joined(separator: CollectionOfOne(Self.separator))) }
}

extension TokenPath: Hashable {
  /// Compares name by name, in UTF-8.
  package static func == (left: Self, right: Self) -> Bool {
    left.segments.count == right.segments.count
      && zip(left.segments, right.segments).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Hashes the UTF-8 of all names.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(segments.count)
    for segment in segments { hasher.combine(UTF8Name(segment)) }
  }
}

extension TokenPath: CustomStringConvertible {
  /// The names with dots between them, as in references.
  package var description: String { segments.joined(separator: ".") }
}
