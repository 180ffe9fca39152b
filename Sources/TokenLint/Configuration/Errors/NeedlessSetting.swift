package import TokenDiagnostics

/// A setting of a rule that finds nothing in the configuration's files.
package enum NeedlessSetting: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "needless-setting",
    in: .configurations,
    "A setting of a rule that finds nothing in token files, where nothing else is linted",
    why: "Who wrote it believes that the rule looks at the tokens, and it does not.",
    remedy:
      "Remove it, or give the options that the message names. Rule pages tell whether they are only for specs."
  )
}
