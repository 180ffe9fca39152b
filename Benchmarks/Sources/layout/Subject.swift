import StyleLayout
import StyleTables
import StyledText
import YanxuanStyles

/// The subject of the measurements: StyleSpec's layout with the fonts of the bare one, in lines of 300 pt.
struct Subject {
  static let fonts = FontConfiguration(
    files: [
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
      "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
      "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ],
    families: ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"]
  )
  static let width = 300.0

  let shaper: CountingShaper
  let bare: BarePango
  /// Without a cache.
  let typesetter: Typesetter
  /// With a cache of the usual size.
  let remembering: Typesetter

  init() throws {
    shaper = CountingShaper(try PangoShaper(Self.fonts))
    bare = BarePango(files: Self.fonts.files, families: Self.fonts.families, size: 14)
    typesetter = Typesetter(shaper, cacheLimit: 0)
    remembering = Typesetter(shaper)
  }

  static func styled(_ text: String) -> StyledText { StyledText(text, style: .t14_black_regular) }

  /// Lays out a text without the cache and returns its height in points.
  func layOut(_ text: String, width: Double = width) -> Int {
    Int(typesetter.frame(for: Self.styled(text), width: width).size.height)
  }

  /// Cuts a text to three lines with a token in another color, and returns the height in points.
  func truncate(_ text: StyledText) -> Int {
    let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
    let token = StyledText("…展开", attributes: TextAttributes(color: blue, link: "expand"))
    let options = FrameOptions(maximumLines: 3, truncation: Truncation(token))
    return Int(typesetter.frame(for: text, width: Self.width, options: options).size.height)
  }

  /// The beginning of a text that fills a number of lines.
  func start(of text: String, lines: Int) -> String {
    let frame = typesetter.frame(
      for: Self.styled(text),
      width: Self.width,
      options: FrameOptions(maximumLines: lines)
    )
    return String(text.utf16.prefix(frame.lines.last?.range.upperBound ?? 0)) ?? text
  }
}
