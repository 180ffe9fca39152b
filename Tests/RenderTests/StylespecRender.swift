import Foundation
import TestSupport

/// The built tool, as a shell runs it, without any font being named.
func renderPlainly(_ arguments: [String], in folder: String? = nil) throws -> SubprocessResult {
  try Subprocess.run(Repository.product("stylespec-render"), arguments, in: folder)
}

/// Debian's packages fonts-inter, fonts-wqy-microhei, fonts-hosny-amiri and fonts-noto-color-emoji have them.
let testFonts =
  [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/opentype/inter/Inter-Medium.otf",
    "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ].flatMap { ["--font", $0] }
  + ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"].flatMap { ["--family", $0] }

/// A project with one small spec, and the pictures that are drawn in it.
struct RenderProject {
  let folder: TemporaryFolder

  init(_ spec: String = smallSpec) throws {
    folder = try TemporaryFolder()
    try folder.write(spec, to: "tokens/brand.yaml")
  }

  /// The built tool, as a shell runs it, with the fonts of the tests and no others.
  func render(_ arguments: [String], input: String = "") throws -> SubprocessResult {
    let tool = Repository.product("stylespec-render")
    return try Subprocess.run(tool, arguments + testFonts, in: folder.path, input: input)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
  }

  /// The size of a PNG, in pixels: what its header says.
  func pixels(_ name: String) throws -> [Int] { Self.pixels(of: try bytes(name)) }

  /// The same for its bytes; nil for other files than PNG.
  static func pixels(of bytes: [UInt8]) -> [Int] {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// Without a single color.
let openSpec = """
  stylespec: 1
  name: Open
  offsetHost: css
  weight: { regular: 400, bold: 700 }
  typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 22: plain }
  modes: { read: { typography: { 14: { lineHeight: 24, lineSpacing: 4, baselineOffset: 0 } } } }
  codes: { color: open, mode: "{name}_{mode}" }

  """

/// A color for the open spec, with styles that have it or leave it open.
let openStyles = """
  color: { link: "#39639E" }
  styles: { more: { size: 14, weight: regular, color: link }, title: { size: 22, weight: bold } }

  """

let smallSpec = """
  stylespec: 1
  name: Brand
  offsetHost: css
  color: { ink: { light: "#222222", dark: "#EEEEEE" }, red: "#C8102E" }
  weight: { regular: 400, bold: 700 }
  typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 13.5: plain }
  modes: { read: { typography: { 14: { lineHeight: 24, lineSpacing: 4, baselineOffset: 0 } } } }
  codes: { name: "{size}_{color}_{weight}", mode: "{name}_{mode}" }
  styles: { title: { size: 14, color: red, weight: bold } }

  """
