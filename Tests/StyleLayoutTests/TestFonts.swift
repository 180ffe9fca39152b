import StyleLayout

/// The fonts of the tests. Debian's packages fonts-inter, fonts-wqy-microhei, fonts-hosny-amiri, fonts-dejavu-core and
/// fonts-noto-color-emoji have them.
enum TestFonts {
  static let configuration = FontConfiguration(
    files: [
      "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
      "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
      "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
      "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
      "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Bold.ttf",
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
      "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ],
    families: ["Inter", "WenQuanYi Micro Hei", "Amiri", "DejaVu Sans", "Noto Color Emoji"]
  )
}
