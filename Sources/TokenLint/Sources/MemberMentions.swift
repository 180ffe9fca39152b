package import TokenDiagnostics

/// The mentions of members by their whole names in Swift text, such as `Brand.Colors.ink`, also after the name of a
/// module.
package enum MemberMentions {
  /// The ranges of the last names, without backticks, in source order.
  ///
  /// - Parameters:
  ///   - name: Names with dots between them; one alone is not found.
  ///   - bytes: The text.
  ///   - file: Its file.
  /// - Complexity: O(*n*), where *n* is the size of the text.
  package static func ranges(of name: String, in bytes: [UInt8], of file: SourceFileID) -> [SourceRange] {
    let wanted = name.split(separator: ".").map { Array($0.utf8) }
    guard wanted.count > 1 else { return [] }
    var lexer = SwiftLexer(bytes)
    var chain: [Range<Int>] = []
    var isAfterDot = false
    var found: [SourceRange] = []
    func finish() {
      let names = chain.suffix(wanted.count)
      guard names.count == wanted.count, zip(names, wanted).allSatisfy({ bytes[$0].elementsEqual($1) }),
        let last = chain.last
      else { return }
      found.append(SourceRange(file: file, bytes: last))
    }
    while let token = lexer.next() {
      switch token.kind {
      case .identifier:
        chain = isAfterDot ? chain + [token.content] : [token.content]
        finish()
        isAfterDot = false
      case .dot: isAfterDot = true
      default: (chain, isAfterDot) = ([], false)
      }
    }
    return found
  }
}
