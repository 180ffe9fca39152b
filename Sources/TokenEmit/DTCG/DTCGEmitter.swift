internal import TokenModel

/// Writes tokens in the Design Tokens format, for other tools and as a repaired form of what was read.
package enum DTCGEmitter: OutputEmitter {
  package static let id = "dtcg"

  package static let documentation = EmitterDocumentation(
    title: "Design Tokens format",
    summary: "The tokens for other tools, in the Design Tokens format 2025.10",
    files: [
      ("Brand.tokens.json", "the tokens, if no value depends on a context"),
      ("Brand.resolver.json", "the tokens in all contexts, if some do"),
      ("base.tokens.json", "with `layout: sets`: the values outside of contexts"),
      ("dark.tokens.json", "with `layout: sets`: the values of the context `dark`"),
    ],
    details: """
      Values have their own units and color spaces, and numbers their digits as they were written. References stay
      references, groups keep their descriptions, extensions and `$extends`, and the order is that of the source.

      A comment directly above a token or group becomes its description if it has none. All other comments are left out,
      which is reported once a file.

      A context has only the tokens whose values differ in it. `$type` is in the highest group whose tokens all have it.
      With `format: yaml`, the same files are YAML, and their names end in `.yaml`.

      With `codes: true`, tools also get the codes: a group `codes` has a group for each, with the tokens `text`, which
      is typography, and `color`, which refers to the color of the code. A code with an open color has only the text.

      With `layout: sets`, the tokens of several source files stay in files with the names of those, unless that would
      change the order of the tokens.

      A resolver document keeps its name, its sets, and what it says of itself, of sets, modifiers and contexts. Tokens of
      several sets are in the first one if the order of tokens would change otherwise. Without contexts, the output is a
      resolver document only if it says something that a token file has no place for.

      What the format cannot say of a spec is in `$extensions["org.stylespec"]`: names of codes, styles, modes, offsets,
      emoji; and the backgrounds of a color, in that of its token. `stylespec compile Brand.resolver.json` [reads it](DTCG.md#a-spec-in-a-token-file), and makes equal tables of
      it.

      What a file had in another form than the format's is written in the format's form, so this also repairs files:
      `stylespec compile broken.tokens.json --emit dtcg --out fixed`. A value that the format has no form for, such as
      one in `vw`, is written as it was read, and reported.
      """
  )

  package static let options = DTCGOptions.all

  package static let passesExtensionsOn = true

  package static let writesTokenFiles = true

  package static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]
  {
    try files(input, DTCGOptions(input.options), &report)
  }

  /// The files with some options.
  static func files(
    _ input: EmitterInput,
    _ options: DTCGOptions,
    _ report: inout EmitterReport
  ) throws(OutputPathError) -> [OutputFile] {
    let merged = MergedGroups(input.catalog.tokens)
    let names = DTCGNames(input.catalog.resolved, merged)
    names.reportRenamed(&report)
    DTCGComments(input.catalog.tokens, merged).report(&report)
    let contexts = DTCGContexts(input, DTCGLayers(input, options, names), &report)
    let keepsExtends = options.references == .keep
    let groups = DTCGGroups(input.catalog.resolved, merged, names: names, keepsExtends: keepsExtends)
    let codes = options.codes ? DTCGCodes(input.catalog, names, options.references, &report) : nil
    let documents = DTCGDocuments(input, contexts, groups, codes, names, options.format)
    let files = try documents.files(options.layout)
    documents.reportLostAnnotations(in: files, &report)
    return files
  }

  /// Such files look as other tools write them, so that the manifest of the outputs tells whose they are.
  package static func recognizes(_ start: [UInt8]) -> Bool { false }
}
