package import TokenDiagnostics
package import TokenYAML

/// A spec in `$extensions["org.stylespec"]` at the top of a token file, or of a resolver document or one of its sets: what
/// the Design Tokens format cannot say of its tokens, such as which of them codes are made of.
///
/// It has the keys of a spec. The groups `color`, `weight`, `family`, `typography` and `modes` of the file are the
/// sections of these names, unless the extension has them.
package struct EmbeddedSpec {
  /// The document that the spec is in.
  let document: SourceDocument
  let root: NodeID

  /// The name of the project's extension in `$extensions`.
  static let extensionName: StaticString = "org.stylespec"
  /// The key that distinguishes a spec from an extension of a token.
  static let versionKey = "version"

  /// The spec in a document; nil without one.
  package init?(in document: SourceDocument, of tree: SourceTree) {
    guard let top = document.root else { return nil }
    let sets = tree.value(of: "resolutionOrder", in: top) == nil ? nil : tree.value(of: "sets", in: top)
    let places = [top] + (sets.map { tree.entries(of: $0).map(\.value) } ?? [])
    guard let root = places.lazy.compactMap({ Self.spec(at: $0, of: tree) }).first else { return nil }
    self.document = document
    self.root = root
  }

  /// The extension of an object that is a spec.
  private static func spec(at node: NodeID, of tree: SourceTree) -> NodeID? {
    guard let extensions = tree.value(of: "$extensions", in: node),
      let root = tree.value(of: extensionName, in: extensions), tree.value(named: versionKey, in: root) != nil
    else { return nil }
    return root
  }

  /// Whether a file may have such a spec.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func mayBe(in file: SourceFile) -> Bool {
    // The end of `org.stylespec`: its first letter is rare, so that the search is fast.
    file.contains("ylespec") && file.contains(versionKey)
  }
}
