/// The documentation of formats, as Markdown: `Documentation/Outputs.md`.
package enum EmitterReference {
  /// All formats, by their names.
  package static var markdown: String {
    let emitters = EmitterRegistry.emitters
    let contents = emitters.map { "| [`\($0.id)`](#\($0.id)) | \($0.documentation.summary) |\n" }.joined()
    return introduction + "\n| `emit` | purpose |\n|---|---|\n" + contents + emitters.map(section(of:)).joined()
  }

  private static let introduction = """
    # Outputs

    Written by `Scripts/emitters` from the formats themselves. Do not edit it by hand.

    `stylespec compile --emit FORMAT --out FOLDER` writes one output. `outputs` in `.stylespec.yaml` lists several, and
    `stylespec compile` makes all of them in one run:

    ```yaml
    outputs:
      - { emit: swift, out: Generated/Swift }
      - { emit: catalog, out: Resources }
    ```

    Folders count from that file, and are at or below its own. `options` next to `emit` has the options of the format. A
    value that a format cannot express is reported as `not-expressible`, and two outputs that would be one file are an
    error.

    """

  private static func section(of emitter: any OutputEmitter.Type) -> String {
    let documentation = emitter.documentation
    var text = "\n## \(emitter.id)\n\n**\(documentation.title).** \(documentation.summary).\n"
    text += "\n| output | content |\n|---|---|\n"
    text += documentation.files.map { "| `\($0.name)` | \($0.content) |\n" }.joined()
    text += "\n\(documentation.details)\n"
    if emitter.options.isEmpty { return text }
    text += "\n| option | value | default | |\n|---|---|---|---|\n"
    return text
      + emitter.options.map { "| `\($0.name)` | \($0.kind.values) | \($0.kind.standard) | \($0.summary) |\n" }.joined()
  }
}

extension EmitterOption.Kind {
  /// Its values, for people.
  fileprivate var values: String {
    switch self {
    case .text: "a text"
    case .choice(_, let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .flag: "`true`, `false`"
    }
  }

  /// The default, for people.
  fileprivate var standard: String {
    switch self {
    case .text(let text): text.isEmpty ? "none" : "`\(text)`"
    case .choice(let word, _): "`\(word)`"
    case .flag(let flag): "`\(flag)`"
    }
  }
}
