import StyleTables
import StyledText
import TestSupport
import YanxuanStyles

/// Codes that leave the color open, and colored ones beside them.
enum OpenCodes {
  /// `Open.stylecatalog` is what the compiler makes of it.
  static let spec = """
    stylespec: 1
    name: Open
    offsetHost: uikit
    color: { ink: { light: "#112233", dark: "#DDEEFF" }, black: "#000000", red: "#C8102E" }
    weight: { regular: 400, bold: 700 }
    typography:
      13: plain
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
    styles:
      title: { size: 14, weight: bold }
      note: { size: 13, weight: regular }
      titleBlack: { size: 14, weight: bold, color: black }
      titleRed: { size: 14, weight: bold, color: red }
      noteInk: { size: 13, weight: regular, color: ink }
    """

  static let file = "Tests/Data/Open.stylecatalog"

  static let catalog = (try? StyleCatalog(validating: Repository.readBytes(file))) ?? Yanxuan.catalog

  /// Leaves the color open, as ``note`` does.
  static let title = code("title")
  static let note = code("note")
  /// Like ``title``, in black.
  static let black = code("titleBlack")
  static let red = code("titleRed")
  static let ink = code("noteInk")

  static let all = [title, note, black, red, ink]

  private static func code(_ name: String) -> StyleCode { catalog.code(named: name) ?? .t9_black_regular }
}

extension StyleColor {
  static let green = StyleColor(light: RGBAColor(red: 0, green: 128, blue: 0))
}

extension StyledText {
  /// The color of each character, by UTF-16 offsets, on a light screen.
  var colors: [String?] {
    let shown = resolved(in: StyleContext())
    return shown.runs.flatMap { Array(repeating: shown[$0].color?.description, count: $0.range.count) }
  }
}
