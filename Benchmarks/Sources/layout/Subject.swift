import StyleLayout
import StyleTables
import StyledText
import YanxuanStyles

/// What is measured: StyleSpec's layout with the fonts that the bare one has, too.
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

  let shaper: PangoShaper
  let bare: BarePango

  init() throws {
    shaper = try PangoShaper(Self.fonts)
    bare = BarePango(files: Self.fonts.files, families: Self.fonts.families, size: 14)
  }

  /// Lays a text out without any cache; the height in points.
  func layOut(_ text: String, width: Double) -> Int {
    let styled = StyledText(text, style: .t14_black_regular)
    return Int(Typesetter(shaper).frame(for: styled, width: width).size.height)
  }
}
