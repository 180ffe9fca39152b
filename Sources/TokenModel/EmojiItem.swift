/// An emoji of a pack: a code in plain text, and its image.
package struct EmojiItem: Sendable, Hashable {
  /// The name in its pack, with its origin.
  package let name: Sourced<String>
  /// The code that the emoji is written as: the template of the pack with the name in it.
  package let code: String
  /// Further codes that are read as this emoji, in the order of the spec.
  package let aliases: [Sourced<String>]
  /// The path of the image, relative to the folder of the spec, without `.` and `..`: `emoji/classic/003.png`.
  package let image: Sourced<String>
  /// The path of a still image to use instead of an animated one; nil without one.
  package let still: Sourced<String>?
  /// The name that people see and screen readers speak; nil without one.
  package let label: Sourced<String>?
  /// Words that a search finds the emoji by.
  package let keywords: [Sourced<String>]
  /// The names of its variants in the same pack, in the order that pickers show them.
  package let variants: [Sourced<String>]
  /// The width divided by the height; nil for 1.
  package let aspect: Sourced<FixedDecimal>?
  /// The height divided by the font's height; nil for 1.
  package let scale: Sourced<FixedDecimal>?
  /// The annotations of the emoji. A deprecated emoji is still read, and is not offered to be inserted.
  package let annotations: TokenAnnotations

  /// Creates an emoji from its parts; nothing is checked.
  package init(
    name: Sourced<String>,
    code: String,
    aliases: [Sourced<String>] = [],
    image: Sourced<String>,
    still: Sourced<String>? = nil,
    label: Sourced<String>? = nil,
    keywords: [Sourced<String>] = [],
    variants: [Sourced<String>] = [],
    aspect: Sourced<FixedDecimal>? = nil,
    scale: Sourced<FixedDecimal>? = nil,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.name = name
    self.code = code
    self.aliases = aliases
    self.image = image
    self.still = still
    self.label = label
    self.keywords = keywords
    self.variants = variants
    self.aspect = aspect
    self.scale = scale
    self.annotations = annotations
  }

  /// The code and the aliases.
  package var codes: [String] { [code] + aliases.map(\.value) }
}
