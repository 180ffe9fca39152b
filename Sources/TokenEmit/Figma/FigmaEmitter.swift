internal import TokenModel

/// Writes files that Figma imports as variables.
package enum FigmaEmitter: OutputEmitter {
  package static let id = "figma"

  package static let documentation = EmitterDocumentation(
    title: "Figma",
    summary: "Variables that Figma imports by itself, with their modes, aliases and scopes",
    files: [
      ("Brand.figma/color/light.tokens.json", "the collection `color` in its mode `light`"),
      ("Brand.figma/color/dark.tokens.json", "the same variables in the mode `dark`"),
      ("Brand.figma/space/Default.tokens.json", "a collection with one mode"),
    ],
    details: """
      Figma imports a file as one mode of a collection, and creates the variables that are in all files dropped
      together. So a folder is a collection, a file is a mode, and every file of a folder has all of its variables:

      1. Make a collection with the name of a folder, and drop its files into it. Begin with collections that others
         refer to.
      2. Move the mode that is the default to the left: Figma sorts modes by their names.
      3. After a change, import each file into its mode (**Import mode**). Variables of the same name and type get their
         new values and keep their bindings; a new variable has to be made there first, or comes with a new collection.

      `color.text.main` is the variable `color/text/main` in the collection `color`. With `collections: modifier`, it is
      in that of the modifiers that its values depend on. What has no group, or no modifier, is in a collection with the
      name of the catalog. Modes are the contexts in which a value of the collection differs; where several modifiers
      change it, they are all combinations (`dark, compact`), at most 40. A modifier beyond that, or one whose context
      `--input` has chosen, has one context in all files. A collection without modes has the mode `Default`.

      | token | in Figma |
      |---|---|
      | color | a color of sRGB with its alpha; others are mapped to the nearest one |
      | dimension | a number of pixels; `rem` is multiplied by the root font size, other units are left out |
      | number, fontWeight | a number, with its digits |
      | duration | a number of seconds, the only unit that Figma takes |
      | fontFamily | a text: the first family |
      | values of the types `string` and `boolean` | a text, a flag |
      | typography | the variables `fontFamily`, `fontSize`, `fontWeight`, `letterSpacing` and `lineHeight`, which is in pixels |
      | shadow | `blur`, `color`, `offsetX`, `offsetY` and `spread`, of several shadows in the groups `1`, `2` and so on |
      | border | `color` and `width`, without the style |
      | transition | `delay` and `duration`, without the timing function |
      | cubicBezier, gradient, strokeStyle, other types | nothing |
      | a reference to a token | its value, and the alias in `com.figma.aliasData`, by the names of variable and collection |
      | a reference to a part, or in another context | its value alone |
      | description and deprecation | the description |
      | a token of a group, `$root` | the variable `root` in the group |

      What is changed or left out is reported, once for each kind. An alias is there if its target has the same value in
      the same contexts. Figma finds the target by its names; the IDs that an export has in addition are its own.

      `com.figma.scopes` limits where Figma offers a variable, guessed from types and names: `radius` is for corners,
      `space`, `spacing`, `gap` and `padding` for gaps, colors of a `text` or `foreground` for text, of a `background`
      or `surface` for frames and shapes, of a `border` or `stroke` for strokes; a variable that tells nothing is for
      all. `com.figma.codeSyntax` shows developers the names in the CSS and Swift outputs, where a token has them. A
      file that Figma exported is never replaced without `--force`.

      With `sidecar: true`, `Brand.figma` also has the spec in the Design Tokens format, `Brand.resolver.json` or
      `Brand.tokens.json`. It is not for Figma: it keeps what Figma does not take.

      The format was looked up on 2026-11-30 in Figma's help
      ([Modes for variables](https://help.figma.com/hc/en-us/articles/15343816063383-Modes-for-variables), as others
      quote it), in the names of scopes
      ([VariableScope](https://developers.figma.com/docs/plugins/api/VariableScope/)), and in what
      [WordPress](https://github.com/WordPress/gutenberg/pull/84035#issuecomment-6003936288) measured of imports. Others
      tell both that Figma finds targets by names alone and that it has refused aliases without IDs. No import into Figma
      is a part of our tests.
      """
  )

  package static let options = FigmaOptions.all

  /// A sidecar has all of them.
  package static let passesExtensionsOn = true

  package static let writesTokenFiles = true

  package static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]
  {
    let catalog = input.catalog
    let options = FigmaOptions(input.options)
    let variables = FigmaVariables(input, &report)
    guard !variables.all.isEmpty else {
      report.cannotExpress("`\(catalog.name.value)` has no tokens for variables", at: catalog.name.origin.range)
      return []
    }
    let collections = FigmaCollections(variables, by: options.division, of: catalog, &report)
    let details = FigmaDetails(variables, collections, input, options)
    var files = options.hasSidecar ? try sidecar(of: input) : []
    for place in places(of: collections, in: catalog, &report) {
      let file = FigmaFile(collection: place.collection, mode: place.mode, details: details)
      let path = try OutputPath([folder(of: catalog)] + place.path)
      files.append(OutputFile(path: path, bytes: file.bytes(toolVersion: input.toolVersion)))
    }
    return files
  }

  /// The files of all modes, with their paths in the folder of the catalog.
  private static func places(
    of collections: FigmaCollections,
    in catalog: Catalog,
    _ report: inout EmitterReport
  ) -> [(collection: FigmaCollection, mode: FigmaMode, path: [String])] {
    collections.all.flatMap { collection in
      var names = FigmaFileNames()
      let place = catalog.tokens.nameRange(of: collection.variables[0].source.token)
      return collection.modes.map { mode in
        let name = names.make(for: mode.name, ending: FigmaFile.ending, at: place, &report)
        return (collection, mode, [collection.name, name + FigmaFile.ending])
      }
    }
  }

  /// Where the values of all files come from, in the order of the files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  package static func origins(of input: EmitterInput) -> [FigmaOrigin] {
    var report = EmitterReport()
    let variables = FigmaVariables(input, &report)
    let division = FigmaOptions(input.options).division
    let collections = FigmaCollections(variables, by: division, of: input.catalog, &report)
    return places(of: collections, in: input.catalog, &report).flatMap { place in
      place.collection.variables.map { variable in
        FigmaOrigin(
          of: variable,
          in: place.mode.selection,
          file: place.path.joined(separator: "/"),
          slot: input.catalog.tokens.chosenSlot(of: variable.source.token, in: place.mode.selection)
        )
      }
    }
  }

  private static func folder(of catalog: Catalog) -> String { "\(catalog.name.value).figma" }

  /// The tokens in the Design Tokens format, whose own losses are not those of this output.
  private static func sidecar(of input: EmitterInput) throws(OutputPathError) -> [OutputFile] {
    var report = EmitterReport()
    let files = try DTCGEmitter.files(input, DTCGOptions(), &report)
    var moved: [OutputFile] = []
    for file in files {
      moved.append(OutputFile(path: try file.path.inside(folder(of: input.catalog)), bytes: file.bytes))
    }
    return moved
  }

  package static func recognizes(_ start: [UInt8]) -> Bool { start.starts(with: FigmaFile.start.utf8) }
}
