import Foundation

/// The usual way: a regular expression, a dictionary, and a mutable attributed string that is changed from its end.
final class RegexPeer {
  private let expression: NSRegularExpression
  private let images: [String: String]
  private static let attachment = NSAttributedString.Key("attachment")

  /// Of any word in brackets, or of an alternation of all codes, the longest first.
  init(codes: [String], isAlternation: Bool) throws {
    let longestFirst = codes.sorted { $0.utf16.count > $1.utf16.count }
    let pattern = longestFirst.map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
    expression = try NSRegularExpression(pattern: isAlternation ? pattern : "\\[\\w+\\]")
    images = Dictionary(uniqueKeysWithValues: codes.map { ($0, "emoji/\($0).png") })
  }

  /// The length of the result, in UTF-16 units.
  func decode(_ text: String) -> Int { decoded(text).length }

  func decoded(_ text: String) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: text)
    showPictures(in: result)
    return result
  }

  /// Replaces all codes in a text.
  func showPictures(in result: NSMutableAttributedString) {
    let text = result.string
    let source = text as NSString
    let matches = expression.matches(in: text, range: NSRange(location: 0, length: source.length))
    for match in matches.reversed() {
      guard let image = images[source.substring(with: match.range)] else { continue }
      let picture = NSAttributedString(string: "\u{FFFC}", attributes: [Self.attachment: image])
      result.replaceCharacters(in: match.range, with: picture)
    }
  }
}
