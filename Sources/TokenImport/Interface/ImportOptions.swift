/// What an import takes.
package struct ImportOptions: Sendable {
  /// Whether tokens of types that the format does not have are lost; otherwise they are kept.
  package var isStrict = false
  /// Whether variables that Figma hides from publishing are taken.
  package var takesHidden = false

  /// Everything that is usual.
  package init(isStrict: Bool = false, takesHidden: Bool = false) {
    self.isStrict = isStrict
    self.takesHidden = takesHidden
  }
}
