internal import TokenCompiler
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenModel

/// The members of tokens and of renamed catalogs in generated types, such as `Brand.Colors.ink`, in Swift sources.
struct SwiftMembers {
  private let changes: [NameChange]
  private let spellings: [@Sendable (CatalogStep.Subject) -> String?]
  private let mentions: MemberMentions

  init(_ catalogs: CatalogSteps) {
    var changes: [NameChange] = []
    var spellings: [@Sendable (CatalogStep.Subject) -> String?] = []
    for (index, catalog) in catalogs.all.enumerated() {
      for output in Self.outputs(of: catalog) {
        let found = Self.changes(of: output, in: catalog, at: index)
        changes += found
        spellings += found.map { _ in output.spelled }
      }
      let members = Self.members(of: catalog, at: index)
      changes += members
      spellings += members.map { _ in { _ in nil } }
    }
    (self.changes, self.spellings) = (changes, spellings)
    mentions = MemberMentions(of: changes.map(\.old))
  }

  func find(in sources: [SourceFile]) -> [FoundName] {
    sources.enumerated().flatMap { number, file in
      mentions.find(in: file, as: SourceFileID(index: number)).map { mention in
        let change = changes[mention.name]
        let name = MemberName(ranges: mention.ranges, in: file)
        return FoundName(
          change: change,
          range: name.range,
          isMeant: true,
          edit: change.new.map { name.edit(writing: $0) },
          spelled: spellings[mention.name]
        )
      }
    }
  }

  /// The names of tokens in one output, before and after.
  private struct Output {
    let old: TokenTable<String?>
    let new: TokenTable<String?>

    var spelled: @Sendable (CatalogStep.Subject) -> String? {
      let names = new
      return { subject in if case .token(let token) = subject, !names.isEmpty { names[token] } else { nil } }
    }
  }

  private static func outputs(of catalog: CatalogStep) -> [Output] {
    let old = Compiler.names(of: catalog.old.input, in: catalog.old.outputs(of: SwiftEmitter.self))
    guard let new = catalog.new else { return old.map { Output(old: $0.tokens(), new: []) } }
    let names = Compiler.names(of: new.input, in: new.outputs(of: SwiftEmitter.self))
    return old.enumerated().map { index, output in
      Output(old: output.tokens(), new: names.indices.contains(index) ? names[index].tokens() : [])
    }
  }

  private static func changes(of output: Output, in catalog: CatalogStep, at index: Int) -> [NameChange] {
    output.old.indices.compactMap { token in
      guard let name = output.old[token] else { return nil }
      return NameChange(of: .token(token), spelled: name, in: catalog, at: index, new: output.spelled)
    }
  }

  /// The members of a catalog with another name: the enums of its tokens, its codes, and what each catalog has.
  private static func members(of catalog: CatalogStep, at index: Int) -> [NameChange] {
    guard let new = catalog.new, !new.name.utf8.elementsEqual(catalog.old.name.utf8) else { return [] }
    return (SwiftEmitter.membersOfCatalogs + Compiler.swiftNames(of: catalog.old.catalog)).map { member in
      NameChange(
        catalog: index,
        subject: .catalog,
        old: "\(catalog.old.name).\(member)",
        new: "\(new.name).\(member)",
        grade: .safe,
        isReused: false
      )
    }
  }
}

/// A member with the names before it, in a source.
private struct MemberName {
  let ranges: [SourceRange]
  let bytes: [UInt8]

  init(ranges: [SourceRange], in file: SourceFile) {
    self.ranges = ranges
    bytes = file.bytes
  }

  var range: SourceRange { Self.joined(ranges[0], ranges[ranges.count - 1]) }

  /// Writes the parts that are different. What is between them stays if there are as many.
  func edit(writing name: String) -> TextEdit {
    let parts = name.split(separator: ".").map(String.init)
    let equalCount = zip(ranges, parts).prefix { bytes[$0.bytes].elementsEqual($1.utf8) }.count
    let first = min(equalCount, ranges.count - 1, parts.count - 1)
    let (old, new) = (ranges[first...], parts[first...])
    let range = Self.joined(old[first], ranges[ranges.count - 1])
    guard old.count == new.count else { return TextEdit(replacing: range, with: new.joined(separator: ".")) }
    let last =
      zip(old, new).enumerated().filter { !bytes[$0.element.0.bytes].elementsEqual($0.element.1.utf8) }
      .map(\.offset).max() ?? 0
    var text = ""
    var end = old[first].bytes.lowerBound
    for (range, part) in zip(old, new).prefix(last + 1) {
      text += String(decoding: bytes[end..<range.bytes.lowerBound], as: UTF8.self) + part
      end = range.bytes.upperBound
    }
    return TextEdit(replacing: Self.joined(old[first], old[first + last]), with: text)
  }

  private static func joined(_ first: SourceRange, _ last: SourceRange) -> SourceRange {
    SourceRange(file: first.file, bytes: first.bytes.lowerBound..<last.bytes.upperBound)
  }
}
