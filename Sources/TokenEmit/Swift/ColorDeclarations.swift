internal import TokenModel

/// The names of a catalog's colors in their own scope, including those that no code has.
struct ColorDeclarations {
  private let colors: [ColorToken]
  private let identifiers: [SwiftIdentifier]
  private let deprecations: MemberDeprecations
  private let tokens: TokenSet

  init(_ catalog: Catalog) {
    tokens = catalog.tokens
    colors = catalog.colors
    var names = SwiftIdentifiers(scoped: catalog.swift)
    identifiers = colors.map { names.make(for: $0.name.value) }
    deprecations = MemberDeprecations(
      zip(colors, identifiers).map { color, identifier in
        .init(path: "color.\(color.name.value)", annotations: color.annotations, identifier: identifier)
      }
    )
  }

  /// The name of each token of the catalog that is one of the colors, such as `Colors.ink`; nil for other tokens.
  var namesOfTokens: TokenTable<String?> {
    // A color of a token file has its own name, and the location of its token.
    let places = Dictionary(zip(colors.map(\.name.origin.range), identifiers)) { first, _ in first }
    let names = tokens.indices.map { token in
      tokens.type(of: token) == .color ? places[tokens.nameRange(of: token)].map { "Colors.\($0.name)" } : nil
    }
    return TokenTable(names)
  }

  /// Reports colors that have other names than theirs make, because other ones have these.
  func reportRenamed(_ report: inout EmitterReport) {
    for (color, identifier) in zip(colors, identifiers) where identifier.isNumbered {
      report.cannotExpress(
        "the color `\(color.name.value)` is `Colors.\(identifier.name)` in Swift, because `\(identifier.wanted)` is taken; "
          + "rename one of them",
        at: color.name.origin.range
      )
    }
  }

  /// Appends the scope, after an empty line; nothing for a catalog without colors.
  func print(access: String, to printer: inout CodePrinter) {
    guard !colors.isEmpty else { return }
    printer.line()
    printer.documentation("The colors of the catalog.")
    printer.block("\(SwiftFile.isolation)\(access)enum Colors") { printer in
      for (index, color) in colors.enumerated() {
        if index > 0 { printer.line() }
        printDocumentation(of: color, to: &printer)
        if let attribute = deprecations.attribute(of: index) { printer.line(attribute) }
        printer.line("\(access)static var \(identifiers[index].spelling): StyleColor { makeColor(\(index)) }")
      }
    }
  }

  private func printDocumentation(of color: ColorToken, to printer: inout CodePrinter) {
    printer.documentation("`\(SwiftText.inline(color.name.value))`: \(Self.values(color.variants)).")
    guard let description = color.annotations.description else { return }
    for line in [""] + SwiftText.commentLines(description.value) { printer.documentation(line) }
  }

  /// The light variant, and those that differ from the one that replaces them.
  private static func values(_ variants: ColorVariants) -> String {
    let (light, dark) = (variants.light.value, variants.dark.value)
    let others = [
      ("dark", dark, light), ("high-contrast light", variants.highContrastLight.value, light),
      ("high-contrast dark", variants.highContrastDark.value, dark),
    ]
    return ([light.hex] + others.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1.hex)" }).joined(separator: ", ")
  }
}
