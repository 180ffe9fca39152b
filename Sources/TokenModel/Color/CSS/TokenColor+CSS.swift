extension TokenColor {
  /// Reads a color as CSS writes it (CSS Color 4): hex digits, or a function such as `rgb(57 99 158 / 50%)`,
  /// `hsl(215deg, 47%, 42%)`, `oklch(0.5 0.1 none)` or `color(display-p3 1 0.5 0)`, with white space around it.
  ///
  /// As in CSS, channels of `rgb()`, lightnesses, chromas and alphas beyond their limits are taken as the nearest
  /// limit, hues as those of the same angle, and `color()` has no limits. `color(display-p3-linear …)` becomes Display
  /// P3. Names of colors, `calc()`, `var()`, relative colors and escapes are not read.
  ///
  /// - Throws: The problem with the first wrong token.
  package init(css utf8: ArraySlice<UInt8>) throws(CSSColorError) {
    var parser = CSSColorParser(utf8)
    self = try parser.parse()
  }

  /// Reads a color from text.
  package init(css text: some StringProtocol) throws(CSSColorError) {
    try self.init(css: Array(text.utf8)[...])
  }
}
