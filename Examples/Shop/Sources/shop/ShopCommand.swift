import Storefront

/// Shows a page of a shop. Exit status: 0 success, 64 wrong usage, 65 a wrong line of touches, 66 the touches cannot be read, 69 built
/// without text layout, 70 the page cannot be made, 74 the picture cannot be written.
@main
enum ShopCommand {
  static func main() {
    let options = Options.parsed(CommandLine.arguments.dropFirst())
    do {
      var sale = try SampleSale()
      if let file = options.picture {
        return try PictureFile.write(sale.page, to: file, options: options)
      }
      let terminal = TerminalPage(
        appearance: options.appearance,
        look: Screen.look,
        width: options.width ?? min(Screen.size?.columns ?? 64, 80)
      )
      if options.isLive, Screen.look != .plain {
        LiveScreen.show(seconds: 12) {
          defer { sale.advance() }
          return terminal.lines(sale.page)
        }
      }
      Screen.show(terminal.lines(sale.page).joined(separator: "\n") + "\n")
    } catch {
      Screen.fail("error: \(error)", status: 70)
    }
  }
}
