package import TokenDiagnostics

/// A reference to a token, or to a part of its value.
package struct TokenReference: Sendable, Hashable {
  /// How a reference is written.
  package enum Notation: Sendable, Hashable {
    /// A path in braces: `{color.ink}`.
    case braces
    /// A JSON Pointer (RFC 6901) in a `$ref`: `#/color/ink/$value/components/0`.
    case pointer
  }

  /// The path of the token.
  package let path: TokenPath
  /// The part of the token's value, such as `["components", "0"]`; empty for the whole value.
  package let part: [String]
  /// How the reference is written.
  package let notation: Notation
  /// The range of the reference, with its quotes.
  package let range: SourceRange
  /// The references before this one, which led to it through values that are not tokens; nearly always empty.
  package let through: [SourceRange]
  /// The context that the target is read in, whatever is selected: `{color.ink.dark}` is the dark ink on any screen.
  package let pin: Condition

  /// Creates a reference from its parts; nothing is checked.
  package init(
    _ path: TokenPath,
    part: [String] = [],
    notation: Notation = .braces,
    at range: SourceRange,
    through: [SourceRange] = [],
    pin: Condition = .always
  ) {
    self.path = path
    self.part = part
    self.notation = notation
    self.range = range
    self.through = through
    self.pin = pin
  }

  /// All ranges of the reference, in order.
  var ranges: [SourceRange] { through + [range] }
}
