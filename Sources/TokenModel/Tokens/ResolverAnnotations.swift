internal import TokenDiagnostics

/// What a resolver document says beside its tokens, for an output that passes it on.
package struct ResolverAnnotations: Sendable, Hashable {
  /// What is said of one thing.
  package struct Part: Sendable, Hashable {
    /// `description` or `$description`; nil for none.
    package var description: String?
    /// `$extensions`; nil for none.
    package var extensions: WrittenJSON?

    /// Creates a part, of which nothing is said by default.
    package init(description: String? = nil, extensions: WrittenJSON? = nil) {
      self.description = description
      self.extensions = extensions
    }

    /// Whether nothing is said.
    package var isEmpty: Bool { self == Part() }
  }

  /// A set.
  package struct NamedSet: Sendable, Hashable {
    /// The name.
    package let name: String
    /// What is said of the set.
    package let part: Part
    /// What its sources say at their top.
    package let top: Part

    /// Creates a set from its parts.
    package init(name: String, part: Part = Part(), top: Part = Part()) {
      self.name = name
      self.part = part
      self.top = top
    }
  }

  /// The name of the document; nil for none.
  package let name: String?
  /// What is said of the document.
  package let document: Part
  /// The sets in the order of resolution, each once.
  package let sets: [NamedSet]
  /// What is said of each modifier.
  package let modifiers: IDTable<Modifier, Part>
  /// What the sources of contexts say at their top.
  package let contexts: [Condition: Part]

  /// Creates annotations from their parts.
  package init(
    name: String?,
    document: Part,
    sets: [NamedSet],
    modifiers: IDTable<Modifier, Part>,
    contexts: [Condition: Part]
  ) {
    self.name = name
    self.document = document
    self.sets = sets
    self.modifiers = modifiers
    self.contexts = contexts
  }
}
