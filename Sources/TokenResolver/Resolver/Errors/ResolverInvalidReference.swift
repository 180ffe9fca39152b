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
