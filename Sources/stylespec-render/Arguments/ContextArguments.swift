internal import ArgumentParser
internal import StyleTables

/// The context that styles are resolved in.
struct ContextArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The appearance of the screen. May be repeated for a specimen, which shows them side by side. (default: light)"
    )
  )
  var appearance: [Choice<Appearance>] = []

  @Option(help: ArgumentHelp("The scale of the text, 0.01 to 100.", valueName: "factor"))
  var textScale = 1.0

  @Option(help: "The text system whose rule positions the baseline in a line.")
  var host = Choice(StyleHost.layout)

  @Flag(help: "Draw heavier fonts, as with Bold Text turned on.")
  var boldText = false

  func validate() throws {
    guard TextScale.factorRange.contains(textScale) else {
      throw ValidationError("--text-scale must be a number from 0.01 to 100.")
    }
    let names = appearance.map(\.name)
    guard let repeated = names.indices.first(where: { names[..<$0].contains(names[$0]) }) else { return }
    throw ValidationError("--appearance \(names[repeated]) is given twice; give each one once.")
  }

  /// Throws an error for several appearances: a text is shown once.
  func requireOneAppearance() throws {
    guard appearance.count > 1 else { return }
    throw ValidationError("A text has one --appearance; only a --specimen shows several.")
  }

  /// The contexts, one for each appearance; at least one.
  var contexts: [StyleContext] {
    (appearance.isEmpty ? [.light] : appearance.map(\.value)).map { appearance in
      StyleContext(appearance: appearance, textScale: TextScale(textScale), host: host.value, isBoldText: boldText)
    }
  }
}
