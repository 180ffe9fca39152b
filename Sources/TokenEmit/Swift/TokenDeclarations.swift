internal import TokenModel

/// The constants of tokens that are not styles: an enum for each type, and in it one for each group.
struct TokenDeclarations {
  /// The name of each token in the catalog's namespace, such as `Dimensions.space.small`; nil for one without a name.
  let names: TokenTable<String?>

  private let constants: [TokenConstant]
  private let kinds: [(summary: String, scope: TokenScope)]
  private let deprecations: MemberDeprecations
  /// The indices of the constants among the members that may be deprecated.
  private let places: [Int: Int]
  private let groups: [TokenPath: TokenGroup]

  /// Nil for a catalog that does not want constants. What Swift cannot express is reported.
  init?(_ input: EmitterInput, _ report: inout EmitterReport) {
    let catalog = input.catalog
    guard catalog.swift.tokens else { return nil }
    (constants, kinds) = Self.read(input, &report)
    let members = kinds.flatMap { $0.scope.constants() }
    deprecations = MemberDeprecations(members.map { [constants] in Self.member($0, of: constants[$0.index]) })
    places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.index, $0) })
    groups = Dictionary(catalog.tokens.groups.map { ($0.path, $0) }) { first, _ in first }
    var names = ColorDeclarations(catalog).namesOfTokens
    for member in members {
      let constant = constants[member.index]
      names[constant.token] = "\(member.scope).\(member.identifier.name)"
      guard member.identifier.isNumbered else { continue }
      report.cannotExpress(
        "`\(constant.path)` is `\(member.scope).\(member.identifier.name)` in Swift, because `\(member.identifier.wanted)` is "
          + "taken; rename one of them",
        at: catalog.tokens.nameRange(of: constant.token)
      )
    }
    self.names = names
    Self.reportOthers(in: catalog, names, &report)
  }

  /// The constants of all kinds, and an enum for each kind that has some.
  private static func read(
    _ input: EmitterInput,
    _ report: inout EmitterReport
  ) -> (constants: [TokenConstant], kinds: [(summary: String, scope: TokenScope)]) {
    let reader = TokenConstants(input)
    var constants: [TokenConstant] = []
    var kinds: [(summary: String, scope: TokenScope)] = []
    for kind in TokenKind.all {
      let found = reader.constants(of: kind, &report)
      guard !found.isEmpty else { continue }
      let entries = found.enumerated().map { TokenScope.Entry(index: constants.count + $0, path: $1.path) }
      let identifier = SwiftIdentifier(name: kind.scope, spelling: kind.scope)
      kinds.append((kind.summary, TokenScope(identifier, path: TokenPath([]), entries, input.catalog.swift)))
      constants += found
    }
    return (constants, kinds)
  }

  private static func member(
    _ named: (index: Int, scope: String, identifier: SwiftIdentifier),
    of constant: TokenConstant
  ) -> MemberDeprecations.Member {
    .init(
      path: constant.path.description,
      annotations: constant.annotations,
      scope: named.scope,
      identifier: named.identifier
    )
  }

  /// Whether there are no constants.
  var isEmpty: Bool { constants.isEmpty }

  /// The digest of names and values.
  var digest: UInt64 {
    FNV64.hash(constants.flatMap { [Array((names[$0.token] ?? "").utf8), [0], Array($0.expression.utf8), [0]] })
  }

  /// Appends the enums, each after an empty line.
  func print(access: String, to printer: inout CodePrinter) {
    for (summary, scope) in kinds {
      printer.line()
      print(scope, comment: [summary], access: access, to: &printer)
    }
  }

  /// Appends the functions that constants share, each before an empty line.
  func printHelpers(to printer: inout CodePrinter) {
    for count in Set(constants.compactMap(\.familyCount)).sorted() { FamilyHelper.print(count: count, to: &printer) }
  }

  private func print(
    _ scope: TokenScope,
    comment: [String],
    access: String,
    to printer: inout CodePrinter
  ) {
    for line in comment { printer.documentation(line) }
    printer.block("\(SwiftFile.isolation)\(access)enum \(scope.identifier.spelling)") { printer in
      for (number, member) in scope.members.enumerated() {
        if number > 0 { printer.line() }
        switch member {
        case .constant(let index, let identifier):
          printConstant(index, identifier, access: access, to: &printer)
        case .scope(let group):
          print(group, comment: documentation(of: group), access: access, to: &printer)
        }
      }
    }
  }

  private func printConstant(
    _ index: Int,
    _ identifier: SwiftIdentifier,
    access: String,
    to printer: inout CodePrinter
  ) {
    let constant = constants[index]
    for line in Self.documentation(of: constant) { printer.documentation(line) }
    if let attribute = places[index].flatMap({ deprecations.attribute(of: $0) }) { printer.line(attribute) }
    let type = constant.kind.swiftType
    printer.line("\(access)static var \(identifier.spelling): \(type) { \(constant.expression) }")
  }

  private func documentation(of group: TokenScope) -> [String] {
    ["The group `\(SwiftText.inline(group.path.description))`."]
      + Self.paragraph(groups[group.path]?.annotations.description?.value)
  }

  private static func documentation(of constant: TokenConstant) -> [String] {
    let path = SwiftText.inline(constant.path.description)
    return ["`\(path)`\(constant.shown.map { ": \($0)" } ?? "")."]
      + paragraph(constant.contexts)
      + paragraph(constant.annotations.description?.value)
  }

  /// The lines of a text, after an empty one.
  private static func paragraph(_ text: String?) -> [String] {
    text.map { [""] + SwiftText.commentLines($0) } ?? []
  }

  /// Reports tokens that neither are constants nor were reported as such, nor are styles.
  private static func reportOthers(in catalog: Catalog, _ names: TokenTable<String?>, _ report: inout EmitterReport) {
    let tokens = catalog.tokens
    let unnamed = tokens.indices.filter { tokens.type(of: $0) == .color && names[$0] == nil }
    if let first = unnamed.first {
      let subject = tokens.summary(ofColors: unnamed)
      report.cannotExpress(
        "\(subject) \(unnamed.count > 1 ? "have" : "has") no name in Swift; only colors of the section `color` have one",
        at: tokens.nameRange(of: first)
      )
    }
    for token in tokens.indices where tokens.type(of: token) == nil {
      report.cannotExpress(
        "Swift does not support the type of `\(tokens.path(of: token))`; it gets no constant",
        at: tokens.nameRange(of: token)
      )
    }
  }
}
