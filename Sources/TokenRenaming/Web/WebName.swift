package import TokenDiagnostics

/// A name that something in web sources has.
package struct WebName: Sendable {
  /// What has the name.
  package enum Kind: Sendable, Hashable {
    /// A custom property.
    case property
    /// A class.
    case `class`
  }

  /// What has the name.
  package let kind: Kind
  /// Without escapes: `--color-gray2`, `t-14-gray2-bold`.
  package let old: String
  /// The name to write, without escapes.
  package let new: String
  /// A number by which who looks for the name knows it.
  package let number: Int

  /// A name from its parts; nothing is checked.
  package init(_ kind: Kind, _ old: String, to new: String, number: Int = 0) {
    (self.kind, self.old, self.new, self.number) = (kind, old, new, number)
  }
}

/// A place with a name in a web source.
package struct WebMention: Sendable {
  /// The name, as it was looked for.
  package let name: WebName
  /// Its range in the source.
  package let range: SourceRange
  /// Writes the new name; nil where the name may mean something else.
  package let edit: TextEdit?
}
