package import TokenDiagnostics
internal import TokenYAML

/// Finds members by their whole names in Swift text, such as `Brand.Colors.ink`, also after the name of a module.
package struct MemberMentions {
  /// A name in a text.
  package struct Mention: Sendable {
    /// The index of the name.
    package let name: Int
    /// The ranges of its parts, without backticks.
    package let ranges: [SourceRange]
  }

  private let names: [[[UInt8]]]
  /// The indices of names, by their last parts.
  private let byLast: [ArraySlice<UInt8>: [Int]]

  /// A text without any of them has no mention.
  private let firstParts: Set<String>

  /// - Parameter names: Names with dots between their parts; those with one part are not found.
  /// - Complexity: O(*n*), where *n* is the number of names.
  package init(of names: [String]) {
    self.names = names.map { $0.split(separator: ".").map { Array($0.utf8) } }
    firstParts = Set(names.compactMap { $0.split(separator: ".").first.map(String.init) })
    let parts = self.names
    byLast = Dictionary(grouping: parts.indices.filter { parts[$0].count > 1 }) { parts[$0].last?[...] ?? [] }
  }

  /// The mentions in source order.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - id: Its ID in ranges.
  /// - Complexity: O(*n*), where *n* is the size of the text.
  package func find(in file: SourceFile, as id: SourceFileID) -> [Mention] {
    let bytes = file.bytes
    guard !byLast.isEmpty, firstParts.contains(where: file.contains) else { return [] }
    var lexer = SwiftLexer(bytes)
    var chain: [Range<Int>] = []
    var isAfterDot = false
    var found: [Mention] = []
    while let token = lexer.next() {
      switch token.kind {
      case .identifier:
        chain = isAfterDot ? chain + [token.content] : [token.content]
        isAfterDot = false
        for name in byLast[bytes[token.content]] ?? [] where isEnd(of: chain, names[name], in: bytes) {
          let ranges = chain.suffix(names[name].count).map { SourceRange(file: id, bytes: $0) }
          found.append(Mention(name: name, ranges: ranges))
        }
      case .dot: isAfterDot = true
      default: (chain, isAfterDot) = ([], false)
      }
    }
    return found
  }

  private func isEnd(of chain: [Range<Int>], _ parts: [[UInt8]], in bytes: [UInt8]) -> Bool {
    chain.count >= parts.count && zip(chain.suffix(parts.count), parts).allSatisfy { bytes[$0].elementsEqual($1) }
  }
}
