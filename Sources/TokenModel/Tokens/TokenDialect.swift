/// A dialect of token files.
package enum TokenDialect: Sendable, Hashable {
  /// The specs of this tool.
  case spec
  /// The Design Tokens format, 2025.10.
  case designTokens
}
