package import TokenDiagnostics

/// A `$ref` that is not a path, a JSON Pointer, or both.
package enum ResolverInvalidReference: ErrorKind {
  package static let page = ErrorPage(
    "resolver-invalid-reference",
    in: .resolverDocuments,
    "A `$ref` that is not a path, a JSON Pointer, or both",
    why: "It is not known where it leads.",
    remedy: "Write a path relative to the file, as `theme/dark.json`, or a pointer, as `#/sets/base`.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#sets/base"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

extension Diagnostic {
  static func manyReferences(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "more than \(maximum) references in a row; name the last set"
    return Diagnostic(of: ResolverInvalidReference.self, message: message, at: range)
  }

  static func emptyReference(at range: SourceRange) -> Diagnostic {
    let message = "this is empty; write a path, or a pointer such as `#/sets/NAME`"
    return Diagnostic(of: ResolverInvalidReference.self, message: message, at: range)
  }

  static func pointerWithoutSlash(_ keys: String, at range: SourceRange) -> Diagnostic {
    let message = "a pointer starts with `#/`; write `#/\(keys)`"
    return Diagnostic(of: ResolverInvalidReference.self, message: message, at: range)
  }

  static func invalidResolverReference(_ error: DTCGReferenceError, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: ResolverInvalidReference.self, message: error.message, at: range)
  }
}
