/// The values of a token's custom properties on some screens, in all combinations of contexts.
struct CSSLooks {
  /// One custom property on a screen.
  struct Property {
    let screen: CSSScope.Screen
    /// By the number of the combination.
    let values: [CSSExpression]
  }

  /// The suffixes of the token's properties, in their order.
  private(set) var suffixes: [String] = []
  /// By suffix.
  private var properties: [String: [Property]] = [:]

  init(
    _ combinations: CSSCombinations,
    screens: [CSSScope.Screen],
    declarations: (_ combination: Int, CSSScope.Screen) -> [CSSTokenValues.Declaration]
  ) {
    let declared = screens.map { screen in (0..<combinations.count).map { declarations($0, screen) } }
    for suffix in declared.joined().joined().lazy.map(\.suffix) where !suffixes.contains(suffix) {
      suffixes.append(suffix)
    }
    for (screen, all) in zip(screens, declared) {
      for suffix in suffixes {
        // Where a token is missing, its properties are as if they were not set.
        let values = all.map { $0.first { $0.suffix == suffix }?.value ?? CSSExpression("initial") }
        properties[suffix, default: []].append(Property(screen: screen, values: values))
      }
    }
  }

  /// A property on a screen. A screen without a value for the token is like the others.
  func property(_ suffix: String, on screen: CSSScope.Screen) -> Property {
    let known = properties[suffix] ?? []
    let others = [screen] + (screen == .highContrastDark ? [.highContrast] : []) + [.any]
    let found = others.lazy.compactMap { other in known.first { $0.screen == other } }.first
    return Property(screen: screen, values: found?.values ?? [])
  }
}
