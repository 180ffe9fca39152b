package import TokenDiagnostics

/// A name template that gives two codes the same name.
package enum AmbiguousTemplate: ErrorKind {
  package static let page = ErrorPage(
    "ambiguous-template",
    in: .codes,
    "A name template that gives two codes one name",
    why: "A name has to lead to one code.",
    remedy: """
      The message names the two codes, and what would distinguish them: a placeholder that is missing, \
      or a separator that no name contains.
      """,
    wrong: .spec("weight: { regular: 400, bold: 700 }\ncodes: { name: ⟦\"{size}_{color}\"⟧ }\n"),
    right: .spec("weight: { regular: 400, bold: 700 }\ncodes: { name: \"{size}_{color}_{weight}\" }\n")
  )
}

extension Diagnostic {
  /// `one` and `other` are the locations of the two codes' tokens, axis by axis. `advice` is how to distinguish them,
  /// with a template if there is a clear one. `template` is the location of the template; nil for the standard one.
  static func ambiguousTemplate(
    _ name: String,
    one: [Note],
    other: [Note],
    advice: (text: String, template: String?),
    in template: SourceRange?,
    otherwiseAt place: SourceRange
  ) -> Diagnostic {
    let codes = [one, other].map { $0.map(\.message).joined(separator: ", ") }
    return Diagnostic(
      of: AmbiguousTemplate.self,
      message: "two codes get the name `\(name)`: \(codes[0]), and \(codes[1]); \(advice.text)",
      at: template ?? place,
      notes: one.filter { !other.contains($0) } + other.filter { !one.contains($0) },
      fixIts: template.flatMap { range in
        // The names of codes change, and Swift code may have them.
        advice.template.map { [FixIt(writing: "\"\($0)\"", .unsafe, replacing: range)] }
      } ?? []
    )
  }
}
