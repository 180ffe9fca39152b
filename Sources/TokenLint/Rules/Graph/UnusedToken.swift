internal import TokenDiagnostics
internal import TokenModel

enum UnusedToken: LintRule {
  static let id = "unused-token"
  static let category = RuleCategory.graph
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "Tokens that nothing uses",
    whatItDoes: """
      Finds tokens that nothing refers to and that are in no code: colours of the palette; families that neither the name \
      template nor a style takes; and colours, weights, sizes and modes whose codes `only` and `except` all leave out.
      """,
    whyIsThisBad: """
      What nobody uses is still read, compared and kept up to date, and sooner or later somebody takes it for the value \
      that the apps show. It is often what a renaming left behind.
      """,
    fixSafety: """
      Removes the lines of a colour of the palette or of a family, with a comment behind its value. That is unsafe: the \
      token may be there for what comes next. Comments on lines of their own stay. There is no fix between brackets, none \
      for the last token of a group, and none for what `only` and `except` leave out, because their patterns may need it.
      """
  )
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette: { gray: { 1: "#333333" }, link: { light: "#39639E", dark: "{palette.gray.1}" } }
        color: { ink: "{palette.link.light}" }
        family: { ui: system, serif: Songti SC }
        styles: { title: { size: 14, color: ink, weight: regular, family: serif } }

        """
      ),
      RuleExample(
        """
        weight: { regular: 400, bold: 700 }
        typography: { 14: plain, 16: plain }
        modes: { read: { typography: { 16: plain } } }
        codes: { only: ["14_*_regular", "*_read"], except: "*_bold_*" }
        styles: { title: { size: 14, color: ink, weight: bold } }

        """
      ),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          # Grays.
          gray:
            1: "#333333"
            ⟦2⟧: "#666666"  # too light
            # Links.
            ⟦"3"⟧:
              light: "#999999"  # on white
              dark: "#777777"

          link: "{palette.gray.1}"
        color: { ink: "{palette.link}" }
        family:
          ui: system
          ⟦old⟧: { name: Georgia, metrics: { ascent: 1, descent: 0.2 } }

        """,
        fixed: """
          palette:
            # Grays.
            gray:
              1: "#333333"
              # Links.

            link: "{palette.gray.1}"
          color: { ink: "{palette.link}" }
          family:
            ui: system

          """
      ),
      RuleExample(
        """
        palette: { ⟦a⟧: "#333333", b: "#666666" }
        color: { ink: "{palette.b}" }

        """
      ),
      RuleExample(
        """
        palette:
          gray:
            ⟦1⟧: "#333333"
          blue: {
            x: "#000033",
            ⟦y⟧: "#000044"
          }
        color: { ink: "{palette.blue.x}" }

        """
      ),
      RuleExample(
        """
        color:
          ink: "#222222"
          ⟦gold⟧: "#8A6516"
        weight: { regular: 400, ⟦bold⟧: 700 }
        typography: { 14: plain, ⟦16⟧: plain, 18: plain }
        modes: { ⟦read⟧: { typography: { 14: plain } }, tall: { typography: { ⟦14⟧: plain, 18: plain } } }
        codes: { only: ["14_ink_regular", "18_ink_regular_tall"] }

        """
      ),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let isUsed = TokenUses(of: spec).isUsed
    let unused = spec.outline.tokens.indices.filter { !isUsed[$0] }
    guard !unused.isEmpty else { return }
    let survivors = Survivors(among: spec.outline.tokens, isUsed)
    for index in unused {
      let token = spec.outline.tokens[index]
      let isRemovable = (token.section == .palette || token.section == .family) && survivors.has(besides: token)
      let edit = isRemovable ? spec.removal(of: token) : nil
      findings.report(
        message(token),
        at: token.nameRange,
        fix: edit.map { FixIt("remove `\(token.path)`", .unsafe, $0) }
      )
    }
  }

  private static func message(_ token: TokenDeclaration) -> String {
    switch token.section {
    case .palette: "nothing refers to `\(token.path)`; remove it, or use it"
    case .family: "no code or style takes the family `\(token.name)`; remove it, or use it"
    case .color, .weight, .typography, .modes, .styles:
      "no code has `\(token.path)`, and nothing refers to it; remove it, or let `codes` have it"
    }
  }
}

/// Which tokens are used, by their index.
private struct TokenUses {
  private(set) var isUsed: [Bool]

  init(of spec: LintedSpec) {
    let outline = spec.outline
    let places = spec.catalog.placesInCodes
    let modes = Set(spec.catalog.modes.map(\.origin.range)).subtracting(places)
    let unusedModes = Set(outline.tokens.filter { modes.contains($0.nameRange) }.map { $0.path[...] })
    isUsed = outline.tokens.map { token in
      // Rows of a mode that is not used are reported with it.
      token.section == .styles || places.contains(token.nameRange)
        || token.section == .modes && token.isRow && unusedModes.contains(token.parentPath.prefix(beforeLast: "."))
    }
    for token in outline.tokens {
      for value in token.values {
        if let target = outline.target(of: value, in: token) { isUsed[target.token] = true }
      }
    }
    for case let path? in outline.settings.values.map(\.reference) {
      if let target = outline.target(of: path) { isUsed[target.token] = true }
    }
  }
}

extension Catalog {
  /// Where the names of all that codes are made of were written.
  fileprivate var placesInCodes: Set<SourceRange> {
    let codes = codes
    let sizes = Set(Set(codes.map(\.row)).map { rows[$0].size.value })
    var places = Set(Set(codes.map(\.row)).map { rows[$0].size.origin.range })
    // A mode may only set sizes that the main table has.
    places.formUnion(rows.filter { $0.mode == nil && sizes.contains($0.size.value) }.map(\.size.origin.range))
    places.formUnion(Set(codes.compactMap { rows[$0.row].mode }).map { modes[$0].origin.range })
    places.formUnion(Set(codes.map(\.color)).map { colors[$0].name.origin.range })
    places.formUnion(Set(codes.map(\.weight)).map { weights[$0].name.origin.range })
    places.formUnion(Set(codes.map(\.family)).map { families[$0].name.origin.range })
    return places
  }
}

/// The mappings that keep an entry when all unused tokens are removed. An empty one would be an error.
private struct Survivors {
  private var groups: Set<Group> = []

  private struct Group: Hashable {
    let file: SourceFileID
    let path: Substring
  }

  init(among tokens: [TokenDeclaration], _ isUsed: [Bool]) {
    for (token, isUsed) in zip(tokens, isUsed) {
      var group = Self.parent(of: token)
      if isUsed { groups.insert(group) }
      // A group is never emptied, so it stays in the one around it.
      while group.path.utf8.contains(UInt8(ascii: ".")) {
        group = Group(file: group.file, path: group.path.prefix(beforeLast: "."))
        groups.insert(group)
      }
    }
  }

  func has(besides token: TokenDeclaration) -> Bool { groups.contains(Self.parent(of: token)) }

  private static func parent(of token: TokenDeclaration) -> Group {
    Group(file: token.nameRange.file, path: token.parentPath)
  }
}

extension TokenDeclaration {
  /// The path of the mapping that it stands in. By bytes: an accent at the start of a name would join the dot before it.
  fileprivate var parentPath: Substring { Substring(path.utf8.dropLast(name.utf8.count + 1)) }
}

extension Substring {
  /// What stands before the last one of an ASCII character; all if there is none.
  fileprivate func prefix(beforeLast character: Unicode.Scalar) -> Substring {
    unicodeScalars.lastIndex(of: character).map { self[..<$0] } ?? self
  }
}
