internal import ArgumentParser
internal import StyleTables

/// What styles are resolved for.
struct ContextArguments: ParsableArguments {
  @Option(help: "How the screen looks.")
  var appearance = Choice(Appearance.light)

  @Option(help: ArgumentHelp("How many times larger than designed; 0.01 to 100.", valueName: "factor"))
  var textScale = 1.0

  @Option(help: "The text system whose rule places the baseline in its line.")
  var host = Choice(StyleHost.layout)

  func validate() throws {
    guard TextScale.factorRange.contains(textScale) else {
      throw ValidationError("--text-scale is a number from 0.01 to 100.")
    }
  }

  var context: StyleContext {
    StyleContext(appearance: appearance.value, textScale: TextScale(textScale), host: host.value)
  }
}
