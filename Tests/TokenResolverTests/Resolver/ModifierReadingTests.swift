import Testing
import TokenModel

@testable import TokenResolver

/// What modifiers are for, by their names.
struct ModifierReadingTests {
  @Test(arguments: [
    ("theme", ["light", "dark"], "light dark"),
    ("theme", ["light", "dark", "light_ax", "dark-high-contrast"], "light/normal dark/normal light/high dark/high"),
    ("theme", ["default", "Dark"], "light dark"),
    ("mode", ["lightHighContrast", "light"], "light/high light/normal"),
    ("contrast", ["normal", "high"], "normal high"),
    ("appearance", ["Light", "Dark", "DarkHC"], "light/normal dark/normal dark/high"),
  ])
  func appearancesAreRecognized(_ name: String, _ contexts: [String], _ meanings: String) {
    let reading = ModifierReading(name: name, contexts: contexts)
    let shown = reading.appearances.map { appearance in
      let light = appearance.isDark.map { $0 ? "dark" : "light" }
      let contrast = appearance.isHighContrast.map { $0 ? "high" : "normal" }
      return [light, contrast].compactMap(\.self).joined(separator: "/")
    }
    #expect(shown.joined(separator: " ") == meanings)
    #expect(reading.role == .appearance)
  }

  @Test(arguments: [
    ("brand", ["acme", "other"], Modifier.Role.build),
    ("elevation", ["low", "high"], .build),
    ("season", ["winter", "dark"], .build),
    ("beta", ["false", "true"], .build),
    ("density", ["compact", "roomy"], .mode),
    ("fontSize", ["small", "large"], .mode),
  ])
  func othersAreNot(_ name: String, _ contexts: [String], _ role: Modifier.Role) {
    let reading = ModifierReading(name: name, contexts: contexts)
    #expect(reading.role == role)
    #expect(reading.appearances.isEmpty)
  }

  @Test func twoModifiersMakeAnAppearanceTogether() throws {
    let reading = ResolverReading(
      ##"""
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
          {
            "type": "modifier", "name": "theme",
            "contexts": { "dark": [{ "a": { "$type": "number", "$value": 2 } }], "light": [] }
          },
          {
            "type": "modifier", "name": "contrast",
            "contexts": { "standard": [], "more": [{ "a": { "$type": "number", "$value": 3 } }] }
          }
        ]
      }
      """##
    )
    let tokens = try #require(reading.tokens)
    let values = try Appearance.allCases.map { appearance in
      try ResolvedTokens(tokens).value(of: tokens.startIndex, in: tokens.selection(for: appearance)).value.number
    }
    #expect(values == ["1", "2", "3", "3"])
  }
}
