internal import ArgumentParser
internal import StyleTables

/// A color, or none.
struct BackgroundArgument: ExpressibleByArgument {
  /// Nil lets through what is behind the picture.
  let color: RGBAColor?

  init?(argument: String) {
    color = ColorArgument(argument: argument)?.color
    if color == nil && argument != "none" { return nil }
  }
}
