package import TokenDiagnostics
internal import TokenModel

/// Text sizes whose default is not the one that styles are designed for.
package enum DesignedTextSize: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "designed-text-size",
    in: .tokenFiles,
    "Text sizes whose default is not `large`",
    why: """
      Styles have the sizes of one context, and the system scales them from its text size `large`. The context for \
      `large` counts, even if the default is another one, which is reported. Without such a context, the default is \
      used instead, and all text is scaled from there; that is a warning.
      """,
    remedy: "Make the context for `large` the default of the modifier."
  )
}

extension Diagnostic {
  /// The text size that styles are designed for, if it is not the default or has no context.
  static func designedTextSize(of modifier: Modifier, context: ContextID?, at range: SourceRange) -> Diagnostic {
    let standard = "`\(modifier.contexts[modifier.standard])`"
    guard let context else {
      return Diagnostic(
        .warning,
        rule: DesignedTextSize.id,
        message:
          "`\(modifier.name)` has no context for `large`, the text size that styles are designed for; \(standard) "
          + "is used instead",
        at: range
      )
    }
    return Diagnostic(
      of: DesignedTextSize.self,
      message:
        "styles have the sizes of `\(modifier.contexts[context])`, which is the text size that they are designed "
        + "for, not those of the default \(standard)",
      at: range
    )
  }
}
