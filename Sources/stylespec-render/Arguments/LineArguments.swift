internal import ArgumentParser
internal import StyleLayout
internal import StyleTables
internal import StyledText

/// The lines of a text.
struct LineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The maximum width of lines, in points; without it, lines end only at line breaks of the text.")
  )
  var width: Double?

  @Option(help: ArgumentHelp("The maximum number of lines; the rest of the text is cut off.", valueName: "count"))
  var lines: Int?

  @Option(help: ArgumentHelp("The text shown at the cut, such as …展开. (default: …)", valueName: "text"))
  var suffix: String?

  @Option(help: ArgumentHelp("The suffix's color: #RRGGBB or #RRGGBBAA. (default: a blue)", valueName: "color"))
  var suffixColor: ColorArgument?

  @Option(help: "The part of the text that is cut off.")
  var truncate: Choice<Truncation.Position>?

  @Option(help: "The alignment of lines.")
  var alignment: Choice<ParagraphAlignment>?

  @Option(help: "Where full lines end.")
  var wrap: Wrapping = .words

  @Option(help: "The base direction of all paragraphs. (default: the direction of each one's first letter)")
  var direction: Choice<TextDirection>?

  @Option(help: ArgumentHelp("The language of the text, such as zh-Hans.", valueName: "tag"))
  var language: String?

  @Option(help: "Whether a style's line height is a minimum, or the exact height of every line.")
  var lineHeight: Choice<FrameOptions.LineHeight>?

  func validate() throws {
    if let width, !(width >= 0 && width.isFinite) {
      throw ValidationError("--width must be a number of points, 0 or more.")
    }
    if let lines, lines < 0 { throw ValidationError("--lines must be a number of lines, 0 or more.") }
    if suffix == nil && suffixColor != nil { throw ValidationError("--suffix-color needs a --suffix.") }
    guard lines == nil, suffix != nil || truncate != nil else { return }
    throw ValidationError("\(suffix == nil ? "--truncate" : "--suffix") needs --lines: without it, nothing is cut off.")
  }

  /// Throws an error for options that a specimen does not support.
  func requireNone() throws {
    let given: [(String, Bool)] = [
      ("--width", width != nil), ("--lines", lines != nil), ("--direction", direction != nil),
      ("--alignment", alignment != nil), ("--wrap", wrap != .words),
    ]
    guard let (name, _) = given.first(where: \.1) else { return }
    throw ValidationError("\(name) is for a text, not for a specimen.")
  }

  /// The truncation; nil without a limit of lines.
  private var truncation: Truncation? {
    guard lines != nil else { return nil }
    let color = suffix == nil ? nil : suffixColor.map { StyleColor(light: $0.color) } ?? Self.linkColor
    let attributes = TextAttributes(color: color)
    return Truncation(StyledText(suffix ?? "…", attributes: attributes), at: truncate?.value ?? .tail)
  }

  /// The color of `…展开` in the design.
  static let linkColor = StyleColor(
    light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E),
    dark: RGBAColor(red: 0x8F, green: 0xB4, blue: 0xE8)
  )

  var options: FrameOptions {
    var options = FrameOptions(maximumLines: lines, truncation: truncation, direction: direction?.value)
    if let alignment { options.alignment = alignment.value }
    options.lineBreak = wrap == .words ? .wordWrapping : .characterWrapping
    if let language { options.language = language }
    if let lineHeight { options.lineHeight = lineHeight.value }
    return options
  }
}

/// The positions at which lines may end.
enum Wrapping: String, ExpressibleByArgument, CaseIterable {
  case words, characters
}
