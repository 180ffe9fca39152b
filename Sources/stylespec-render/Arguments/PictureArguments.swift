internal import ArgumentParser
internal import StyleLayout
internal import StyleTables
internal import TokenCommandLine
internal import TokenSystem

/// What the picture is like, and where it goes.
struct PictureArguments: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; - is standard output, and needs --format.", valueName: "file"),
    completion: .file(extensions: PictureFormat.allValueStrings)
  )
  var output: String

  @Option(help: "The file's format; without it, what the file's name ends with.")
  var format: PictureFormat?

  @Option(help: ArgumentHelp("Pixels for each point, in a PNG. (default: 1)", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "What is behind the text: #RRGGBB, #RRGGBBAA or none. (default: as the appearance has it)",
      valueName: "color"
    )
  )
  var background: BackgroundArgument?

  @Option(help: ArgumentHelp("The space around a text, in points. (default: 8)", valueName: "points"))
  var padding: Double?

  @Flag(help: "Draw line boxes and baselines over the text.")
  var showBoxes = false

  static let standardPadding = 8.0
  static let paddingRange = 0.0...1000

  func validate() throws {
    guard !output.isEmpty, !output.hasSuffix("/") else { throw ValidationError("-o needs the name of a file.") }
    guard let format = chosenFormat else {
      throw ValidationError("What kind of file is '\(output)'? Name it like .png, .svg or .pdf, or give a --format.")
    }
    let scales = DrawingFormat.scales
    if let scale, !scales.contains(scale) {
      throw ValidationError("--scale is a number from \(scales.lowerBound) to \(scales.upperBound).")
    }
    if scale != nil && format != .png { throw ValidationError("--scale is for PNG; \(format) has no pixels.") }
    if let padding, !Self.paddingRange.contains(padding) {
      throw ValidationError("--padding is a number of points from 0 to 1000.")
    }
  }

  func background(for appearance: Appearance) -> RGBAColor? {
    guard let background else { return Palette(appearance).background }
    return background.color
  }

  /// Draws the sheets and writes them as one file; several are the pages of a PDF. Says what was written, unless that
  /// itself goes to standard output.
  func write(_ sheets: [Sheet]) throws {
    let bytes = try encoded(sheets.map { $0.drawing(showsBoxes: showBoxes) })
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

  /// What is written.
  var fileFormat: PictureFormat { chosenFormat ?? .png }

  private var chosenFormat: PictureFormat? { format ?? PictureFormat(ending: output) }
}

/// The formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf

  /// What a file's name ends with, in capitals or not; nil when that says nothing.
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
