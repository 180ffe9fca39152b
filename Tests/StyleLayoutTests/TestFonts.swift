import StyleLayout

/// The fonts of the tests. Debian's packages fonts-inter, fonts-wqy-microhei, fonts-hosny-amiri, fonts-dejavu-core,
/// fonts-noto-color-emoji, fonts-tlwg-loma-otf and fonts-lohit-deva have them.
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

  /// With Thai and Devanagari, and each of several families as the one that comes first.
  static let orders = ["Inter", "DejaVu Sans", "WenQuanYi Micro Hei", "Amiri"].map { first in
    var fonts = configuration
    fonts.files += [
      "/usr/share/fonts/opentype/tlwg/Loma.otf", "/usr/share/fonts/opentype/tlwg/Loma-Bold.otf",
      "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf",
    ]
    fonts.families = [first] + (fonts.families + ["Loma", "Lohit Devanagari"]).filter { $0 != first }
    return fonts
  }
}
