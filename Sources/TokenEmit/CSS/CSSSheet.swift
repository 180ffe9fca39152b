internal import TokenModel

/// A catalog as rules of CSS.
struct CSSSheet {
  private let input: EmitterInput
  private let options: CSSOptions
  let names: CSSNames
  private let tokens: CSSTokens
  let styles: CSSClassStyles
  private let deprecations: CSSDeprecations

  init(_ input: EmitterInput, _ options: CSSOptions, _ report: inout EmitterReport) {
    self.input = input
    self.options = options
    names = CSSNames(input.catalog, options)
    names.reportRenamed(in: input.catalog.tokens, &report)
    report.manyClasses(of: input, names)
    let switches = CSSSwitch.all(for: input, options)
    Self.reportDroppedContexts(of: input, options, switches, &report)
    styles = CSSClassStyles(input.catalog, names, options)
    deprecations = CSSDeprecations(input.catalog, names)
    tokens = CSSTokens(input, options, switches: switches, names, lineHeights: styles.lineHeights, &report)
    if options.isRegistered { report.registeredLightDark(tokens, of: input) }
  }

  private static func reportDroppedContexts(
    of input: EmitterInput,
    _ options: CSSOptions,
    _ switches: [CSSSwitch],
    _ report: inout EmitterReport
  ) {
    let dropped = input.furtherAppearances.filter { modifier, context in
      !switches.contains { $0.contexts.contains { $0.selected[modifier] == context } }
    }
    report.droppedContexts(dropped, of: input, in: "CSS") { name in
      options.scheme == .attribute
        ? nil
        : "with `appearance: attribute`, a page chooses it by `\(options.attribute)=\(CSSIdentifier.string(name))`"
    }
  }

  /// Appends the beginning of each file.
  func printHeader(to printer: inout CSSPrinter) {
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
      if options.isRegistered {
        let computed = Set(styles.lineHeights.keys)
        CSSRegistrations(input.catalog, names, computed: computed).print(to: &printer)
      }
      printToggles(to: &printer)
      let scopes = Set(tokens.rules.keys).union(tokens.colorSchemes.keys)
      for scope in scopes.sorted() {
        let declarations = tokens.rules[scope] ?? []
        printRule(scope, declarations, to: &printer)
        printColors(declarations, in: scope, on: Self.withoutColorSpaces, to: &printer) { $0.plain }
        printColors(declarations, in: scope, on: Self.wide, to: &printer) { $0.wide }
      }
    }
  }

  /// Appends the toggles that tell values which contexts are chosen, in the elements that choose.
  private func printToggles(to printer: inout CSSPrinter) {
    for (place, toggled) in tokens.switches.enumerated() {
      let used = tokens.toggles.filter { $0.switch == place }.sorted()
      guard !used.isEmpty else { continue }
      printer.separate()
      printer.comment("The \(toggled.attribute) that counts in a part of the page, for the values that follow")
      var open = [toggled.standard] + toggled.contexts.indices.filter { $0 != toggled.standard }
      while let first = open.first {
        let values = used.map { $0.value(in: first) }
        let equal = open.filter { context in used.map { $0.value(in: context) } == values }
        open.removeAll(where: equal.contains)
        if first != toggled.standard { printer.separate() }
        let root = first == toggled.standard ? options.selector.roots : []
        printer.block(root + equal.flatMap { options.selector.choosing(toggled.selector($0)) }) { printer in
          for (toggle, value) in zip(used, values) { printer.declaration(tokens.toggleNames[toggle], value) }
        }
      }
    }
  }

  private func printRule(_ scope: CSSScope, _ declarations: [CSSTokens.Declaration], to printer: inout CSSPrinter) {
    printer.separate()
    printer.block(mediaQuery(scope)) { printer in
      printer.block(selectors(scope)) { printer in
        if let colorScheme = tokens.colorSchemes[scope] {
          printer.declaration("color-scheme", colorScheme.text)
          if !declarations.isEmpty { printer.separate() }
        }
        var group: String?
        for declaration in declarations {
          if let group, group != declaration.group { printer.separate() }
          group = declaration.group
          if let token = declaration.described { printComments(token, to: &printer) }
          printer.declaration(declaration.property, declaration.value.text)
        }
      }
    }
  }

  /// Around rules that only browsers without the color spaces of CSS Color 4 read.
  static let withoutColorSpaces = Device(support: "not (color: oklch(0 0 0))", feature: nil)

  /// Around rules that only screens that can show more than sRGB read. Older browsers support the query, but not the
  /// colors.
  static let wide = Device(support: "(color: oklch(0 0 0))", feature: "(color-gamut: p3)")

  /// Browsers and screens that have their own colors.
  struct Device {
    /// The condition of `@supports`.
    let support: String
    /// A media feature, if it is not all screens.
    let feature: String?
  }

  /// Appends a device's replacements for the colors of a rule, if there are any. A rule that comes later still wins.
  private func printColors(
    _ declarations: [CSSTokens.Declaration],
    in scope: CSSScope,
    on device: Device,
    to printer: inout CSSPrinter,
    _ color: (CSSExpression) -> CSSExpression?
  ) {
    let changed = declarations.compactMap { declaration in
      color(declaration.value).map { (property: declaration.property, value: $0.text) }
    }
    guard !changed.isEmpty else { return }
    printer.separate()
    printer.block("@supports \(device.support)") { printer in
      printer.block(mediaQuery(scope, device.feature)) { printer in
        printer.block(selectors(scope)) { printer in
          for (property, value) in changed { printer.declaration(property, value) }
        }
      }
    }
  }

  private func printComments(_ token: TokenID, to printer: inout CSSPrinter) {
    let annotations = input.catalog.tokens.annotations(of: token)
    if let description = annotations.description { printer.comment(description.value) }
    if let deprecation = deprecations.comment(on: token) { printer.comment(deprecation) }
  }

  private func mediaQuery(_ scope: CSSScope, _ feature: String? = nil) -> String? {
    let dark = options.scheme == .attribute ? nil : "(prefers-color-scheme: dark)"
    let contrast = "(prefers-contrast: more)"
    let conditions: [String?] =
      switch scope.screen {
      case .any: []
      case .dark: [dark]
      case .highContrast: [contrast]
      case .highContrastDark: [contrast, dark]
      }
    let known = ([feature] + conditions).compactMap(\.self)
    return known.isEmpty ? nil : "@media " + known.joined(separator: " and ")
  }

  private func selectors(_ scope: CSSScope) -> [String] {
    let selector = options.selector
    return switch scope.elements {
    case .choosing(let switches):
      selector.members + switches.flatMap { selector.choosingWithin(tokens.switches[$0].selector()) }
    case .contexts(let contexts, of: let place, let withRoot):
      (withRoot ? selector.members : [])
        + contexts.flatMap { selector.choosingWithin(tokens.switches[place].selector($0)) }
    }
  }

  // MARK: Classes

  /// Appends a class for each style code.
  func printClasses(to printer: inout CSSPrinter) {
    guard options.classes != .none else { return }
    if options.isSplit { printHeader(to: &printer) }
    printer.separate()
    printer.block(layer) { printer in
      if let parts = names.parts {
        CSSComposedClasses(styles, names: names, parts: parts, deprecations).print(to: &printer)
      } else {
        CSSClasses(styles, names: names, deprecations).print(to: &printer)
      }
    }
  }
}
