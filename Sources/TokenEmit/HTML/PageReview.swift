package import TokenDiagnostics
package import TokenModel

/// What a page says for a review: how a system differs from another version of it, and what a linter found.
///
/// The page shows it as it is; nothing of it is computed again.
package struct PageReview: Sendable {
  /// Another version of the system, and the changes since.
  package struct Comparison: Sendable {
    /// The name of the other version, such as `origin/main:tokens`.
    package let name: String
    /// The system in that version; nil for one that is new.
    package let before: Catalog?
    /// In the order that they are listed.
    package let changes: [Change]

    /// A comparison from its parts.
    package init(name: String, before: Catalog?, changes: [Change]) {
      self.name = name
      self.before = before
      self.changes = changes
    }
  }

  /// One change.
  package struct Change: Sendable {
    /// How much it matters, the most severe first.
    package enum Severity: String, Sendable, CaseIterable {
      case breaking, visible, invisible
    }

    /// The kind, such as `color-changed`.
    package let kind: String
    package let severity: Severity
    /// The change, as one phrase.
    package let message: Phrase
    /// What it does, the most important first.
    package let effects: [Phrase]
    /// The codes that it affects.
    package let codes: [Names]
    /// The paths of the tokens that it affects.
    package let tokens: [Names]

    /// A change from its parts.
    package init(
      kind: String,
      severity: Severity,
      message: Phrase,
      effects: [Phrase],
      codes: [Names],
      tokens: [Names]
    ) {
      self.kind = kind
      self.severity = severity
      self.message = message
      self.effects = effects
      self.codes = codes
      self.tokens = tokens
    }
  }

  /// A name before and after.
  package struct Names: Sendable {
    /// Nil for something new.
    package let before: String?
    /// Nil for something that was removed.
    package let after: String?

    /// The two names of one thing.
    package init(before: String?, after: String?) {
      self.before = before
      self.after = after
    }

    /// Whether there are two names, which differ in some byte.
    var isRenamed: Bool {
      guard let before, let after else { return false }
      return !before.utf8.elementsEqual(after.utf8)
    }
  }

  /// Text with the names in it set off.
  package struct Phrase: Sendable {
    /// A part of the text.
    package enum Part: Sendable {
      case words(String)
      case name(String)
    }

    /// In the order of reading.
    package let parts: [Part]

    /// A phrase from its parts.
    package init(_ parts: [Part]) { self.parts = parts }
  }

  /// A finding of the linter.
  package struct Finding: Sendable {
    package let severity: Diagnostic.Severity
    /// The name of the rule.
    package let rule: String
    /// One sentence, with names in backticks.
    package let message: String
    /// What fixes would do, such as "write `#767676`".
    package let fixes: [String]
    /// The place as messages have it: `tokens/brand.yaml:5:9`.
    package let place: String
    /// The range of the name of the token, size or style that it is about; nil if it is about something else.
    package let subject: SourceRange?

    /// A finding from its parts.
    package init(
      severity: Diagnostic.Severity,
      rule: String,
      message: String,
      fixes: [String],
      place: String,
      subject: SourceRange?
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.fixes = fixes
      self.place = place
      self.subject = subject
    }
  }

  /// Nil without another version.
  package let comparison: Comparison?
  /// In the order that they are reported.
  package let findings: [Finding]

  /// A review from its parts.
  package init(comparison: Comparison?, findings: [Finding]) {
    self.comparison = comparison
    self.findings = findings
  }

  /// A page without a review.
  static let none = PageReview(comparison: nil, findings: [])
}
