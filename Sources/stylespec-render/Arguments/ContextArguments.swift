internal import ArgumentParser
internal import StyleTables

/// What styles are resolved for.
struct ContextArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the screen looks. A specimen shows several beside each other: repeat the option. (default: light)"
    )
  )
  var appearance: [Choice<Appearance>] = []

  @Option(help: ArgumentHelp("How many times larger than designed; 0.01 to 100.", valueName: "factor"))
  var textScale = 1.0

  @Option(help: "The text system whose rule places the baseline in its line.")
  var host = Choice(StyleHost.layout)

  func validate() throws {
    guard TextScale.factorRange.contains(textScale) else {
      throw ValidationError("--text-scale is a number from 0.01 to 100.")
    }
    let names = appearance.map(\.name)
    guard let repeated = names.indices.first(where: { names[..<$0].contains(names[$0]) }) else { return }
    throw ValidationError("--appearance \(names[repeated]) is given twice; each is shown once.")
  }

  /// A text is shown once.
  func requireOneAppearance() throws {
    guard appearance.count > 1 else { return }
    throw ValidationError("A text has one --appearance; a --specimen shows several beside each other.")
  }

  /// One for each appearance; at least one.
  var contexts: [StyleContext] {
    (appearance.isEmpty ? [.light] : appearance.map(\.value)).map { appearance in
      StyleContext(appearance: appearance, textScale: TextScale(textScale), host: host.value)
    }
  }
}
