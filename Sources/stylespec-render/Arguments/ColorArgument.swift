internal import ArgumentParser
internal import StyleTables
internal import TokenModel

/// A color as specs write it.
struct ColorArgument: ExpressibleByArgument {
  let color: RGBAColor

  init?(argument: String) {
    guard let value = ColorValue(hex: argument) else { return nil }
    color = RGBAColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}
