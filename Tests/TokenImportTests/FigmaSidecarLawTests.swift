import TestSupport
import Testing
import TokenComparison
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver
import TokenYAML

@testable import TokenImport

/// A spec goes to Figma with its sidecar, and comes back with the values that were changed there, and with no others.
/// `STYLESPEC_SEED` chooses the random specs and changes.
struct FigmaSidecarLawTests {
  private static let rounds = isLongRun ? 500 : 25

  @Test(arguments: [
    "tokens/yanxuan.yaml", "Examples/Brand/Brand.stylespec.yaml",
    "Examples/Shop/Sources/Storefront/tokens/Shop.stylespec.yaml", "Examples/Web/web.stylespec.yaml",
    "Tests/Data/Outputs/every-type.resolver.json",
  ])
  func specsComeBack(path: String) throws {
    let file = SourceFile(path: path, bytes: try Repository.readBytes(path))
    let trip = try #require(try FigmaTrip(file), "\(path)")
    try trip.expectEqual("\(path)")
    for seed in SeededGenerator.seeds(isLongRun ? 100 : 3) {
      try trip.expectChanges(seed: seed, "STYLESPEC_SEED=\(seed) \(path)")
    }
  }

  // MARK: Traps

  /// The files of the Yanxuan spec, with another text in one of them.
  private static func edited(
    _ path: String,
    _ edits: [(old: String, new: String)]
  ) throws -> (reading: ImportReading, rules: [String]) {
    let spec = "tokens/yanxuan.yaml"
    let trip = try #require(try FigmaTrip(SourceFile(path: spec, bytes: try Repository.readBytes(spec))))
    let reading = try #require(
      trip.reading { name, text in
        if name != path { return text }
        return edits.reduce(text) { text, edit in
          #expect(text.contains(edit.old))
          return text.replacing(edit.old, with: edit.new, maxReplacements: 1)
        }
      }
    )
    let file = try #require(reading.files.first)
    let again = Version.compile(SourceFile(path: file.path, bytes: file.bytes), to: [])
    return (reading, again.diagnostics.filter { $0.severity == .error }.map(\.rule.rawValue))
  }

  private static func reasons(_ reading: ImportReading) -> [String: [String]] {
    let notes = reading.system.notes.filter { $0.grade != .exact }
    return Dictionary(notes.map { ($0.name, $0.reasons) }) { first, _ in first }
  }

  @Test func aValueBesideAnAliasIsTold() throws {
    let edits = [(old: "\"$value\" : 400", new: "\"$value\" : 401")]
    let found = try Self.edited("styles/Default.tokens.json", edits)
    #expect(
      Self.reasons(found.reading) == [
        "styles/comment/fontWeight": ["the file has another value beside its alias of `weight/regular`, which counts"]
      ]
    )
  }

  /// The sidecar has the line height twice: as a length, and as a number of font sizes.
  @Test func aLineHeightChangesInBothOfItsPlaces() throws {
    let found = try Self.edited("styles/Default.tokens.json", [(old: "\"value\" : 14", new: "\"value\" : 16")])
    #expect(found.rules.isEmpty)
    #expect(Self.reasons(found.reading) == ["styles/comment/fontSize": ["it has Figma's value in `Default`"]])
    let text = String(decoding: try #require(found.reading.files.first).bytes, as: UTF8.self)
    #expect(text.contains("\"lineHeight\": 1.375"))
  }

  @Test func aValueThatTheSpecCannotHaveKeepsOutNoOther() throws {
    let edits = [
      (old: "\"$value\" : 400", new: "\"$value\" : 4000"), (old: "\"$value\" : 700", new: "\"$value\" : 800"),
    ]
    let found = try Self.edited("weight/Default.tokens.json", edits)
    #expect(found.rules.isEmpty)
    #expect(
      Self.reasons(found.reading) == [
        "weight/regular": ["the spec cannot have Figma's value in `Default`"],
        "weight/bold": ["it has Figma's value in `Default`"],
      ]
    )
  }

  // MARK: Random changes

  @Test func randomSpecsComeBack() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(Self.rounds) {
      var random = RandomSource(seed: seed, wantsMistakes: false)
      let (spec, parts) = random.make()
      guard let trip = try FigmaTrip(SourceFile(path: "spec.yaml", text: spec), including: ["parts.yaml": parts]) else {
        continue
      }
      try trip.expectEqual("STYLESPEC_SEED=\(seed)\n\(spec)")
      try trip.expectChanges(seed: seed, "STYLESPEC_SEED=\(seed)\n\(spec)")
      compared += 1
    }
    #expect(compared > Self.rounds / 4)
  }
}

/// The files that a spec becomes for Figma.
private struct FigmaTrip {
  /// A file of the folder.
  struct File {
    let path: String
    var bytes: [UInt8]
  }

  private let files: [File]
  private let sidecar: File
  private let original: Version

  /// Nil for a spec that Figma has nothing of.
  init?(_ spec: SourceFile, including parts: [String: String] = [:]) throws {
    let format = OutputRequest(FigmaEmitter.self, ["sidecar": .flag(true)])
    let result = Version.compile(spec, to: [format], including: parts)
    if result.diagnostics.hasErrors { return nil }
    files = result.outputs.map { output in
      File(path: output.path.text.split(separator: "/").dropFirst().joined(separator: "/"), bytes: output.bytes)
    }
    guard files.count > 1, let sidecar = files.first(where: { !$0.path.contains("/") }) else { return nil }
    self.sidecar = sidecar
    original = try #require(Version(sidecar))
  }

  /// Without changes, the spec is the same.
  func expectEqual(_ comment: Comment) throws {
    let reading = try #require(Self.read(files), comment)
    let notes = reading.system.notes.filter { $0.grade != .exact }
    #expect(notes.map { "\($0.name): \($0.reasons.joined(separator: "; "))" } == [], comment)
    let back = try #require(reading.files.first, comment)
    #expect(back.path == sidecar.path && back.bytes == sidecar.bytes, comment)
    let again = try #require(Version(File(path: back.path, bytes: back.bytes)), comment)
    #expect(original.findings(to: again).isEmpty, comment)
    #expect(again.tables == original.tables, comment)
  }

  /// What an import reads after changes of the files but the sidecar.
  func reading(_ edit: (_ path: String, _ text: String) -> String) -> ImportReading? {
    Self.read(
      files.map { file in
        if file.path == sidecar.path { return file }
        return File(path: file.path, bytes: Array(edit(file.path, String(decoding: file.bytes, as: UTF8.self)).utf8))
      }
    )
  }

  /// With changes of some values, the comparison finds those that the report tells.
  func expectChanges(seed: UInt64, _ comment: Comment) throws {
    var random = RandomFigmaChanges(generator: SeededGenerator(seed: seed))
    var changed = files
    for index in files.indices where files[index].path != sidecar.path {
      changed[index].bytes = try random.changed(files[index].bytes)
    }
    let reading = try #require(Self.read(changed), comment)
    let notes = reading.system.notes.filter { $0.grade != .exact }
    #expect(notes.allSatisfy { $0.subject == .token && !$0.reasons.isEmpty }, comment)
    let isFollower = { (note: ImportNote) in note.reasons.allSatisfy { $0.hasPrefix("it depends on values") } }
    #expect(Set(notes.map(\.name)).isSuperset(of: random.names), comment)
    #expect(Set(notes.filter { !isFollower($0) }.map(\.name)).isSubset(of: random.names), comment)
    let back = try #require(reading.files.first, comment)
    let new = try #require(Version(File(path: back.path, bytes: back.bytes)), comment)
    #expect(new.rules.isSubset(of: original.rules), comment)
    let told = Set(notes.filter { !isFollower($0) }.compactMap(\.result))
    let findings = original.findings(to: new)
    let followers = TokenReferences(in: try Self.json(back.bytes)).followers(of: told)
    // A finding about codes has no tokens if others tell them.
    for finding in findings where !finding.tokens.isEmpty {
      #expect(!followers.isDisjoint(with: finding.tokens.compactMap(\.new)), "\(finding.message.plain) \(comment)")
    }
    #expect(!told.isEmpty || findings.isEmpty, comment)
    #expect(told.subtracting(findings.flatMap { $0.tokens.compactMap(\.new) }).isEmpty, comment)
  }

  /// A whole file.
  static func json(_ bytes: [UInt8]) throws -> WrittenJSON {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "file.json", bytes: bytes)
    let document = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return tree.written(try #require(document?.root))
  }

  private static func read(_ files: [File]) -> ImportReading? {
    let inputs = files.map { ImportInput.File(SourceFile(path: $0.path, bytes: $0.bytes), path: $0.path) }
    var diagnostics: [Diagnostic] = []
    return Importer.read(ImportInput(inputs, isFolder: true), from: nil, diagnostics: &diagnostics)
  }
}

/// A compiled sidecar, to be compared.
private struct Version {
  /// The bytes of the tables.
  let tables: [[UInt8]]
  /// What a compile reports.
  let rules: Set<String>
  private let catalogs: [ComparedCatalog]

  /// Nil for a file with errors.
  init?(_ file: FigmaTrip.File) {
    let result = Self.compile(SourceFile(path: file.path, bytes: file.bytes), to: [.catalog])
    if result.diagnostics.hasErrors { return nil }
    tables = result.outputs.map(\.bytes)
    rules = Set(result.diagnostics.map(\.rule.rawValue))
    catalogs = result.contents.map { spec in
      ComparedCatalog(catalog: spec.catalog, swiftNames: Compiler.swiftNames(of: spec.catalog))
    }
  }

  func findings(to new: Version) -> [Finding] { CatalogComparison.compare(catalogs, new.catalogs) }

  static func compile(
    _ file: SourceFile,
    to formats: [OutputRequest],
    including parts: [String: String] = [:]
  ) -> Compiler.Result {
    Compiler.compile([CompilerInput(file, role: .spec)], to: formats) { path throws(IncludeError) in
      if let text = parts[path] { return SourceFile(path: path, text: text) }
      guard let bytes = try? Repository.readBytes(path) else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, bytes: bytes)
    }
  }
}

/// Which tokens of a resolver document or a token file refer to which others.
private struct TokenReferences {
  /// The paths that a token refers to in any source.
  private var targets: [String: Set<String>] = [:]

  init(in json: WrittenJSON) {
    let sets = json["sets"]?.members.flatMap { $0.value["sources"]?.elements ?? [] } ?? []
    let contexts = json["modifiers"]?.members.flatMap { $0.value["contexts"]?.members ?? [] } ?? []
    let sources = sets + contexts.flatMap(\.value.elements)
    for source in sources.isEmpty ? [json] : sources { add(source, at: []) }
  }

  private mutating func add(_ json: WrittenJSON, at path: [String]) {
    if json["$value"] != nil {
      targets[path.joined(separator: "."), default: []].formUnion(Self.references(in: json))
      return
    }
    for member in json.members where !member.key.hasPrefix("$") || member.key == "$root" {
      add(member.value, at: path + [member.key])
    }
  }

  private static func references(in json: WrittenJSON) -> Set<String> {
    switch json {
    case .string(let text): text.hasPrefix("{") ? [String(text.dropFirst().dropLast())] : []
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(references(in: $1.value)) }
    case .null, .boolean, .number: []
    }
  }

  /// Some tokens, and those that refer to them, also by others.
  func followers(of paths: Set<String>) -> Set<String> {
    var all = paths
    while true {
      let more = targets.filter { !all.contains($0.key) && !$0.value.isDisjoint(with: all) }
      if more.isEmpty { return all }
      all.formUnion(more.keys)
    }
  }
}

/// Changes some values of exported files, as people do it in Figma: an alias becomes a value.
private struct RandomFigmaChanges {
  var generator: SeededGenerator
  /// The variables that have another value now.
  private(set) var names: [String] = []

  init(generator: SeededGenerator) { self.generator = generator }

  /// A file with about one in twelve values changed.
  mutating func changed(_ bytes: [UInt8]) throws -> [UInt8] {
    JSONText(changed(try FigmaTrip.json(bytes), at: [])).bytes
  }

  private mutating func changed(_ json: WrittenJSON, at path: [String]) -> WrittenJSON {
    guard case .object(let members) = json else { return json }
    if let value = json["$value"] {
      guard Int.random(in: 0..<12, using: &generator) == 0 else { return json }
      names.append(path.joined(separator: "/"))
      return .object(
        members.map { member in
          switch member.key {
          case "$value": .init(key: member.key, value: other(value, json))
          case "$extensions": .init(key: member.key, value: Self.withoutAlias(member.value))
          default: member
          }
        }
      )
    }
    return .object(
      members.map { member in
        if member.key.hasPrefix("$") { return member }
        return .init(key: member.key, value: changed(member.value, at: path + [member.key]))
      }
    )
  }

  private static func withoutAlias(_ json: WrittenJSON) -> WrittenJSON {
    .object(json.members.filter { $0.key != "com.figma.aliasData" })
  }

  /// Another value of the same type.
  private mutating func other(_ value: WrittenJSON, _ token: WrittenJSON) -> WrittenJSON {
    switch value {
    case .string(let text): return .string(text + " Neue")
    case .number(let digits):
      if token["$extensions"]?["com.figma.type"] == .string("boolean") { return .number(digits == "0" ? "1" : "0") }
      return .number(next(digits))
    case .object(let members) where value["components"] == nil:
      return .object(
        members.map { $0.key == "value" ? .init(key: $0.key, value: .number(next($0.value.digits ?? "0"))) : $0 }
      )
    case .object:
      let channels = (0..<3).map { _ in
        WrittenJSON.number("\(Double(Float(Int.random(in: 0...255, using: &generator)) / 255))")
      }
      return .object([
        .init(key: "colorSpace", value: .string("srgb")), .init(key: "components", value: .array(channels)),
        .init(key: "alpha", value: .number("1")),
      ])
    case .null, .boolean, .array: return value
    }
  }

  /// A number that is one more, within those that a font weight can be.
  private func next(_ digits: String) -> String {
    let number = Double(digits) ?? 0
    return "\(Double(Float(number >= 999 ? number - 1 : number + 1)))"
  }
}
