package import TokenDiagnostics

/// A file that cannot be read, or lies outside the document's folder.
package enum ResolverFile: ErrorKind {
  package static let page = ErrorPage(
    "resolver-file",
    in: .resolverDocuments,
    "A file that cannot be read, or lies outside the document's folder",
    why: "A document must mean the same on every machine, so addresses and other folders are not read.",
    remedy: "Put the file into the document's folder, and write its path relative to the file that names it.",
    wrong: .resolver(
      ##"""
      "sets": { "base": { "sources": [{ "$ref": ⟦"../base.json"⟧ }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
      """##
    ),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}
