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
      | in the tokens | in the files |
      |---|---|
      | values | their units and color spaces, and their digits as written; eight-bit colors also have `hex` |
      | references, `$extends`, `$root`, the order | the same; with `references: resolve`, values instead of references |
      | descriptions, deprecations, `$extensions` | the same, of groups, sets, modifiers and contexts too |
      | a type | in the highest group whose tokens all have it |
      | contexts | those of a resolver document, each with the tokens that differ in it |
      | a reference to one variant of a color | its value, where the format would mean another one; reported |
      | names with `.`, `{`, `}`, or `$` at the start | `_` instead: `13.5` is `13_5`, and references follow; reported |
      | what a file had in another form than the format's | the format's form, so this also repairs files |
      | a line height in pixels, or that of the font | a factor, and the height in `org.stylespec` |
      | a color that Tokens Studio modifies | the color that it makes |
      | a value that the format has no form for, such as `5vw` | as it was read; reported |
      | a comment directly above a token or group | its description, if it has none |
      | other comments | nothing; reported, once a file |
      | codes, styles, modes, names, offsets, emoji; backgrounds of colors | in `org.stylespec` |
      | descriptions of sets that only other sets use | nothing |

      `$extensions["org.stylespec"]` has what the format cannot say.
      [`dtcg.extension.schema.json`](outputs/dtcg.extension.schema.json) describes it, and `stylespec compile
      Brand.resolver.json` [reads it](DTCG.md#a-spec-in-a-token-file), so that the tables are equal, bit by bit.
      [`Examples/Tokens`](../Examples/Tokens) has such files. `stylespec compile broken.tokens.json --emit dtcg --out
      fixed` repairs a file.

      With `layout: sets`, the tokens of several source files stay in files with the names of those, unless that would
      change the order of the tokens. With `format: yaml`, the same files are YAML, and their names end in `.yaml`.
      Without contexts, the output is a resolver document only if it says something that a token file has no place for.

      With `codes: true`, tools also get the codes: a group `codes` has a group for each, with the tokens `text`, which
      is typography, and `color`, which refers to the color of the code. A code with an open color has only the text.
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
