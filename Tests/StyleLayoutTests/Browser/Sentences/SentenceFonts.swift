import Foundation
import StyleLayout

/// The fonts of the sentences. Those beyond the fonts of the tests are in Debian's packages fonts-noto-cjk and
/// fonts-noto-core.
enum SentenceFonts {
  /// The form of Han characters is that of a language.
  static func fonts(for language: String, files: [String] = files) -> BrowserFonts {
    let han = ["ja": "JP", "ko": "KR"][language] ?? "SC"
    return BrowserFonts(
      configuration: FontConfiguration(
        files: files,
        families: [
          "Inter", "Noto Sans CJK \(han)", "Amiri", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Color Emoji",
          "DejaVu Sans",
        ]
      )
    )
  }

  static let files = TestFonts.configuration.files.filter { !$0.contains("wqy") } + added

  private static let added = [
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Bold.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Bold.ttf",
  ]

  /// Those that this machine does not have.
  static let missing = files.filter { !FileManager.default.fileExists(atPath: $0) }
}
