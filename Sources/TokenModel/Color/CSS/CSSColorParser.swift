internal import TokenDiagnostics

/// Reads a color as CSS writes it (CSS Color 4): hex digits and color functions, in the syntax with spaces and in that
/// with commas. Names of colors, `calc()`, `var()`, relative colors and escapes are not read.
struct CSSColorParser {
  private var scanner: CSSColorScanner
  private(set) var token: CSSToken

  init(_ bytes: some Sequence<UInt8>) {
    scanner = CSSColorScanner(bytes)
    token = scanner.next()
  }

  mutating func parse() throws(CSSColorError) -> TokenColor {
    let start = token
    advance()
    let color =
      switch start.kind {
      case .hash: try hex(start)
      case .function(let name): try function(name, at: start.range)
      default: throw notAColor(start)
      }
    guard token.kind == .end else {
      throw error("a color ends before `\(text(token))`; remove the rest")
    }
    return color
  }

  mutating func advance() {
    token = scanner.next()
  }

  func text(_ token: CSSToken) -> String { scanner.text(token.range) }

  func error(_ message: String, nearest: NearestNames = .none) -> CSSColorError {
    CSSColorError(message, at: token.range, nearest: nearest)
  }
}

// MARK: - Colors

extension CSSColorParser {
  private func hex(_ hash: CSSToken) throws(CSSColorError) -> TokenColor {
    guard let value = ColorValue(hex: text(hash)) else {
      let message = "`\(text(hash))` does not have 3, 4, 6 or 8 hex digits; write `#RRGGBB` or `#RRGGBBAA`"
      throw CSSColorError(message, at: hash.range)
    }
    return TokenColor(value)
  }

  private func notAColor(_ start: CSSToken) -> CSSColorError {
    guard start.kind != .end else {
      let message = "a color is missing; write `#RRGGBB` or a function such as `rgb(57 99 158)`"
      return CSSColorError(message, at: start.range)
    }
    if case .identifier(let name) = start.kind, CSSColorFunction.names.contains(name), token.kind != .end {
      let message = "`(` belongs right after `\(text(start))`, without a space; write `\(text(start))(…)`"
      return CSSColorError(message, at: start.range)
    }
    let message = "`\(text(start))` is not a color; write `#RRGGBB` or a function such as `rgb(57 99 158)`"
    return CSSColorError(message, at: start.range)
  }

  private mutating func function(_ name: String, at range: Range<Int>) throws(CSSColorError) -> TokenColor {
    guard name != "color" else { return try color(colorFunction()) }
    guard let function = CSSColorFunction.named(name) else {
      throw unknown(
        "`\(name)()` is not a color function",
        at: range.lowerBound..<range.upperBound - 1,
        nearest: NearestNames(to: name, among: CSSColorFunction.names),
        all: CSSColorFunction.names.map { "\($0)()" }
      )
    }
    return try color(function)
  }

  /// `color()` with its space.
  private mutating func colorFunction() throws(CSSColorError) -> CSSColorFunction {
    guard case .identifier(let name) = token.kind else {
      throw error("`color()` starts with the name of a space; write for example `color(display-p3 0.2 0.4 0.6)`")
    }
    if let function = CSSColorFunction.named(name) {
      throw error("`\(text(token))` is a separate function; write for example `\(function.example)`")
    }
    guard let function = CSSColorFunction.color(name) else {
      throw unknown(
        "`color()` does not have a space `\(text(token))`",
        at: token.range,
        nearest: NearestNames(to: name, among: CSSColorFunction.spaceNames),
        all: CSSColorFunction.spaceNames
      )
    }
    advance()
    return function
  }

  private func unknown(_ problem: String, at range: Range<Int>, nearest: NearestNames, all: [String]) -> CSSColorError {
    let advice = nearest.question ?? "write one of " + all.map { "`\($0)`" }.joined(separator: ", ")
    return CSSColorError("\(problem); \(advice)", at: range, nearest: nearest)
  }
}
