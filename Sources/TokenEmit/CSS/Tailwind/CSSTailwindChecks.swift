internal import TokenDiagnostics
internal import TokenModel

/// Finds names of a theme that meet others: of the main file, of Tailwind, or of the theme itself.
struct CSSTailwindChecks {
  private let theme: CSSTailwindTheme
  private let catalog: Catalog
  private let names: CSSNames
  private let namesByNamespace: [TailwindNamespace: Set<String>]

  init(_ theme: CSSTailwindTheme, _ catalog: Catalog, _ names: CSSNames) {
    self.theme = theme
    self.catalog = catalog
    self.names = names
    namesByNamespace = Dictionary(grouping: theme.entries, by: \.namespace).mapValues { Set($0.map(\.name)) }
  }

  func report(to report: inout EmitterReport) {
    reportEqualProperties(&report)
    reportRenamed(&report)
    reportUnreadable(&report)
    reportDiffering(&report)
    reportSharedUtilities(&report)
    reportKeywords(&report)
    reportClasses(&report)
  }

  // MARK: The main file

  /// A variable that refers to a custom property of the same name refers to itself.
  private func reportEqualProperties(_ report: inout EmitterReport) {
    let variables = Set(theme.entries.map(\.variable))
    let met = properties.filter { variables.contains($0) || TailwindNamespace.isOwn($0) }
    guard let first = met.first else { return }
    report.finds(
      TailwindName.self,
      Self.counted(first, met.count, "custom property", "custom properties")
        + (met.count == 1 ? " is also a variable" : " are also variables")
        + " of Tailwind, and one of the two would overwrite the other; with `prefix: \"{name}\"`, the custom properties of "
        + "the spec have their own names",
      at: catalog.name.origin.range
    )
  }

  /// All custom properties of the main file.
  private var properties: [String] {
    let tokens = catalog.tokens
    let ofTokens = tokens.indices.flatMap { token in
      names.properties[token].map { property in
        [property] + CSSParts.suffixes(of: tokens.type(of: token)).map { property + $0 }
      } ?? []
    }
    return ofTokens + names.sizes.compactMap(\.self)
  }

  // MARK: The theme

  private func reportRenamed(_ report: inout EmitterReport) {
    for (wanted, entry) in theme.renamed {
      report.cannotExpress(
        "`\(entry.path)` is `\(entry.variable)` in Tailwind's theme, since another token already is `\(wanted)`; rename "
          + "one of them",
        at: entry.place
      )
    }
  }

  private func reportUnreadable(_ report: inout EmitterReport) {
    guard let first = theme.unreadable.first else { return }
    report.cannotExpress(
      "Tailwind does not read names such as `\(first.variable)`, so its theme is without \(summary(theme.unreadable)); "
        + "names of letters from a to z, digits and hyphens have utilities",
      at: first.place
    )
  }

  private func reportDiffering(_ report: inout EmitterReport) {
    guard let first = theme.differing.first else { return }
    report.cannotExpress(
      "media and container queries have one value for the whole page, so Tailwind's theme has the value of "
        + "\(catalog.tokens.summary(of: theme.differing)) where no context is chosen",
      at: catalog.tokens.nameRange(of: first)
    )
  }

  // MARK: Utilities

  /// Where two namespaces share a utility, one of two equal names is out of reach.
  private func reportSharedUtilities(_ report: inout EmitterReport) {
    var hidden: [(utility: String, first: String, second: String, place: SourceRange)] = []
    for (utility, first, second) in TailwindNamespace.shared {
      for entry in theme.entries where entry.namespace == first && has(entry.name, second) {
        hidden.append((utility + "-" + entry.name, entry.variable, second.variable(entry.name), entry.place))
      }
      for entry in theme.entries where entry.namespace == second && first.ownNames.contains(entry.name) {
        hidden.append((utility + "-" + entry.name, first.variable(entry.name), entry.variable, entry.place))
      }
    }
    guard let one = hidden.first else { return }
    report.cannotExpress(
      "\(Self.counted(one.utility, hidden.count, "utility", "utilities")) of Tailwind \(hidden.count == 1 ? "has" : "have") "
        + "two meanings: `\(one.utility)` is `\(one.first)` and not `\(one.second)`; rename one of the two if pages need both",
      at: one.place
    )
  }

  /// Whether a namespace has a name, by the theme or by Tailwind's own.
  private func has(_ name: String, _ namespace: TailwindNamespace) -> Bool {
    namespace.ownNames.contains(name) || namesByNamespace[namespace]?.contains(name) == true
  }

  private func reportKeywords(_ report: inout EmitterReport) {
    let met = theme.entries.filter { $0.namespace.keywords.contains($0.name) }
    guard let first = met.first else { return }
    let utility = "\(first.namespace.utilityOfKeywords)-\(first.name)"
    report.cannotExpress(
      "Tailwind has \(Self.counted(utility, met.count, "utility", "utilities")) itself, so `\(utility)` does not show "
        + "`\(first.path)`; rename it if pages need such utilities",
      at: first.place
    )
  }

  /// The code classes that are also Tailwind utilities.
  private func reportClasses(_ report: inout EmitterReport) {
    let utilities = TailwindUtilities(namesOfTheme: namesByNamespace)
    var known: Set<Substring> = []
    let met = names.classes.flatMap { $0.split(separator: " ") }
      .filter { known.insert($0).inserted && utilities.contains(String($0)) }
    guard let first = met.first else { return }
    report.cannotExpress(
      (met.count == 1
        ? "`\(first)` is a class of a style code and a utility of Tailwind"
        : "\(Self.counted(String(first), met.count, "class", "classes")) of style codes are also utilities of Tailwind")
        + "; with another `prefix`, such as `{name}`, or with `classes: combined`, classes have their own names",
      at: catalog.name.origin.range
    )
  }

  // MARK: Texts

  private func summary(_ entries: [CSSTailwindTheme.Entry]) -> String {
    Self.counted("\(entries[0].path)", entries.count, "token", "tokens")
  }

  /// The first of several names, and the number of the others.
  private static func counted(_ first: String, _ count: Int, _ one: String, _ several: String) -> String {
    "`\(first)`" + (count == 1 ? "" : " and \(count - 1) other \(count == 2 ? one : several)")
  }
}
