package import TokenDiagnostics
package import TokenModel

/// The identity of a finding when the file around it has changed.
///
/// A fingerprint is made of the rule, the path of the file, the token that the finding lies in, the text it points at,
/// and its number among the findings that are equal in all of these. No line or column is in it, nor the message, which
/// may speak of other tokens. Blanks and line ends count as one space, so that indenting changes nothing.
package struct Fingerprints: Sendable {
  private let files: [SourceFile]
  private let tokens: TokensByPlace
  private let paths: [String]

  /// For findings in the specs with these outlines.
  ///
  /// Paths count from the folder, which is empty or ends in a slash; so a baseline holds wherever the project lies, and
  /// however its files were named.
  package init(
    files: [SourceFile],
    outlines: [SpecOutline],
    relativeTo folder: String = "",
    places: FilePlaces = FilePlaces()
  ) {
    self.files = files
    tokens = TokensByPlace(outlines.flatMap(\.tokens))
    paths = files.map { places.path(of: $0, from: folder) }
  }

  /// The fingerprint of each finding: 16 hexadecimal digits. All findings of a run must be passed together, or their
  /// numbers change. O(n log n), and linear in the text that they point at.
  package func of(_ diagnostics: [Diagnostic]) -> [Diagnostic: String] {
    var numbers: [UInt64: UInt64] = [:]
    return diagnostics.uniqued().inSourceOrder().reduce(into: [:]) { fingerprints, diagnostic in
      // No part holds a zero byte, unless a file does; then two findings may at worst count as the same.
      let parts = hash(of: diagnostic)
      let number = numbers[parts, default: 0]
      numbers[parts] = number + 1
      fingerprints[diagnostic] = FNV64.digits(Self.hash("\(number)".utf8, after: parts))
    }
  }

  /// The path that a baseline uses for a range; empty for a file that does not exist.
  package func path(of range: SourceRange) -> String {
    paths.indices.contains(range.file.index) ? paths[range.file.index] : ""
  }

  /// The hash of all but the number.
  private func hash(of diagnostic: Diagnostic) -> UInt64 {
    let rule = diagnostic.rule.rawValue
    var hash = Self.hash((RuleRegistry.originalIDs[rule] ?? rule).utf8, after: FNV64.start)
    hash = Self.hash(path(of: diagnostic.range).utf8, after: hash)
    hash = Self.hash((tokens.token(at: diagnostic.range)?.path ?? "").utf8, after: hash)
    return self.hash(diagnostic.range, after: hash)
  }

  /// A part and a zero byte.
  private static func hash(_ part: some Sequence<UInt8>, after start: UInt64) -> UInt64 {
    FNV64.hash(0, after: part.reduce(start) { FNV64.hash($1, after: $0) })
  }

  /// The text of a range as words with one space between them, and a zero byte.
  private func hash(_ range: SourceRange, after start: UInt64) -> UInt64 {
    var hash = start
    var isFirst = true
    var isInWord = false
    for byte in files.bytes(of: range) {
      let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if !isBlank {
        if !isInWord && !isFirst { hash = FNV64.hash(0x20, after: hash) }
        hash = FNV64.hash(byte, after: hash)
        isFirst = false
      }
      isInWord = !isBlank
    }
    return FNV64.hash(0, after: hash)
  }
}
