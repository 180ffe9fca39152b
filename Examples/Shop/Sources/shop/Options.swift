import StyleSpec

/// The options of the command line.
struct Options {
  private(set) var appearance = Appearance.light
  private(set) var width: Int?
  private(set) var isLive = false
  /// The file for a picture; nil for a page on the terminal.
  private(set) var picture: String?
  /// The folder of fonts for the picture; nil for the installed ones.
  private(set) var fonts: String?
  /// The time of the picture, in seconds since the page was opened; nil for one that does not move.
  private(set) var time: Double?
  /// The file of touches before the picture; nil without any.
  private(set) var touches: String?

  private static let widths = 20...500
  private static let usage = """
    usage: shop [--dark] [--width COLUMNS] [--live]
           shop --png FILE [--dark] [--fonts FOLDER] [--at SECONDS] [--events FILE]

      --dark            colors for a dark background; without it, for a light one
      --width COLUMNS   \(widths.lowerBound) to \(widths.upperBound); without it, the terminal's, at most 80
      --live            on a terminal, count down for twelve seconds; Ctrl-C ends it
      --png FILE        draw the page with images of emoji; on Linux, needs a build with Pango
      --fonts FOLDER    the fonts of the picture; without it, the installed ones
      --at SECONDS      when to draw it, for emoji that move; without it, these do not
      --events FILE     touches before it, one a line, such as `0.25 down 12 34`: seconds, what, and where on the page;
                        a finger that is still down at the end is shown as pressing

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
      case "--png": options.picture = path(rest.next(), of: argument)
      case "--fonts": options.fonts = path(rest.next(), of: argument)
      case "--at": options.time = seconds(rest.next())
      case "--events": options.touches = path(rest.next(), of: argument)
      case "--help", "-h": Screen.end(printing: usage)
      default: Screen.fail("error: `\(argument)` is not an option\n\n\(usage)", status: 64)
      }
    }
    let forPicture = [
      ("--fonts", options.fonts != nil), ("--at", options.time != nil), ("--events", options.touches != nil),
    ]
    if options.picture == nil, let option = forPicture.first(where: \.1)?.0 {
      Screen.fail("error: \(option) is for a picture; name its file with --png", status: 64)
    }
    return options
  }

  private static func seconds(_ argument: String?) -> Double {
    if let argument, let seconds = Double(argument), 0...1e6 ~= seconds { return seconds }
    let given = argument.map { ", not `\($0)`" } ?? ""
    Screen.fail("error: --at takes seconds, such as 0.3\(given)", status: 64)
  }

  private static func path(_ argument: String?, of option: String) -> String {
    if let argument, !argument.isEmpty { return argument }
    Screen.fail("error: \(option) takes a path", status: 64)
  }

  private static func width(_ argument: String?) -> Int {
    if let argument, let width = Int(argument), widths.contains(width) { return width }
    let given = argument.map { ", not `\($0)`" } ?? ""
    Screen.fail("error: --width takes a number from \(widths.lowerBound) to \(widths.upperBound)\(given)", status: 64)
  }
}
