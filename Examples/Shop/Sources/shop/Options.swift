import StyleSpec

/// The options of the command line.
struct Options {
  private(set) var appearance = Appearance.light
  private(set) var width: Int?
  private(set) var isLive = false

  private static let widths = 20...500
  private static let usage = """
    usage: shop [--dark] [--width COLUMNS] [--live]

      --dark            colors for a dark background; without it, for a light one
      --width COLUMNS   \(widths.lowerBound) to \(widths.upperBound); without it, the terminal's, at most 80
      --live            on a terminal, count down for twelve seconds; Ctrl-C ends it

    Colors need a terminal: all with COLORTERM=truecolor, else 256, none with NO_COLOR.

    """

  /// Ends the program if the arguments are wrong, and for `--help`.
  static func parsed(_ arguments: some Sequence<String>) -> Options {
    var options = Options()
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--dark": options.appearance = .dark
      case "--live": options.isLive = true
      case "--width": options.width = width(rest.next())
      case "--help", "-h": Screen.end(printing: usage)
      default: Screen.fail("error: `\(argument)` is not an option\n\n\(usage)", status: 64)
      }
    }
    return options
  }

  private static func width(_ argument: String?) -> Int {
    if let argument, let width = Int(argument), widths.contains(width) { return width }
    let given = argument.map { ", not `\($0)`" } ?? ""
    Screen.fail("error: --width takes a number from \(widths.lowerBound) to \(widths.upperBound)\(given)", status: 64)
  }
}
