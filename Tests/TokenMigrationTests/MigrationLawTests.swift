import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics
import TokenEmit
import TokenModel

@testable import TokenMigration

/// What holds for any versions and sources.
struct MigrationLawTests {
  /// Each round compiles up to three specs.
  private static let rounds = isLongRun ? 2_000 : 80

  /// A version of a random spec, with the values of its codes as another program reads them.
  private struct Version {
    let text: String
    let inputs: [MigratedInput]
    /// By name, without names.
    let values: [UTF8Name: JSONValue]
    let names: [String]

    /// Nil for a spec with mistakes: two codes would get one name.
    init?(_ text: String) throws {
      let result = compileInMemory(text, to: [OutputRequest(JSONEmitter.self)], wantsOutlines: true)
      if result.diagnostics.hasErrors { return nil }
      self.text = text
      inputs = result.contents.map { MigratedInput($0) }
      let catalog = try #require(result.specs.first?.catalog)
      names = catalog.codes.map { catalog.name(of: $0) }
      let output = try #require(result.outputs.first)
      let codes = try JSONValue(parsing: String(decoding: output.bytes, as: UTF8.self))["codes"]
      // Foundation takes names that are equal as text for one.
      guard case .object(let members) = codes, members.count == names.count else { return nil }
      values = Dictionary(members.map { (UTF8Name($0.key), Self.plain($0.value)) }) { first, _ in first }
    }

    private static func plain(_ code: JSONValue) -> JSONValue {
      guard case .object(var members) = code else { return code }
      for key in ["baselineOffset", "deprecated", "description", "mode", "names", "token"] { members[key] = nil }
      if case .object(var color)? = members["color"] {
        color["name"] = nil
        members["color"] = .object(color)
      }
      return .object(members)
    }
  }

  /// A source that looks up each code of a version, in a line of its own.
  private static func lookUps(of version: Version) -> (text: String, names: [String]) {
    let names = version.names.filter { !$0.contains("\"") && !$0.contains("\\") }
    return (names.map { "_ = code(named: \"\($0)\")\n" }.joined(), names)
  }

  private static func lookedUp(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.dropFirst("_ = code(named: \"".count).dropLast("\")".count)) }
  }

  @Test func safeNamesMeanTheSameAndRemovedOnesAreManual() throws {
    var pairs = 0
    var grades: [MigrationGrade: Int] = [:]
    for round in 0..<Self.rounds {
      let seed = SeededGenerator.chosenSeed &+ UInt64(round)
      var versions = RandomVersions(seed: seed)
      guard let old = try Version(versions.spec) else { continue }
      versions.change()
      guard let new = try Version(versions.spec) else { continue }
      pairs += 1
      let (text, names) = Self.lookUps(of: old)
      let sources = MigratedSources([MigrationStep(from: old.inputs, to: new.inputs)], [("a.swift", text)])
      let results = Self.lookedUp(sources.text())
      let context: Comment = "seed \(seed)\n\(old.text)\n\(new.text)\n\(sources.needs.joined(separator: "\n"))"
      try #require(results.count == names.count, context)
      let needs = Dictionary(uniqueKeysWithValues: sources.lines.map { ($0.line, $0.need) })
      for (line, (name, result)) in zip(names, results).enumerated() {
        let need = needs[line + 1]
        if let need { grades[need.grade, default: 0] += 1 }
        if need?.grade == .safe {
          #expect(old.values[UTF8Name(name)] == new.values[UTF8Name(result)], context)
        }
        let isThere = new.values[UTF8Name(result)] != nil
        #expect(isThere || need?.grade == .manual, "\(name) → \(result), \(context)")
        #expect(need?.isChanged == true || name.utf8.elementsEqual(result.utf8), context)
      }
    }
    #expect(pairs > Self.rounds / 2, "\(pairs)")
    #expect(MigrationGrade.allCases.allSatisfy { grades[$0, default: 0] > 0 }, "\(grades)")
  }

  @Test func aReplayIsAsManyRunsAndASecondRunChangesNothing() throws {
    var replays = 0
    for round in 0..<Self.rounds {
      let seed = SeededGenerator.chosenSeed &+ UInt64(round) &+ 1_000_000
      var random = RandomVersions(seed: seed)
      var versions: [Version] = []
      for _ in 0..<3 {
        if let version = try Version(random.spec) { versions.append(version) }
        random.change()
      }
      guard versions.count == 3 else { continue }
      replays += 1
      let texts = versions.map(\.text)
      let source = Self.lookUps(of: versions[0]).text
      let steps = zip(versions, versions.dropFirst()).map { MigrationStep(from: $0.inputs, to: $1.inputs) }
      for limit in [MigrationGrade.safe, .appearance] {
        let all = MigratedSources(steps, [("a.swift", source)], writing: limit)
        let first = MigratedSources([steps[0]], [("a.swift", source)], writing: limit)
        let second = MigratedSources([steps[1]], [("a.swift", first.text())], writing: limit)
        let context: Comment = "seed \(seed)\n\(texts.joined(separator: "\n"))"
        #expect(all.text() == second.text(), context)
        let applied = MigrationStep(from: versions[0].inputs, to: versions[1].inputs, applied: limit)
        let again = MigratedSources([applied], [("a.swift", first.text())], writing: limit)
        #expect(again.text() == first.text(), context)
        #expect(again.migration.needs.allSatisfy { !$0.isChanged }, context)
      }
    }
    #expect(replays > Self.rounds / 3, "\(replays)")
  }

  /// Shifts and swaps are written, since values cannot tell a swap.
  @Test func shiftsAndSwapsChangeAllAtOnce() throws {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    for _ in 0..<Self.rounds {
      let names = (1...Int.random(in: 2...6, using: &random)).map { "gray\($0)" }
      let colors = Dictionary(
        uniqueKeysWithValues: names.map { ($0, String(UInt32.random(in: 0...0xFFFFFF, using: &random), radix: 16)) }
      )
      var targets = names.shuffled(using: &random)
      if Bool.random(using: &random) { targets[0] = "other" }
      let map = Dictionary(uniqueKeysWithValues: zip(names, targets))
      func file(_ color: (String) -> String) -> String {
        let entries = names.map { name in
          "\(color(name)): '#\(String(repeating: "0", count: 6 - (colors[name] ?? "").count))\(colors[name] ?? "")'"
        }
        return """
          stylespec: 1
          name: Brand
          color: { \(entries.joined(separator: ", ")) }
          weight: { regular: 400 }
          typography: { 14: { lineHeight: 20 } }
          """
      }
      let (old, new) = (file { $0 }, file { map[$0] ?? $0 })
      let written = names.map { (old: "color.\($0)", successors: ["color.\(map[$0] ?? $0)"]) }.filter {
        $0.successors != [$0.old]
      }
      let text = names.map { "a { color: var(--color-\($0)) }\n" }.joined()
      let expected = names.map { "a { color: var(--color-\(map[$0] ?? $0)) }\n" }.joined()
      let sources = try MigratedSources([old, new], [("a.css", text)], writing: .safe, written: written)
      #expect(sources.text() == expected, "\(old)\n\(new)\n\(sources.needs)")
      let again = try MigratedSources(
        [old, new],
        [("a.css", expected)],
        writing: .safe,
        written: written,
        applied: .safe
      )
      #expect(again.text() == expected)
    }
  }

  /// Tokens of resolver documents in two contexts, whose values the test knows.
  @Test func safeTokensHaveTheSameValuesInAllContexts() throws {
    var random = RandomTokenFiles(generator: SeededGenerator(seed: SeededGenerator.chosenSeed))
    var grades: [MigrationGrade: Int] = [:]
    for _ in 0..<Self.rounds {
      let (old, new) = random.pair()
      let name = { (path: String) in "--" + path.replacing(".", with: "-") }
      let paths = old.tokens.map(\.path)
      let text = paths.map { "a { width: var(\(name($0))) }\n" }.joined()
      let sources = try MigratedSources([old.document, new.document], [("a.css", text)])
      let context: Comment = "\(old.document)\n\(new.document)\n\(sources.needs.joined(separator: "\n"))"
      let values = Dictionary(uniqueKeysWithValues: new.values.map { (name($0.key), $0.value) })
      let needs = Dictionary(uniqueKeysWithValues: sources.lines.map { ($0.line, $0.need) })
      let results = sources.text().split(separator: "\n").map {
        String($0.dropFirst("a { width: var(".count).dropLast(") }".count))
      }
      for (line, (path, result)) in zip(paths, results).enumerated() {
        let need = needs[line + 1]
        if let need { grades[need.grade, default: 0] += 1 }
        if need?.grade == .safe { #expect(old.values[path] == values[result], context) }
        #expect(values[result] != nil || need?.grade == .manual, context)
      }
    }
    #expect(grades[.safe, default: 0] > 0 && grades[.manual, default: 0] > 0, "\(grades)")
  }
}

extension MigratedSources {
  /// What is needed in each line of the first source.
  fileprivate var lines: [(line: Int, need: MigrationNeed)] {
    let locator = SourceLocator(migration.sources)
    return migration.needs.map { (locator.location(of: $0.original).line, $0) }
  }
}
