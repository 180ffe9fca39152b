// From a resolved text to a terminal: a file to copy.

import StyleSpec

/// The abilities of a terminal.
public enum TerminalLook: Sendable, CaseIterable {
  /// Text without attributes, for files and pipes.
  case plain
  /// Weights and lines, but no colors.
  case monochrome
  /// The nearest of 240 fixed colors. The other 16 look different on every terminal.
  case palette
  /// Any color.
  case trueColor
}

extension ResolvedText {
  /// The text with escape sequences: ECMA-48 "Select Graphic Rendition", and ISO 8613-6 colors.
  ///
  /// Weights of 600 and more are bold, links are underlined, and control characters, which could have any effect on a
  /// terminal, become U+FFFD. Colors are taken as opaque.
  ///
  /// - Parameters:
  ///   - look: The abilities of the terminal.
  ///   - utf8Range: The part to show, in UTF-8 units of the text; all of it by default.
  public func terminalText(_ look: TerminalLook, utf8Range: Range<Int>? = nil) -> String {
    let openings = sets.map { $0.opening(look) }
    return runs.reduce(into: "") { result, run in
      let range = run.utf8Range.clamped(to: utf8Range ?? run.utf8Range)
      guard !range.isEmpty else { return }
      let words = text.words(inUTF8: range)
      result += openings[run.attributesIndex].isEmpty ? words : openings[run.attributesIndex] + words + "\u{1B}[0m"
    }
  }
}

extension ResolvedAttributes {
  /// The sequence that turns the attributes on; empty if the terminal's defaults are right.
  fileprivate func opening(_ look: TerminalLook) -> String {
    guard look != .plain else { return "" }
    var codes: [String] = []
    if let weight, weight >= 600 { codes.append("1") }
    if attributes.underline != nil || attributes.link != nil { codes.append("4") }
    if attributes.strikethrough != nil { codes.append("9") }
    if let color, look == .palette { codes.append("38;5;\(color.paletteIndex)") }
    if let color, look == .trueColor { codes.append("38;2;\(color.red);\(color.green);\(color.blue)") }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension RGBAColor {
  /// The nearest color of the 6 × 6 × 6 cube (16…231) and the grays (232…255) as defined by xterm.
  fileprivate var paletteIndex: Int {
    (16...255).min { distance(to: Self.palette($0)) < distance(to: Self.palette($1)) } ?? 16
  }

  private static func palette(_ index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + (index - 232) * 10, count: 3) }
    let levels = [0, 95, 135, 175, 215, 255]
    return [36, 6, 1].map { levels[(index - 16) / $0 % 6] }
  }

  private func distance(to other: [Int]) -> Int {
    zip([red, green, blue], other).reduce(0) { $0 + (Int($1.0) - $1.1) * (Int($1.0) - $1.1) }
  }
}

extension String {
  fileprivate func words(inUTF8 range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let scalars = self[start..<end].unicodeScalars
    return String(
      String.UnicodeScalarView(
        scalars.map { $0.properties.generalCategory == .control && $0 != "\n" ? "\u{FFFD}" : $0 }
      )
    )
  }
}
