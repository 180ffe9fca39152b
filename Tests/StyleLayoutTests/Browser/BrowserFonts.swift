import StyleLayout

/// The test fonts as `@font-face` rules, so that a browser shapes with the very same files.
enum BrowserFonts {
  struct Face {
    let family: String
    let weight: Int
    let source: String
  }

  /// The test fonts, with emoji before the font of last resort. It has pictures of some emoji, too, which browsers take when
  /// they come first.
  static let configuration = FontConfiguration(
    files: TestFonts.configuration.files,
    families: ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji", "DejaVu Sans"]
  )

  static let faces: [Face] = configuration.files.map { file in
    // Chromium loads no collections from a URL: the installed family is that file.
    if file.hasSuffix(".ttc") {
      return Face(family: "WenQuanYi Micro Hei", weight: 400, source: "local('WenQuanYi Micro Hei')")
    }
    return Face(family: family(of: file), weight: weight(of: file), source: "url('file://\(file)')")
  }

  /// All rules, and the families in our order.
  static var css: String {
    faces.map { face in
      "@font-face { font-family: '\(face.family)'; font-weight: \(face.weight); src: \(face.source); }\n"
    }.joined()
  }

  static var families: String { configuration.families.map { "'\($0)'" }.joined(separator: ", ") }

  private static func family(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    let families = configuration.families
    return families.first { family in name.hasPrefix(String(family.filter { $0 != " " })) } ?? String(name)
  }

  private static func weight(of file: String) -> Int {
    if file.contains("-Bold.") { return 700 }
    return file.contains("-Medium.") ? 500 : 400
  }
}
