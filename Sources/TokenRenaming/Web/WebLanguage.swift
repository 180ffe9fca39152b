/// The languages of web sources, by the extensions of their files.
package enum WebLanguage: Sendable, Hashable {
  /// A style sheet.
  case style(StyleDialect)
  /// HTML, or components written like it.
  case markup(MarkupDialect)
  /// JavaScript or TypeScript.
  case script(ScriptDialect)

  /// What a style sheet may have besides CSS.
  package enum StyleDialect: Sendable, Hashable {
    /// Nothing.
    case css
    /// Comments after `//` and interpolations, as in SCSS and Less.
    case extended
  }

  /// What marks expressions in markup.
  package enum MarkupDialect: Sendable, Hashable {
    /// Nothing that browsers know.
    case html
    /// Directives and double braces.
    case vue
    /// Braces.
    case svelte
  }

  /// Whether `<` may begin an element.
  package enum ScriptDialect: Sendable, Hashable {
    /// It is an operator.
    case plain
    /// It may begin an element of JSX.
    case jsx
  }

  private static let languages: [String: WebLanguage] = [
    "css": .style(.css), "scss": .style(.extended), "less": .style(.extended),
    "html": .markup(.html), "htm": .markup(.html), "vue": .markup(.vue), "svelte": .markup(.svelte),
    "js": .script(.jsx), "mjs": .script(.jsx), "cjs": .script(.jsx), "jsx": .script(.jsx), "tsx": .script(.jsx),
    "ts": .script(.plain), "mts": .script(.plain), "cts": .script(.plain),
  ]

  /// The extensions of web sources, in lowercase and without dots, sorted.
  package static let extensions = languages.keys.sorted()

  /// The language of a file by its extension, in any case; nil for a file that is not a web source.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let language = Self.languages[path[path.index(after: dot)...].lowercased()]
    else { return nil }
    self = language
  }
}
