import Foundation
import StyleLayout

/// The fonts of the sentences. Those beyond the fonts of the tests are in Debian's packages fonts-noto-cjk and
/// fonts-noto-core.
enum SentenceFonts: CaseIterable {
  /// The form of Han characters is that of China, Japan or Korea.
  case simplifiedChinese, japanese, korean

  init(for language: String) {
    self = language == "ja" ? .japanese : language == "ko" ? .korean : .simplifiedChinese
  }

  var fonts: BrowserFonts {
    BrowserFonts(
      configuration: FontConfiguration(
        files: Self.files,
        families: ["Inter", han, "Amiri", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Color Emoji", "DejaVu Sans"]
      )
    )
  }

  private var han: String {
    switch self {
    case .simplifiedChinese: "Noto Sans CJK SC"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }

  private static let files = TestFonts.configuration.files.filter { !$0.contains("wqy") } + added

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
