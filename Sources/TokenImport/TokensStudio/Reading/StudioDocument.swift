internal import TokenDiagnostics
internal import TokenModel

/// The sets and themes of Tokens Studio or Penpot, as their files have them.
struct StudioDocument {
  /// A token of a set.
  struct Token {
    let path: [String]
    /// The name of the type, its own or that of a group; nil for none.
    let type: String?
    let value: WrittenJSON
    let annotations: ImportedAnnotations
    let location: SourceRange

    /// The path as references write it.
    var name: String { path.joined(separator: ".") }
  }

  /// What a group says about its tokens.
  struct Group {
    let path: [String]
    let annotations: ImportedAnnotations
    let location: SourceRange
  }

  /// A key that the result has no place for.
  struct UnreadKey {
    /// The kind of object that has it.
    enum Owner: String, CaseIterable {
      case tokens = "tokens and groups"
      case themes, metadata
    }

    let name: String
    let owner: Owner
    let location: SourceRange
  }

  /// A set of tokens.
  struct Set {
    let name: String
    let tokens: [Token]
    /// The groups that say something, the set itself included.
    let groups: [Group]
    let location: SourceRange
  }

  /// A choice of sets.
  struct Theme {
    let name: String
    /// Nil for a theme that is in no group.
    let group: String?
    /// The names of the sets that it enables, also as sources of references.
    let sets: [String]
    let location: SourceRange
  }

  /// The tool that wrote it: Tokens Studio or Penpot.
  let tool: ImportKind
  /// In the order in which they count.
  let sets: [Set]
  let themes: [Theme]
  /// The themes that are chosen, as `group/theme`; empty if the files do not say it.
  let active: [String]
  /// In the order of the files.
  let unread: [UnreadKey]
}
