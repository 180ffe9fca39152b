internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Messages about name templates, codes and patterns.
extension Diagnostic {
  static func unknownPlaceholder(_ name: String, allowed: [String], at range: SourceRange) -> Diagnostic {
    let advice =
      NearestNames(to: name, among: allowed).first.map { NearestNames.question(about: "`{\($0)}`") }
      ?? "a template has \(list(allowed.map { "{\($0)}" }))"
    let message = "`{\(name)}` is not a placeholder here; \(advice)"
    return Diagnostic(rule: SpecRule.invalidTemplate.id, message: message, at: range)
  }

  static func unclosedPlaceholder(at range: SourceRange) -> Diagnostic {
    invalidTemplate("a `{` has no `}`; close it", at: range)
  }

  static func invalidTemplate(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.invalidTemplate.id, message: message, at: range)
  }

  /// `open` is the place where codes leave their color open. The fix removes the placeholder and a separator beside it.
  static func colorOfOpenCodes(in template: SourceRange, open: SourceRange, _ files: [SourceFile]) -> Diagnostic {
    let message = "these codes leave their color open, so that their names cannot contain it; remove `{color}`"
    let note = Note("the color is left open here", at: open)
    let written = files.bytes(of: template)
    // Escapes in quotes can hide it.
    guard let placeholder = written.firstRange(of: "{color}".utf8) else {
      return Diagnostic(rule: SpecRule.invalidTemplate.id, message: message, at: template, notes: [note])
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
      rule: SpecRule.invalidTemplate.id,
      message: message,
      at: SourceRange(file: template.file, bytes: placeholder),
      notes: [note],
      fixIts: [FixIt("remove `{color}`", .unsafe, edit: edit)]
    )
  }

  /// `one` and `other` are the places of the tokens of the two codes, axis by axis, and `advice` is what would tell them
  /// apart, with the template that does if there is a clear one. `template` is the place of the template; nil for the
  /// standard one.
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
      rule: SpecRule.ambiguousTemplate.id,
      message: "two codes get the name `\(name)`: \(codes[0]), and \(codes[1]); \(advice.text)",
      at: template ?? place,
      notes: one.filter { !other.contains($0) } + other.filter { !one.contains($0) },
      fixIts: template.flatMap { range in
        // The names of codes change, and Swift code may have them.
        advice.template.map { [FixIt(writing: "\"\($0)\"", .unsafe, replacing: range)] }
      } ?? []
    )
  }

  static func duplicateName(_ name: String, at range: SourceRange, _ places: [Note]) -> Diagnostic {
    let message = "another code is already named `\(name)`; rename the style"
    return Diagnostic(rule: SpecRule.duplicateName.id, message: message, at: range, notes: places)
  }

  static func unmatchedPattern(at range: SourceRange, examples: some Sequence<String>) -> Diagnostic {
    let message = "this pattern matches no code; codes have names such as \(list(Array(examples)))"
    return Diagnostic(rule: SpecRule.unmatchedPattern.id, message: message, at: range)
  }

  static func tooManyCodes(_ count: Int?, maximum: Int, at range: SourceRange) -> Diagnostic {
    let number = count.map(String.init) ?? "countless"
    let message = "the axes make \(number) codes; at most \(maximum) are allowed, so choose some with `only:`"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  static func tooManyChosenCodes(_ count: Int?, maximum: Int, at range: SourceRange) -> Diagnostic {
    let number = count.map(String.init) ?? "countless"
    let message = "`only` and `except` leave \(number) codes; at most \(maximum) are allowed, so choose fewer"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  static func tooScatteredCodes(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message =
      "the remaining sizes, colors and weights make more than \(maximum) codes, of which few exist; split the spec"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  static func tooComplexPatterns(at range: SourceRange) -> Diagnostic {
    let message = "the patterns distinguish too many names; use fewer patterns, with fewer `*`"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  static func longPattern(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "this pattern is longer than \(maximum) characters; use more `*`"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  static func tooManyPatterns(_ count: Int, maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "there are \(count) patterns; at most \(maximum) are allowed, so use more `*`"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }

  /// The first axis of a catalog with more tokens than tables can hold; nil if all have room.
  static func tooManyTokens(of catalog: Catalog, at range: SourceRange) -> Diagnostic? {
    let parts = CatalogParts(catalog)
    let limits = [
      ("typography", parts.rows.count, 65_535), ("color", catalog.colors.count, 65_535),
      ("weight", parts.weights.count, 255), ("family", parts.families.count, 255),
      ("modes", catalog.modes.count, 4_095), ("styles", catalog.styles.count, 65_534),
    ]
    guard let (axis, count, maximum) = limits.first(where: { $0.1 > $0.2 }) else { return nil }
    // Patterns choose tokens of token files.
    let areChosen = parts.rows.count > catalog.rows.count
    let others = areChosen ? "choose fewer with `from`, or split the spec" : "split the spec"
    let advice = axis == "color" ? "move some to `palette`" : others
    let message = "`\(axis)` has \(count) tokens; at most \(maximum) are allowed, so \(advice)"
    return Diagnostic(rule: SpecRule.tooManyCodes.id, message: message, at: range)
  }
}
