import CoreFoundation
import CoreText

@testable import StyleLayout

/// `files` is a folder with files of fonts, which the test has written.
func checkFonts(files: String) throws {
  try checkMetrics()
  try checkSystemFonts()
  try checkFiles(files)
  try checkCache()
}

private func checkMetrics() throws {
  let shaper = try CoreTextShaper()
  let metrics = shaper.metrics(of: FontRequest(size: 20))
  check(metrics.ascent, is: 15)
  check(metrics.descent, is: 5)
  check(metrics.underlineOffset, is: 2)
  check(metrics.underlineThickness, is: 1)
  // Across the middle of a small x, which is 11 points high.
  check(metrics.strikethroughOffset, is: 6)
  check(metrics.strikethroughThickness, is: 1)
  let table = shaper.metrics(of: FontRequest(family: "Installed Table", size: 20))
  check(table.strikethroughOffset, is: 5)
  check(table.strikethroughThickness, is: 1.2)
}

private func checkSystemFonts() throws {
  let shaper = try CoreTextShaper()
  check(face("a", nil, 700, shaper)?.family, is: "System")
  check(face("a", nil, 700, shaper)?.weight, is: 700)
  check(face("a", nil, 550, shaper)?.weight, is: 550)
  check(face("a", "Installed", 300, shaper)?.family, is: "Installed")
  check(face("a", "Installed", 300, shaper)?.weight, is: 300)
  check(shaper.shape(ShapingRequest("a", family: "Installed")).runs.map(\.substitute), is: [nil])
  check(face("a", "Installed Variable", 550, shaper)?.variations, is: "opsz=12.5,wght=550")
  // A family that is not there leads to the system's font.
  check(shaper.shape(ShapingRequest("a国", family: "Nowhere")).runs.map(\.substitute), is: ["System", "System"])
  check(face("a", "Nowhere", 400, shaper)?.family, is: "System")
  check(face("a", "", 400, shaper)?.family, is: "System")
  check(shaper.shape(ShapingRequest("a国😀")).families, is: ["System", "System Han", "System Emoji"])
  let listed = try CoreTextShaper(
    FontConfiguration(families: ["Installed Text", "Installed Han"], includesInstalledFonts: true)
  )
  check(listed.shape(ShapingRequest("a国😀")).families, is: ["Installed Text", "Installed Han", "System Emoji"])
  let other = ShapingRequest("a国", family: "Installed Other")
  check(listed.shape(other).families, is: ["Installed Other", "Installed Han"])
}

private func checkFiles(_ folder: String) throws {
  let only = try CoreTextShaper(FontConfiguration(files: [folder + "/text.fonts"]))
  check(face("a", nil, 400, only)?.family, is: "Text")
  check(face("a", nil, 400, only)?.file, is: folder + "/text.fonts")
  check(face("a", "TEXT", 900, only)?.weight, is: 700)
  check(face("a", "Text", 450, only)?.weight, is: 400)
  check(face("a", "Installed", 400, only)?.family, is: "Text")
  check(face("a", "t E xt", 400, only)?.family, is: "Text")
  // No installed font is looked at: for what the files do not have, there is no glyph.
  let missing = only.shape(ShapingRequest("a国"))
  check(missing.families, is: ["Text", "Text"])
  check(missing.glyphNumbers, is: [[0x61], [0]])

  // What is not listed comes after what is, in the order of the files, and after a folder that cannot be read.
  let all = try CoreTextShaper(FontConfiguration(files: [folder], families: ["Text"]))
  check(all.shape(ShapingRequest("a国😀")).families, is: ["Text", "File Han", "Text"])
  let unlisted = try CoreTextShaper(FontConfiguration(files: [folder]))
  check(unlisted.shape(ShapingRequest("国a")).families, is: ["File Han", "Slanted"])
  let installed = try CoreTextShaper(FontConfiguration(files: [folder], includesInstalledFonts: true))
  check(installed.shape(ShapingRequest("a😀", family: "Installed")).families, is: ["Installed", "System Emoji"])
  check(face("国", nil, 700, all)?.weight, is: 400)
  // An upright font is preferred, and a slanted one is taken where there is no other.
  check(face("a", "Slanted", 400, all)?.family, is: "Slanted")

  checkErrors(folder)
}

private func checkErrors(_ folder: String) {
  let text = folder + "/text.fonts"
  let configurations: [(FontConfiguration, FontError)] = [
    (FontConfiguration(files: [folder + "/no such"]), .missing(file: folder + "/no such")),
    (FontConfiguration(files: [""]), .missing(file: "")),
    (FontConfiguration(files: [text + "\0"]), .missing(file: text + "\0")),
    (FontConfiguration(files: [folder + "/readme.txt"]), .unreadable(file: folder + "/readme.txt")),
    (FontConfiguration(files: [folder + "/empty"]), .noFonts(folder: folder + "/empty")),
    (FontConfiguration(), .empty), (FontConfiguration(families: ["Text"]), .empty),
    (FontConfiguration(files: [text], families: ["Other"]), .unknownFamily("Other", known: ["Text"])),
  ]
  for (configuration, expected) in configurations {
    do throws(FontError) {
      _ = try CoreTextShaper(configuration)
      check(false, "there are fonts in \(configuration)")
    } catch {
      check(error, is: expected)
    }
  }
}

private func checkCache() throws {
  let shaper = try CoreTextShaper()
  let first = face("a国", nil, 400, shaper)
  check(face("b", nil, 400, shaper) === first, "one font is one face")
  check(first?.ctFont.map { CTFontGetSize($0).native }, is: 16)
  // More sizes than are kept.
  for size in 1...2_000 { check(shaper.metrics(of: FontRequest(size: Double(size))).ascent, is: 0.75 * Double(size)) }
  check(FontFace(family: "a", weight: 400, size: 1, metrics: .zero).ctFont == nil, "a face of no Core Text font")
}

private func face(_ text: String, _ family: String?, _ weight: Int, _ shaper: CoreTextShaper) -> FontFace? {
  var request = ShapingRequest(text, family: family)
  request.runs[0].font.weight = weight
  return shaper.shape(request).runs.first?.face
}
