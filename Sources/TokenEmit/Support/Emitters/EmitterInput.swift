package import TokenModel

/// The input of an emitter.
package struct EmitterInput: Sendable {
  /// For an appearance, or for a pattern of names of colors, opaque colors or paths of tokens.
  package typealias Backgrounds = [String: [String]]

  /// The codes and all tokens. A context that the compile chose is the standard one of its modifier.
  package let catalog: Catalog
  /// The options of the output.
  package let options: EmitterOptions
  /// The modifiers whose context the compile chose, by name: the outputs are for that one alone.
  package let chosenModifiers: Set<String>
  /// The backgrounds of text, as configured for the rule `contrast`.
  package let backgrounds: Backgrounds
  /// The version of the tool, which outputs may tell.
  package let toolVersion: String
  /// All formats with the options that they have in this compile, for an output that tells the names of others.
  package let formats: [OutputRequest]
  /// The files that the catalog was read from, for an output that is named after them.
  package let sources: SourcePaths

  /// An input from its parts.
  package init(
    _ catalog: Catalog,
    options: EmitterOptions = EmitterOptions([]),
    chosenModifiers: Set<String> = [],
    backgrounds: Backgrounds = [:],
    toolVersion: String,
    formats: [OutputRequest] = [],
    sources: SourcePaths = SourcePaths()
  ) {
    self.catalog = catalog
    self.options = options
    self.chosenModifiers = chosenModifiers
    self.backgrounds = backgrounds
    self.toolVersion = toolVersion
    self.formats = formats
    self.sources = sources
  }

  /// The same input with another catalog.
  func with(_ catalog: Catalog) -> EmitterInput {
    EmitterInput(
      catalog,
      options: options,
      chosenModifiers: chosenModifiers,
      backgrounds: backgrounds,
      toolVersion: toolVersion,
      formats: formats,
      sources: sources
    )
  }

  /// The modifiers that the compile chose no context of.
  var unchosenModifiers: [ModifierID] {
    let modifiers = catalog.tokens.modifiers
    return modifiers.indices.filter { !chosenModifiers.contains(modifiers[$0].name) }
  }

  /// The same without those that are about the appearance.
  var openModifiers: [ModifierID] {
    unchosenModifiers.filter { catalog.tokens.modifiers[$0].role != .appearance }
  }

  /// The names of the codes and tokens in each format that has its own names, by the id of the format.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
  var platformNames: [(format: String, names: PlatformNames)] {
    formats.compactMap { format in
      let input = EmitterInput(
        catalog,
        options: format.options,
        chosenModifiers: chosenModifiers,
        toolVersion: toolVersion
      )
      return format.emitter.names(in: input).map { (format.emitter.id, $0) }
    }
  }
}
