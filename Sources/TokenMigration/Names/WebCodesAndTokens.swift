internal import TokenCompiler
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenRenaming

/// The custom properties and classes in web sources.
struct WebCodesAndTokens {
  private let changes: [FoundChanges.Change]
  private let names: WebNames

  init(_ catalogs: CatalogSteps) {
    var found = FoundChanges()
    for (index, catalog) in catalogs.all.enumerated() { found.add(catalog, at: index) }
    let (properties, classes) = (found.properties, found.mergedClasses)
    changes = properties + classes
    let names = changes.enumerated().map { number, found in
      let kind: WebName.Kind = number < properties.count ? .property : .class
      // Where a person has to choose, names are found, and stay.
      return WebName(kind, found.change.old, to: found.change.new ?? found.change.old, number: number)
    }
    self.names = WebNames(names)
  }

  func find(in file: SourceFile, as id: SourceFileID, _ language: WebLanguage) -> [FoundName] {
    WebMentions(of: names, in: file, as: id, language).all.map { mention in
      let found = changes[mention.name.number]
      return FoundName(
        change: found.change,
        range: mention.range,
        isMeant: mention.edit != nil,
        edit: found.change.new == nil ? nil : mention.edit,
        spelled: found.spelled
      )
    }
  }
}

/// The names of outputs that are different.
private struct FoundChanges {
  typealias Spelling = @Sendable (CatalogStep.Subject) -> String?

  typealias Change = (change: NameChange, spelled: Spelling)

  private(set) var properties: [Change] = []
  private var classes: [Change] = []

  mutating func add(_ catalog: CatalogStep, at index: Int) {
    let old = catalog.old.outputs(of: CSSEmitter.self)
    let new = catalog.new?.outputs(of: CSSEmitter.self) ?? []
    for (number, format) in old.enumerated() {
      guard let before = Compiler.platformNames(of: catalog.old.input, in: format) else { continue }
      let after = catalog.new.flatMap { input in
        new.indices.contains(number) ? Compiler.platformNames(of: input.input, in: new[number]) : nil
      }
      addProperties(catalog, at: index, before.tokens, after?.tokens ?? [])
      addClasses(catalog, at: index, before.codes, after?.codes ?? [])
    }
  }

  private mutating func addProperties(
    _ catalog: CatalogStep,
    at index: Int,
    _ before: TokenTable<String?>,
    _ after: TokenTable<String?>
  ) {
    for token in before.indices {
      guard let name = before[token] else { continue }
      for suffix in [""] + CSSEmitter.suffixesOfParts(of: catalog.old.catalog.tokens.type(of: token)) {
        let spelled: Spelling = { subject in
          guard case .token(let token) = subject, after.indices.contains(token) else { return nil }
          return after[token].map { CSSEscape.decoded($0 + suffix) }
        }
        let change = NameChange(
          of: .token(token),
          spelled: CSSEscape.decoded(name + suffix),
          in: catalog,
          at: index,
          new: spelled
        )
        if let change { properties.append((change, spelled)) }
      }
    }
  }

  /// A code may have several classes, each of which is of many codes.
  private mutating func addClasses(_ catalog: CatalogStep, at index: Int, _ before: [String], _ after: [String]) {
    for (code, names) in before.enumerated() {
      let successor = catalog.successor(of: .code(code))
      let newNames = successor.new.flatMap(\.code).flatMap { after.indices.contains($0) ? after[$0] : nil }
      // A class of several codes needs all of them; others that stay are of no interest.
      if !names.contains(" "), newNames.map({ $0.utf8.elementsEqual(names.utf8) }) == true { continue }
      for (place, name) in names.split(separator: " ").enumerated() {
        let spelled: Spelling = { subject in
          guard case .code(let code) = subject, after.indices.contains(code) else { return nil }
          let names = after[code].split(separator: " ")
          return names.indices.contains(place) ? String(names[place]) : nil
        }
        let new = successor.new.flatMap(spelled)
        let change = NameChange(
          catalog: index,
          subject: .code(code),
          old: String(name),
          new: new,
          grade: new == nil ? .manual : successor.grade,
          isReused: catalog.isNameReused(of: .code(code))
        )
        classes.append((change, spelled))
      }
    }
  }

  /// The classes that change. One of several codes has the name that all of them that are still there give it.
  var mergedClasses: [Change] {
    var groups: [UTF8Name: [Change]] = [:]
    var names: [UTF8Name] = []
    for change in classes {
      let name = UTF8Name(change.change.old)
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(change)
    }
    return names.compactMap { groups[$0].flatMap(Self.merged) }
  }

  private static func merged(_ changes: [Change]) -> Change? {
    let named = changes.filter { $0.change.new != nil }
    guard Set(named.map { $0.change.new.map { UTF8Name($0) } }).count <= 1 else {
      return (changes[0].change.withoutNew, changes[0].spelled)
    }
    guard let first = named.min(by: { $0.change.grade < $1.change.grade }) else { return changes[0] }
    return first.change.new.map { $0.utf8.elementsEqual(first.change.old.utf8) } == true ? nil : first
  }
}
