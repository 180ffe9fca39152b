internal import TokenDiagnostics

/// The start of a comment that speaks to the linter: the marker and the directive.
///
/// `# stylespec: disable-line` means what it says, with blanks around the colon or without. What is not spelled so,
/// `# StyleSpec disable-line` for instance, says nothing yet, and is told to its author.
struct SuppressionHead {
  /// What stands behind the marker, up to a blank or a comma; empty when nothing does.
  let directive: String
  /// Whether the marker is spelled as it has to be.
  let isMarked: Bool
  /// Whether a colon, or what may be meant as one, stands behind the marker.
  let hasColon: Bool
  /// The marker and the directive.
  let range: SourceRange
  /// The directive alone; the marker when there is none.
  let directiveRange: SourceRange

  static let marker = "stylespec"

  /// Nil for a comment that speaks of something else. Takes the first bytes only: most comments do.
  init?(_ comment: SourceRange, in bytes: [UInt8]) {
    let bytes = bytes[comment.bytes.clamped(to: bytes.indices)]
    var rest = bytes.drop { $0 == UInt8(ascii: "#") }.drop(while: Self.isBlank)
    let start = rest.startIndex
    let word = rest.prefix(Self.marker.utf8.count)
    guard word.elementsEqual(Self.marker.utf8, by: { $0 | 0x20 == $1 }) else { return nil }
    rest = rest.dropFirst(word.count)
    let afterMarker = rest.startIndex
    rest = rest.drop(while: Self.isBlank)
    let colon = [":", "：", "="].first { rest.starts(with: $0.utf8) }
    rest = rest.dropFirst(colon?.utf8.count ?? 0)
    let end = rest.startIndex
    rest = rest.drop(while: Self.isBlank)
    // A longer word, such as `stylespecs`, is no marker.
    if colon == nil && rest.startIndex == afterMarker { return nil }
    let name = rest.prefix { !Self.isBlank($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\r") }
    directive = String(decoding: name, as: UTF8.self)
    hasColon = colon != nil
    isMarked = colon == ":" && word.elementsEqual(Self.marker.utf8)
    range = SourceRange(file: comment.file, bytes: start..<(name.isEmpty ? end : name.endIndex))
    directiveRange = name.isEmpty ? range : SourceRange(file: comment.file, bytes: name.startIndex..<name.endIndex)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
