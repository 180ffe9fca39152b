public import TokenDiagnostics
public import TokenLint
public import TokenModel

/// What a finding is recognized by when the file around it has changed.
///
/// A fingerprint is made of the rule, the path of the file, the token that the finding lies in, the text it points at,
/// and its number among the findings that are equal in all of these. No line or column is in it, nor the message, which
/// may speak of other tokens. Blanks and line ends count as one space, so that indenting changes nothing.
public struct Fingerprints: Sendable {
  private let files: [SourceFile]
  private let tokens: TokenIndex
  private let paths: [String]

  /// For findings in the specs with these outlines.
  ///
  /// Paths count from the folder, which is empty or ends in a slash; so a baseline holds wherever the project lies, and
  /// however its files were named.
  public init(
    files: [SourceFile],
    outlines: [SpecOutline],
    relativeTo folder: String = "",
    places: FilePlaces = FilePlaces()
  ) {
    self.files = files
    tokens = TokenIndex(outlines.flatMap(\.tokens))
    paths = files.map { places.path(of: $0, from: folder) }
  }

  /// The fingerprint of each finding: 16 hexadecimal digits. All findings of a run have to be given at once, or they
  /// are numbered otherwise. O(n log n), and linear in the text that they point at.
  public func of(_ diagnostics: [Diagnostic]) -> [Diagnostic: String] {
    var numbers: [[[UInt8]]: UInt64] = [:]
    return diagnostics.uniqued().inSourceOrder().reduce(into: [:]) { fingerprints, diagnostic in
      let parts = parts(of: diagnostic)
      let number = numbers[parts, default: 0]
      numbers[parts] = number + 1
      // No part holds a zero byte, unless a file does; then two findings may at worst be taken for the same.
      let pieces = (parts + [Array("\(number)".utf8)]).map { $0 + [0] }
      fingerprints[diagnostic] = FNV64.digits(FNV64.hash(pieces))
    }
  }

  /// The path that a baseline names for a place; empty for a file that is not there.
  public func path(of range: SourceRange) -> String {
    paths.indices.contains(range.file.index) ? paths[range.file.index] : ""
  }

  private func parts(of diagnostic: Diagnostic) -> [[UInt8]] {
    let rule = diagnostic.rule.rawValue
    return [
      Array((Linter.originalIDs[rule] ?? rule).utf8), Array(path(of: diagnostic.range).utf8),
      Array((tokens.token(at: diagnostic.range)?.path ?? "").utf8), text(diagnostic.range),
    ]
  }

  private func text(_ range: SourceRange) -> [UInt8] {
    let words = files.bytes(of: range).split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Array(words.joined(separator: [0x20]))
  }
}
