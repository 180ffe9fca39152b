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

/// The color of text whose color is left open.
struct InkArgument: ExpressibleByArgument {
  let color: StyleColor

  /// One color, or the colors of light and dark appearances separated by a slash.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    let colors = parts.compactMap { ColorArgument(argument: String($0))?.color }
    guard let light = colors.first, colors.count == parts.count, colors.count <= 2 else { return nil }
    color = StyleColor(light: light, dark: colors.last)
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
