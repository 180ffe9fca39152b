import StyleLayout

/// Test fonts, also as `@font-face` rules, so that a browser shapes with the very same files.
struct BrowserFonts {
  private struct Face {
    let family: String
    let weight: Int
    let source: String
  }

  let configuration: FontConfiguration

  /// The test fonts, with emoji before the font of last resort. It has pictures of some emoji, too, which browsers take
  /// when they come first.
  static let standard = BrowserFonts(
    configuration: FontConfiguration(
      files: TestFonts.configuration.files,
      families: ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji", "DejaVu Sans"]
    )
  )

  /// All rules, and the families in our order.
  var css: String {
    faces.map { face in
      "@font-face { font-family: '\(face.family)'; font-weight: \(face.weight); src: \(face.source); }\n"
    }.joined()
  }

  var families: String { configuration.families.map { "'\($0)'" }.joined(separator: ", ") }

  private var faces: [Face] {
    configuration.files.flatMap { file in
      let weight = Self.weight(of: file)
      // Chromium loads no collections from a URL: the installed families are those of the file.
      guard file.hasSuffix(".ttc") else {
        return [Face(family: family(of: file), weight: weight, source: "url('file://\(file)')")]
      }
      let families =
        file.contains("wqy") ? ["WenQuanYi Micro Hei"] : configuration.families.filter { $0.contains("CJK") }
      let suffix = weight == 700 ? " Bold" : ""
      return families.map { Face(family: $0, weight: weight, source: "local('\($0)\(suffix)')") }
    }
  }

  private func family(of file: String) -> String {
    let name = String(file.split(separator: "/").last ?? "").prefix { $0 != "-" && $0 != "." }
    return configuration.families.first { $0.filter { $0 != " " } == name } ?? String(name)
  }

  private static func weight(of file: String) -> Int {
    if file.contains("-Bold.") { return 700 }
    return file.contains("-Medium.") ? 500 : 400
  }
}
