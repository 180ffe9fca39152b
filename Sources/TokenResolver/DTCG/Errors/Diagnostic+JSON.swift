internal import TokenDiagnostics

/// Messages and fix-its about texts in JSON, which have quotes.
extension Diagnostic {
  /// A text that is not one of some names.
  ///
  /// - Parameter advice: What to do if none of the names is near.
  static func misspelled(
    _ text: String,
    _ problem: String,
    among names: [String],
    otherwise advice: String,
    of kind: any ErrorKind.Type,
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearestNames(to: text, among: names)
    return Diagnostic(
      of: kind,
      message: "`\(text)` \(problem)\(didYouMean(nearest, otherwise: "; \(advice)"))",
      at: range,
      fixIts: nearest.names.map { FixIt(quoting: $0, .unsafe, replacing: range) }
    )
  }
}

extension FixIt {
  /// Creates a fix-it that replaces a range with a text in quotes.
  init(quoting text: String, _ applicability: Applicability, replacing range: SourceRange) {
    self.init(writing: text, spelled: "\"\(text)\"", applicability, replacing: range)
  }

  /// The fix-it that adds a property after the last one of an object; none for an object without a place for it.
  static func adding(_ property: String, after end: SourceRange?) -> [FixIt] {
    guard let end else { return [] }
    return [FixIt("add `\(property)`", .safe, edit: TextEdit(replacing: end, with: ", \(property)"))]
  }
}
