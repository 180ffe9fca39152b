package import TokenModel

/// A design system of another tool, as sets of tokens in the Design Tokens format. Every source makes one.
package struct ImportedSystem: Sendable {
  /// A token, with the names and references that it has in the result.
  package struct Token: Sendable {
    /// The names of the groups and the token's own. All are names that the format allows.
    package let path: [String]
    /// The name of the type.
    package let type: String
    /// The value, with references by new paths.
    package let value: WrittenJSON
    /// What is written about it.
    package var annotations = ImportedAnnotations()

    /// A token from its parts.
    package init(path: [String], type: String, value: WrittenJSON) {
      self.path = path
      self.type = type
      self.value = value
    }

    /// What people wrote about it; nil for nothing.
    package var description: String? {
      get { annotations.description }
      set { annotations.description = newValue }
    }

    /// What programs wrote about it.
    package var extensions: [WrittenJSON.Member] {
      get { annotations.extensions }
      set { annotations.extensions = newValue }
    }
  }

  /// What a group says about its tokens.
  package struct Group: Sendable {
    /// The names of the group and those around it; empty for the whole set.
    package let path: [String]
    package var annotations: ImportedAnnotations

    /// A group from its parts.
    package init(path: [String], annotations: ImportedAnnotations) {
      self.path = path
      self.annotations = annotations
    }
  }

  /// Tokens that count together.
  package struct Set: Sendable {
    /// The name as the source says it; a `/` separates folders.
    package let name: String
    /// In the order of the source.
    package var tokens: [Token]
    /// The groups that say something. One without tokens is left out.
    package var groups: [Group] = []

    /// A set from its parts.
    package init(name: String, tokens: [Token]) {
      self.name = name
      self.tokens = tokens
    }
  }

  /// A choice between sets, such as light or dark.
  package struct Modifier: Sendable {
    /// A context, and the indices of its sets in the order in which they count.
    package struct Context: Sendable {
      package let name: String
      package var sets: [Int]

      /// A context from its parts.
      package init(name: String, sets: [Int]) {
        self.name = name
        self.sets = sets
      }
    }

    /// The name, with letters, digits, spaces, `-` and `_` only.
    package let name: String
    /// At least two.
    package var contexts: [Context]
    /// The index of the context that counts if none is chosen.
    package let standard: Int

    /// A modifier from its parts.
    package init(name: String, contexts: [Context], standard: Int) {
      self.name = name
      self.contexts = contexts
      self.standard = standard
    }
  }

  /// All sets, also those that are in no context.
  package var sets: [Set]
  /// The indices of the sets that always count, in the order in which they do.
  package let base: [Int]
  /// They count after the base, in this order.
  package var modifiers: [Modifier]
  /// One for each token of the source, and those about its structure.
  package let notes: [ImportNote]
  /// What colors are for, as far as the source says it.
  package var colorUses = ColorUses()

  /// A system from its parts.
  package init(sets: [Set], base: [Int], modifiers: [Modifier], notes: [ImportNote]) {
    self.sets = sets
    self.base = base
    self.modifiers = modifiers
    self.notes = notes
  }
}
