/// The limits of an input. Beyond one, the reader stops with an error instead of using too much memory.
package struct SourceLimits: Sendable {
  /// The maximum size of a file: 64 MiB by default. Values above 4 GiB, the limit of ranges, count as 4 GiB.
  package var maximumBytes = 64 << 20
  /// The maximum nesting depth of collections.
  package var maximumDepth = 64
  /// The maximum number of nodes: keys, scalars and collections together.
  package var maximumNodes = 4_000_000

  /// The limits that the command-line tool uses.
  package static let standard = SourceLimits()

  /// The limits of the command-line tool.
  package init() {}
}
