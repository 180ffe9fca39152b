internal import ArgumentParser
internal import StyleLayout
internal import StyleTables
internal import TokenWorkspace
internal import TokenSystem

/// The format of the picture, and its file.
struct PictureArguments: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; - for standard output, which needs --format.", valueName: "file"),
    completion: .file(extensions: PictureFormat.allValueStrings)
  )
  var output: String

  @Option(help: "The format of the file. (default: by its extension)")
  var format: PictureFormat?

  @Option(help: ArgumentHelp("The number of pixels per point of a PNG. (default: 1)", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The background: #RRGGBB, #RRGGBBAA or none. (default: the appearance's)",
      valueName: "color"
    )
  )
  var background: BackgroundArgument?

  @Option(
    help: ArgumentHelp(
      "The color of text whose color is left open: #RRGGBB, or #RRGGBB/#RRGGBB for light and dark appearances.",
      discussion: "Black by default, and white in dark appearances.",
      valueName: "color"
    )
  )
  var ink: InkArgument?

  @Option(help: ArgumentHelp("The space around a text, in points. (default: 8)", valueName: "points"))
  var padding: Double?

  @Flag(help: "Draw line boxes and baselines over the text.")
  var showBoxes = false

  static let standardPadding = 8.0
  static let paddingRange = 0.0...1000

  func validate() throws {
    guard !output.isEmpty, !output.hasSuffix("/") else { throw ValidationError("-o needs a file name.") }
    guard let format = chosenFormat else {
      throw ValidationError("The format of '\(output)' is unknown. Use the extension .png, .svg or .pdf, or --format.")
    }
    let scales = DrawingFormat.scales
    if let scale, !scales.contains(scale) {
      throw ValidationError("--scale must be a number from \(scales.lowerBound) to \(scales.upperBound).")
    }
    if scale != nil && format != .png { throw ValidationError("--scale is for PNG; \(format) does not have pixels.") }
    if let padding, !Self.paddingRange.contains(padding) {
      throw ValidationError("--padding must be a number of points from 0 to 1000.")
    }
  }

  func background(for appearance: Appearance) -> RGBAColor? {
    guard let background else { return Palette(appearance).background }
    return background.color
  }

  /// The color of text whose color is left open.
  var inkColor: StyleColor { ink?.color ?? DrawingOptions.standardInk }

  /// Draws the sheets and writes them as one file; several are the pages of a PDF. Prints the name of the file, unless
  /// the file is standard output.
  func write(_ sheets: [Sheet]) throws {
    let options = DrawingOptions(showsBoxes: showBoxes, ink: inkColor)
    let bytes = try encoded(sheets.map { $0.drawing(options) })
    if OutputStream.isStandardOutput(output) { return try Console.printResult(bytes) }
    let isChanged = try FolderWriter.write(bytes, to: output)
    try Console.printResult("\(isChanged ? "wrote" : "unchanged") \(output)\n")
  }

  private func encoded(_ drawings: [Drawing]) throws -> [UInt8] {
    do {
      guard drawings.count == 1, let drawing = drawings.first else { return try Drawing.pdf(pages: drawings) }
      return try drawing.encoded(as: fileFormat.format(scale: scale ?? 1))
    } catch {
      throw reported("\(error)")
    }
  }

  /// The format of the file.
  var fileFormat: PictureFormat { chosenFormat ?? .png }

  private var chosenFormat: PictureFormat? { format ?? PictureFormat(ending: output) }
}

/// The formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf

  /// Creates the format for the extension of a file, ignoring case; nil for other extensions.
  init?(ending path: String) {
    let path = path.lowercased()
    guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else { return nil }
    self = format
  }

  func format(scale: Double) -> DrawingFormat {
    switch self {
    case .png: .png(scale: scale)
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}
