package import TokenDiagnostics

/// The reason why a token has no value in some context.
package enum TokenValueError: Error, Hashable {
  /// References that lead back to the first of them.
  case cycle([SourceRange])
  /// More than ``ResolvedTokens/maximumChain`` references; those up to the first that is too many.
  case chainIsTooLong([SourceRange])
  /// A reference to a token, or a part of one, that the set does not have.
  case unknownTarget(TokenReference)
  /// A reference to a value that cannot be used where it is written, such as a color as a width.
  case wrongType(TokenReference)
  /// A reference in a list, all of whose elements would make more than ``ResolvedTokens/maximumElements``.
  case listIsTooLong(TokenReference)
  /// The token has no value in the selected contexts, or its value has a mistake.
  case noValue(TokenPath)
}
