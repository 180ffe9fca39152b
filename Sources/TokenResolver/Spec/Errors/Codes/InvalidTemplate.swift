package import TokenDiagnostics
internal import TokenYAML

/// A name template that is not valid.
package enum InvalidTemplate: ErrorKind {
  package static let page = ErrorPage(
    "invalid-template",
    in: .codes,
    "A name template with an unknown or unclosed `{…}`, with `{color}` if codes leave it open, or an empty one",
    why: "Codes could not be named.",
    remedy: "The message lists the allowed parts of a template.",
    wrong: .spec("codes: { name: ⟦\"{size}_{colr}_{weight}\"⟧ }\n"),
    right: .spec("codes: { name: \"{size}_{color}_{weight}\" }\n")
  )
}

extension Diagnostic {
  static func unknownPlaceholder(_ name: String, allowed: [String], at range: SourceRange) -> Diagnostic {
    let advice =
      NearestNames(to: name, among: allowed).first.map { NearestNames.question(about: "`{\($0)}`") }
      ?? "a template has \(list(allowed.map { "{\($0)}" }))"
    let message = "`{\(name)}` is not a placeholder here; \(advice)"
    return Diagnostic(of: InvalidTemplate.self, message: message, at: range)
  }

  static func unclosedPlaceholder(at range: SourceRange) -> Diagnostic {
    invalidTemplate("a `{` has no `}`; close it", at: range)
  }

  static func invalidTemplate(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: InvalidTemplate.self, message: message, at: range)
  }

  /// `open` is where codes leave their color open. The fix removes the placeholder and a separator next to it.
  static func colorOfOpenCodes(in template: SourceRange, open: SourceRange, _ files: [SourceFile]) -> Diagnostic {
    let message = "these codes leave their color open, so that their names cannot contain it; remove `{color}`"
    let note = Note("the color is left open here", at: open)
    let written = files.bytes(of: template)
    // Escapes in quotes can hide it.
    guard let placeholder = written.firstRange(of: "{color}".utf8) else {
      return Diagnostic(of: InvalidTemplate.self, message: message, at: template, notes: [note])
    }
    var removed = placeholder
    let isSeparator: (UInt8) -> Bool = { "_-.".utf8.contains($0) }
    if written[..<removed.lowerBound].last.map(isSeparator) ?? false {
      removed = removed.lowerBound - 1..<removed.upperBound
    } else if written[removed.upperBound...].first.map(isSeparator) ?? false {
      removed = removed.lowerBound..<removed.upperBound + 1
    }
    let edit = TextEdit(replacing: SourceRange(file: template.file, bytes: removed), with: "")
    return Diagnostic(
      of: InvalidTemplate.self,
      message: message,
      at: SourceRange(file: template.file, bytes: placeholder),
      notes: [note],
      fixIts: [FixIt("remove `{color}`", .unsafe, edit: edit)]
    )
  }
}
