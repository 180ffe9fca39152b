internal import TokenEmit
internal import TokenJSON
internal import TokenModel

/// The spec that takes its tokens from the written files.
struct SpecText {
  private let name: String
  private let tokenFile: String
  private let tokens: ImportedTokens
  /// What the names of modifiers say about them; empty without modifiers.
  private let modifiers: [Modifier]
  private let tool: String

  init(_ name: String, of tokens: ImportedTokens, in tokenFile: String, _ modifiers: [Modifier], from tool: String) {
    (self.name, self.tokenFile, self.tokens, self.modifiers, self.tool) = (name, tokenFile, tokens, modifiers, tool)
  }

  var text: String {
    """
    # Imported from \(tool) by `stylespec import`. It is yours now: check what the comments say, and edit it.
    # `stylespec explain` lists the keys, and `stylespec compile` makes the outputs.
    stylespec: 1
    name: \(name)

    # The files that have the tokens. References of this spec lead to them by their paths.
    tokens: [\(Self.quoted(tokenFile))]

    # The pixels of a `rem`.
    rootFontSize: 16

    """ + contexts + colors + backgrounds + styles
  }

  // MARK: Contexts

  private var contexts: String {
    if modifiers.isEmpty { return "" }
    let lines = modifiers.map { modifier in "  \(Self.quoted(modifier.name)): \(Self.meaning(of: modifier))\n" }
    return """

      # What each choice of themes is for, by its name; check it. `build` means that a run is for one context
      # (`--input NAME=CONTEXT`), and `mode` makes styles of each context.
      contexts:
      \(lines.joined())
      """
  }

  private static func meaning(of modifier: Modifier) -> String {
    let words: [String?] =
      switch modifier.role {
      case .build, .mode: []
      case .appearance: modifier.appearances.map(word)
      case .textSize: modifier.textSizes.map { $0?.rawValue }
      }
    let meanings = zip(modifier.contexts, words).compactMap { context, word in
      word.map { "\(quoted(context)): \($0)" }
    }
    guard meanings.count == modifier.contexts.count else { return modifier.role == .mode ? "mode" : "build" }
    return "{ \(meanings.joined(separator: ", ")) }"
  }

  private static func word(for appearance: ContextAppearance) -> String? {
    switch (appearance.isDark, appearance.isHighContrast ?? false) {
    case (false, false): "light"
    case (true, false): "dark"
    case (false, true): "highContrastLight"
    case (true, true): "highContrastDark"
    case (nil, true): "highContrast"
    case (nil, false): nil
    }
  }

  // MARK: Colors

  private var colors: String {
    let paths = tokens.colors(for: .text)
    if paths.isEmpty {
      return """

        # No color is for text by its name or its use. Colors of styles and codes are written here, such as
        # color: { ink: "{color.text.primary}" }

        """
    }
    // A color of the spec cannot have the path of a token; such a token is taken under its own name.
    let own = paths.filter(Self.isOwnName)
    let renamed = paths.filter { !Self.isOwnName($0) }
    let taken = tokens.all.filter { Self.isColorSection($0.path) }.map { $0.path[1] }
    let from =
      own.isEmpty ? "" : "  from: [\(own.map { Self.quoted($0.joined(separator: ".")) }.joined(separator: ", "))]\n"
    let lines = zip(Self.names(of: renamed, besides: taken), renamed).map { name, path in
      "  \(name): \(Self.reference(to: path))\n"
    }
    return """

      # Colors for text, by their names (text, fg, foreground, content, on-…) and by their use. Check them: what is not
      # for text does not belong here. Other colors need no entry; outputs have them as tokens.
      color:
      \(from + lines.joined())
      """
  }

  /// Whether a path begins as those of the spec's own colors do.
  private static func isColorSection(_ path: [String]) -> Bool { path.count > 1 && path[0] == "color" }

  private static func isOwnName(_ path: [String]) -> Bool {
    isColorSection(path) && path.count == 2 && path[1].utf8.elementsEqual(names(of: [path], besides: [])[0].utf8)
  }

  private var backgrounds: String {
    let paths = tokens.colors(for: .background)
    if paths.isEmpty { return "" }
    let shown = paths.prefix(8).map { Self.quoted($0.joined(separator: ".")) }
    let list = shown.joined(separator: ", ")
    let hasDark = modifiers.contains { $0.appearances.contains { $0.isDark == true } }
    let dark = hasDark ? ", dark: [\(list)]" : ""
    let rest = paths.count > 8 ? "\n# \(paths.count - 8) more are backgrounds." : ""
    return """

      # Backgrounds, by their names and by their use. To check the contrast of text on them, write those that carry text
      # into .stylespec.yaml:
      # rules: { contrast: { backgrounds: { light: [\(list)]\(dark) } } }\(rest)

      """
  }

  /// Names of letters and digits, each once: `textPrimary` for `color.text.primary`.
  private static func names(of paths: [[String]], besides others: [String]) -> [String] {
    var unique = UniqueNames(reserved: Swift.Set(others), separatedBy: "")
    return paths.map { path in
      let saysColor = path.count > 1 && ["color", "colors"].contains(path[0].lowercased())
      let own = saysColor ? path.dropFirst() : path[...]
      let words = own.filter { $0 != "$root" }.flatMap { NameWords.lowercased(of: $0) }.map(Self.plain)
      let joined = words.filter { !$0.isEmpty }.enumerated().map { index, word in
        index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      let name = joined.first?.isLetter == true ? joined : "color\(joined)"
      return unique.make(name)
    }
  }

  private static func plain(_ word: String) -> String { word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }

  // MARK: Styles

  private var styles: String {
    let paths = tokens.all.filter { $0.type == "typography" }.map(\.path)
    if paths.isEmpty { return starter }
    // A pattern for all would also match those that only some contexts have.
    let patterns = tokens.partialStyles.isEmpty ? ["**"] : paths.map { $0.joined(separator: ".") }
    let unique = Self.hasUniqueNames(paths)
    let written = patterns.count == 1 ? Self.quoted(patterns[0]) : Self.list(patterns)
    return """

      # A style for each typography token. It has the color of the text around it, unless `color` names one, such as
      # color: { "**.link.**": NAME }
      styles:
        from: \(written)
        name: \(unique ? "\"{path}\"" : "\"{path}_{last}\"")

      """
  }

  /// Sizes and weights, which a spec without styles needs.
  private var starter: String {
    let weight = free(in: "weight") { number in number == 1 ? "regular" : "regular\(number)" }
    let size = free(in: "typography") { number in "\(15 + number)" }
    return """

      # No typography token makes a style, so sizes and weights begin with one each. Write yours. Codes leave their
      # color open; without `codes`, each has one of `color`.
      weight: { \(weight): 400 }
      typography: { \(size): plain }
      codes: { color: open }

      """
  }

  /// The first of some names that is not that of a token or group of the files.
  private func free(in section: String, _ name: (Int) -> String) -> String {
    let taken = Swift.Set(tokens.all.filter { $0.path.count > 1 && $0.path[0] == section }.map { UTF8Name($0.path[1]) })
    var number = 1
    while taken.contains(UTF8Name(name(number))) { number += 1 }
    return name(number)
  }

  private static func hasUniqueNames(_ paths: [[String]]) -> Bool {
    Swift.Set(paths.map { UTF8Name($0.joined(separator: "_")) }).count == paths.count
  }

  private static func list(_ patterns: [String]) -> String {
    "\n" + patterns.map { "    - \(quoted($0))\n" }.joined().dropLast()
  }

  // MARK: Text

  private static func reference(to path: [String]) -> String { quoted("{\(path.joined(separator: "."))}") }

  /// A text in quotes. Escapes of JSON are among those of YAML; characters that YAML does not print need one.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes)
    let quoted = String(decoding: bytes, as: UTF8.self)
    return quoted.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
