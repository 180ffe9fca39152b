/// What an editor shows about a place.
package struct HoverText: Sendable {
  /// The text, in Markdown.
  package let markdown: String
  /// The range that it is about.
  package let range: FileRange
  /// The colors that it speaks of, in its order: `#RRGGBB` or `#RRGGBBAA`.
  package let colors: [String]
}
