internal import TokenModel

/// A catalog as rules of CSS.
struct CSSSheet {
  private let input: EmitterInput
  private let options: CSSOptions
  private let names: CSSNames
  private let tokens: CSSTokens

  init(_ input: EmitterInput, _ options: CSSOptions, _ report: inout EmitterReport) {
    self.input = input
    self.options = options
    names = CSSNames(input.catalog, prefix: options.prefix)
    names.reportRenamed(in: input.catalog.tokens, &report)
    report.droppedContexts(of: input, in: "CSS")
    tokens = CSSTokens(input, options, properties: names.properties, &report)
  }

  private func printHeader(to printer: inout CSSPrinter) {
    printer.line("\(CSSEmitter.header)\(input.toolVersion). Do not edit. */")
    printer.separate()
  }

  /// The cascade layer around everything; nil without one.
  private var layer: String? { options.layer.isEmpty ? nil : "@layer \(options.layer)" }

  // MARK: Custom properties

  /// Appends the rules with custom properties.
  func printTokens(to printer: inout CSSPrinter) {
    printHeader(to: &printer)
    printer.block(layer) { printer in
      if options.hasFontFaces { CSSFontFaces(input.catalog).print(to: &printer) }
      for (scope, declarations) in tokens.rules.sorted(by: { $0.key < $1.key }) {
        printRule(scope, declarations, to: &printer)
        let plain = declarations.compactMap { declaration in
          declaration.value.plain.map { (declaration.property, $0.text) }
        }
        if !plain.isEmpty { printFallback(plain, in: scope, to: &printer) }
      }
    }
  }

  private func printRule(_ scope: CSSScope, _ declarations: [CSSTokens.Declaration], to printer: inout CSSPrinter) {
    printer.separate()
    printer.block(mediaQuery(scope)) { printer in
      printer.block(selector(scope)) { printer in
        if let colorScheme = colorScheme(scope) {
          printer.declaration("color-scheme", colorScheme)
          printer.separate()
        }
        var group: String?
        for declaration in declarations {
          let path = input.catalog.tokens.path(of: declaration.token)
          if let group, group != path.segments[0] { printer.separate() }
          group = path.segments[0]
          if declaration.isFirst, scope == .standard { printComments(declaration.token, to: &printer) }
          printer.declaration(declaration.property, declaration.value.text)
        }
      }
    }
  }

  /// Around what only browsers without the color spaces of CSS Color 4 read.
  static let withoutColorSpaces = "@supports not (color: oklch(0 0 0))"

  /// What browsers without the color spaces of CSS Color 4 use.
  private func printFallback(
    _ declarations: [(property: String, value: String)],
    in scope: CSSScope,
    to printer: inout CSSPrinter
  ) {
    printer.separate()
    printer.block(Self.withoutColorSpaces) { printer in
      printer.block(mediaQuery(scope)) { printer in
        printer.block(selector(scope)) { printer in
          for (property, value) in declarations { printer.declaration(property, value) }
        }
      }
    }
  }

  private func printComments(_ token: TokenID, to printer: inout CSSPrinter) {
    let annotations = input.catalog.tokens.annotations(of: token)
    if let description = annotations.description { printer.comment(description.value) }
    if let deprecation = annotations.deprecation {
      printer.comment("Deprecated" + (deprecation.sentence { String($0) }.map { ": \($0)" } ?? ""))
    }
  }

  private func mediaQuery(_ scope: CSSScope) -> String? {
    let dark = options.scheme == .attribute ? nil : "(prefers-color-scheme: dark)"
    let contrast = "(prefers-contrast: more)"
    let conditions: [String?] =
      switch scope.screen {
      case .any: []
      case .dark: [dark]
      case .highContrast: [contrast]
      case .highContrastDark: [contrast, dark]
      }
    let known = conditions.compactMap(\.self)
    return known.isEmpty ? nil : "@media " + known.joined(separator: " and ")
  }

  private func selector(_ scope: CSSScope) -> String {
    let isDark = scope.screen == .dark || scope.screen == .highContrastDark
    let theme = isDark && options.scheme == .attribute ? "[\(options.attribute)=\"dark\"]" : ""
    let selector = theme + scope.attributes(in: input.catalog.tokens)
    return selector.isEmpty ? options.selector : selector
  }

  private func colorScheme(_ scope: CSSScope) -> String? {
    guard scope.contexts.isEmpty, tokens.hasDarkValues else { return nil }
    switch (scope.screen, options.scheme) {
    case (.any, .attribute): return "light"
    case (.any, _): return "light dark"
    case (.dark, .attribute): return "dark"
    default: return nil
    }
  }

  // MARK: Classes

  /// Appends a class for each style code.
  func printClasses(to printer: inout CSSPrinter) {
    guard options.hasClasses else { return }
    if options.isSplit { printHeader(to: &printer) }
    let classes = CSSClasses(input.catalog, names: names, options)
    printer.separate()
    printer.block(layer) { classes.print(to: &$0) }
  }
}
