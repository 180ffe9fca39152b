package import TokenDiagnostics
internal import TokenYAML

/// A reference to nothing.
package enum UnknownReference: ErrorKind {
  package static let page = ErrorPage(
    "unknown-reference",
    in: .references,
    "A reference that leads nowhere",
    why: "There is no value.",
    remedy: """
      The message suggests the nearest name; notes show the references that led there. Where only one name is near and \
      makes sense, `stylespec lint --fix` writes it.
      """,
    wrong: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: ⟦\"{palette.grey}\"⟧ }\n"),
    right: .spec("palette: { gray: \"#222222\" }\ncolor: { ink: \"{palette.gray}\" }\n")
  )
}

extension Diagnostic {
  static func unknownReference(
    _ path: String,
    segment: String,
    in group: [String],
    nearest: NearestNames,
    at range: SourceRange,
    through chain: [Note]
  ) -> Diagnostic {
    leadsNowhere(
      "{\(path)}",
      segment: segment,
      in: group.isEmpty ? "the spec" : "`\(group.joined(separator: "."))`",
      nearest: nearest,
      of: UnknownReference.self,
      at: range,
      notes: chain,
      fixIts: nearest.names.map { name in
        FixIt(writing: "\"{\(path.replacingLast(segment, with: name))}\"", .unsafe, replacing: range)
      }
    )
  }
}

extension String {
  /// The same path with its last occurrence of a segment replaced.
  fileprivate func replacingLast(_ segment: String, with other: String) -> String {
    var segments = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let index = segments.lastIndex(of: segment) else { return self }
    segments[index] = other
    return segments.joined(separator: ".")
  }
}
