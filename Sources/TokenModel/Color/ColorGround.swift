package import TokenDiagnostics

/// A color that text is seen on.
package struct ColorGround: Sendable, Hashable {
  /// The color as messages name it: `#000000`, or the path of a token, such as `color.night`.
  package let name: String
  /// The color in each appearance.
  package let variants: ColorVariants
  /// The range of the token's name; nil for a color that is not a token.
  package let declaration: SourceRange?

  /// Creates a ground from its parts; nothing is checked.
  package init(name: String, variants: ColorVariants, declaration: SourceRange? = nil) {
    self.name = name
    self.variants = variants
    self.declaration = declaration
  }

  /// Creates a ground that is the same color in every appearance.
  package init(_ color: ColorValue, named name: String) {
    let nowhere = Origin(.start(of: SourceFileID(index: 0)))
    self.init(name: name, variants: ColorVariants(light: Sourced(color, from: nowhere)))
  }
}
