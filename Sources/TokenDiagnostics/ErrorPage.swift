/// The documentation of an error that is not a finding of a rule.
package struct ErrorPage: Sendable {
  /// Files that make the error, or do not. Documentation and tests.
  package enum Example: Sendable {
    /// Some top-level keys of a spec; the tests add the others.
    case spec(String)
    /// A whole spec.
    case whole(String)
    /// A spec in JSON; the tests add the keys that it lacks after its first brace.
    case json(String)
    /// Several files by their paths. The first one is a part of a spec; the tests add what it lacks.
    case files([(path: String, text: String)])
    /// A configuration.
    case configuration(String)
    /// Members of the outermost object of a file of the Design Tokens format.
    case tokens(String)
    /// Members of the outermost object of a resolver document, without `version`.
    case resolver(String)
  }

  /// The topic of a page. Pages of a group are together in the documentation, in the order of the cases.
  package enum Group: String, Sendable, CaseIterable {
    case files = "Files"
    case json = "Files in JSON"
    case values = "Keys and values"
    case references = "References"
    case codes = "Codes and styles"
    case emoji = "Emoji"
    case severalFiles = "Several files"
    case tokenFiles = "Tokens of other files"
    case designTokens = "Design tokens"
    case resolverDocuments = "Resolver documents"
    case configurations = "Configurations"
    case migrations = "Migrations"
    case baselines = "Baselines and outputs"
    case imports = "Imports"
  }

  /// Lower-case words with hyphens, stable over releases.
  package let id: String
  /// The topic of the page.
  package let group: Group
  /// One sentence without a full stop.
  package let summary: String
  /// Why this is refused, and not guessed.
  package let why: String
  /// How to fix it.
  package let remedy: String
  /// With the text that the error points at between ⟦ and ⟧; nil for what no short example shows.
  package let wrong: Example?
  /// The same as it should be.
  package let right: Example?

  /// Creates a page.
  package init(
    _ id: String,
    in group: Group,
    _ summary: String,
    why: String,
    remedy: String,
    wrong: Example? = nil,
    right: Example? = nil
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.wrong = wrong
    self.right = right
  }
}
