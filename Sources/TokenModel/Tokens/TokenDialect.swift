/// A dialect of token files.
public enum TokenDialect: Sendable, Hashable {
  /// The specs of this tool.
  case spec
  /// The Design Tokens format, 2025.10.
  case designTokens
}
