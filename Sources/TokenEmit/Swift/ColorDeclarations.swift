internal import TokenModel

/// The names of a catalog's colors in a scope of their own, with those that no code has.
struct ColorDeclarations {
  private let colors: [ColorToken]
  private let identifiers: [SwiftIdentifier]
  /// By path in references; empty if no color is deprecated.
  private let numbers: [UTF8Name: Int]

  init(_ catalog: Catalog) {
    colors = catalog.colors
    var names = SwiftIdentifiers(scoped: catalog.swift)
    identifiers = colors.map { names.make(for: $0.name.value) }
    let isNeeded = colors.contains { $0.annotations.deprecated != nil }
    numbers = Dictionary(
      isNeeded ? colors.enumerated().map { (UTF8Name("color.\($1.name.value)"), $0) } : []
    ) { first, _ in first }
  }

  /// Appends the scope, behind an empty line; nothing for a catalog without colors.
  func print(access: String, to printer: inout CodePrinter) {
    guard !colors.isEmpty else { return }
    printer.line()
    printer.documentation("The colors of the catalog.")
    printer.block("\(access)enum Colors") { printer in
      for (index, color) in colors.enumerated() {
        if index > 0 { printer.line() }
        printDocumentation(of: color, to: &printer)
        if let attribute = attribute(of: index) { printer.line(attribute) }
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

  /// The attribute of a deprecated color; nil for others.
  private func attribute(of index: Int) -> String? {
    guard let deprecation = colors[index].annotations.deprecation else { return nil }
    let replacement = replacement(of: index).map { identifiers[$0] }
    let message = deprecation.sentence { word in
      replacement.flatMap { deprecation.replacingReference(in: word, with: $0.name) } ?? String(word)
    }
    return CodeAvailability.attribute(message: message ?? "", replacement: replacement)
  }

  /// Follows references to a color that is not deprecated; nil if they form a cycle or lead to no color.
  private func replacement(of index: Int) -> Int? {
    var seen: Set<Int> = []
    var current = index
    while let deprecation = colors[current].annotations.deprecation {
      let next = deprecation.replacement.flatMap { numbers[UTF8Name(String($0))] }
      guard let next, seen.insert(next).inserted else { return nil }
      current = next
    }
    return current
  }
}
