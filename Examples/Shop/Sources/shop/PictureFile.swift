import StyleLayout
import StyleSpec
import Storefront

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A page in a PNG file.
enum PictureFile {
  /// Draws a page with the installed fonts, or with those of a folder. Ends the program if that is not possible.
  static func write(_ page: Page, to path: String, options: Options) throws {
    var screen = PageScreen(page, appearance: options.appearance, typesetter: try typesetter(options.fonts))
    if let touches = options.touches { TouchFile(touches).play(on: &screen) }
    if let time = options.time { screen.advance(to: time) }
    let png = try PagePicture().drawing(screen, at: options.time).encoded(as: .png(scale: 2))
    guard let file = fopen(path, "wb") else {
      Screen.fail("\(path): error: cannot be written: \(String(cString: strerror(errno)))", status: 74)
    }
    let count = fwrite(png, 1, png.count, file)
    guard fclose(file) == 0, count == png.count else {
      Screen.fail("\(path): error: cannot be written: \(String(cString: strerror(errno)))", status: 74)
    }
  }

  private static func typesetter(_ fonts: String?) throws -> Typesetter {
    let configuration = fonts.map { FontConfiguration(files: [$0], includesInstalledFonts: false) } ?? .installed
    #if PANGO
      return Typesetter(try PangoShaper(configuration))
    #elseif canImport(CoreText)
      return Typesetter(try CoreTextShaper(configuration))
    #else
      let advice = "install libpango1.0-dev, and build it with STYLESPEC_PANGO=1 in the environment"
      Screen.fail("error: --png needs a program with text layout; \(advice)", status: 69)
    #endif
  }
}
