internal import ArgumentParser
internal import StyleTables
internal import TokenModel

/// A color in the notation of specs.
struct ColorArgument: ExpressibleByArgument {
  let color: RGBAColor

  init?(argument: String) {
    guard let value = ColorValue(hex: argument) else { return nil }
    color = RGBAColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}

/// A color, or `none`.
struct BackgroundArgument: ExpressibleByArgument {
  /// Nil for a transparent background.
  let color: RGBAColor?

  init?(argument: String) {
    color = ColorArgument(argument: argument)?.color
    if color == nil && argument != "none" { return nil }
  }
}
