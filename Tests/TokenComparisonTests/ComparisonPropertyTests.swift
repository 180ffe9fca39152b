import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenComparison

/// What has to hold for any two versions.
struct ComparisonPropertyTests {
  /// Two versions of a random spec, compared in both directions.
  private struct Run {
    let old: ComparedCatalog
    let new: ComparedCatalog
    let findings: [Finding]
    let backwards: [Finding]
    let context: Comment

    /// Nil when one of the two does not compile: two codes would get one name.
    init?(seed: UInt64) throws {
      var versions = RandomVersions(seed: seed)
      let first = versions.spec
      versions.change()
      let second = versions.spec
      guard let old = Self.catalog(first), let new = Self.catalog(second) else { return nil }
      self.old = old
      self.new = new
      findings = CatalogComparison.compare([old], [new])
      backwards = CatalogComparison.compare([new], [old])
      context =
        "seed \(seed)\n\(first)\n\(second)\n\(findings.map { "\($0.change.rawValue): \($0.summary)" }.joined(separator: "\n"))"
    }

    private static func catalog(_ spec: String) -> ComparedCatalog? {
      let result = compileInMemory(spec, to: [], wantsOutlines: true)
      return result.diagnostics.hasErrors ? nil : result.specs.first?.compared()
    }
  }

  /// Both names of a code, by their bytes.
  private struct Names: Hashable, CustomStringConvertible {
    let old: [UInt8]?
    let new: [UInt8]?

    init(_ code: CodeChange, backwards: Bool = false) {
      let names = (code.old.map { Array($0.code.utf8) }, code.new.map { Array($0.code.utf8) })
      (old, new) = backwards ? (names.1, names.0) : names
    }

    init(old: [UInt8], new: [UInt8]) {
      (self.old, self.new) = (old, new)
    }

    var description: String {
      [old, new].map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "none" }.joined(separator: " → ")
    }
  }

  private func names(_ findings: [Finding], backwards: Bool = false, where isWanted: (Finding) -> Bool) -> Set<Names> {
    Set(findings.filter(isWanted).flatMap { $0.codes.map { Names($0, backwards: backwards) } })
  }

  private func checkMirror(_ run: Run) {
    let pairs: [(Change, Change)] = [
      (.codeRemoved, .codeAdded), (.codeAdded, .codeRemoved), (.codeRenamed, .codeRenamed),
      (.catalogRenamed, .catalogRenamed), (.swiftNamesChanged, .swiftNamesChanged), (.scopeChanged, .scopeChanged),
      (.accessNarrowed, .accessWidened), (.accessWidened, .accessNarrowed), (.colorChanged, .colorChanged),
      (.metricsAdded, .metricsRemoved), (.colorLeftOpen, .colorSet), (.colorSet, .colorLeftOpen),
      (.tokenRenamed, .tokenRenamed), (.colorRenamed, .colorRenamed), (.deprecationAdded, .deprecationRemoved),
    ]
    for (change, other) in pairs {
      let forwards = names(run.findings) { $0.change == change }
      let others = forwards.symmetricDifference(names(run.backwards, backwards: true) { $0.change == other })
      #expect(others.isEmpty, "\(change) \(run.context)")
    }
    let visible = names(run.findings) { $0.changeClass == .visible }
    let others = visible.symmetricDifference(names(run.backwards, backwards: true) { $0.changeClass == .visible })
    #expect(others.isEmpty, run.context)
  }

  /// A code is in a visible finding exactly if it looks different.
  private func checkLooks(_ run: Run) {
    let (old, new) = (WrittenLook.all(of: run.old), WrittenLook.all(of: run.new))
    let visible = names(run.findings) { $0.changeClass == .visible }
    let renamed = names(run.findings) { $0.change == .codeRenamed }
    let told = names(run.findings) { $0.change == .baselineRounded || $0.change == .hostRewritten }
    let kept = old.keys.filter { new[$0] != nil }.map { (old: $0, new: $0) }
    for (before, after) in kept + renamed.compactMap({ name in name.old.flatMap { old in name.new.map { (old, $0) } } })
    {
      guard let one = old[before]?.look, let other = new[after]?.look else { continue }
      let isVisible = visible.contains(Names(old: before, new: after))
      #expect(isVisible == one.differs(from: other), "\(String(decoding: before, as: UTF8.self)) \(run.context)")
      #expect(one == other || isVisible || told.contains(Names(old: before, new: after)), run.context)
    }
  }

  /// A code that was removed, or has another Swift name, is reported as breaking; other changes are not.
  private func checkBreaking(_ run: Run) {
    let (old, new) = (WrittenLook.all(of: run.old), WrittenLook.all(of: run.new))
    let broken = Set(names(run.findings) { $0.changeClass == .breaking }.compactMap(\.old))
    let gone = old.filter { name, code in new[name]?.swift != code.swift }
    #expect(broken.isSuperset(of: gone.keys), run.context)
    let levels = [run.old, run.new].map { SwiftOptions.Access.allCases.firstIndex(of: $0.catalog.swift.access) ?? 0 }
    let isNarrower = levels[0] < levels[1]
    let isRenamed = run.old.catalog.name.value != run.new.catalog.name.value
    let isBreaking = run.findings.contains { $0.changeClass == .breaking }
    let colors = [run.old, run.new].map { Set($0.catalog.colors.map { Array($0.name.value.utf8) }) }
    let isColorGone = !colors[0].isSubset(of: colors[1])
    // Colors with like names have numbers in Swift.
    let isColorNamedOtherwise = run.old.swiftNamesOfColors.contains { name, swift in
      run.new.swiftNamesOfColors[name].map { $0 != swift } ?? false
    }
    #expect(
      isBreaking == (!gone.isEmpty || isColorGone || isColorNamedOtherwise || isNarrower || isRenamed),
      run.context
    )
  }

  private func checkForm(_ run: Run) throws {
    #expect(CatalogComparison.compare([run.old], [run.old]).isEmpty, run.context)
    #expect(run.findings.map(\.changeClass) == run.findings.map(\.changeClass).sorted(), run.context)
    #expect(CatalogComparison.compare([run.old], [run.new]) == run.findings, run.context)
    let report = ComparisonReport(old: "a", new: "b", findings: run.findings)
    #expect(ComparisonMarkdown.render(report).utf8.count <= ComparisonMarkdown.maximumBytes, run.context)
    let json = try JSONValue(parsing: try ComparisonJSON.render(report))
    #expect(json["findings"].items.count == run.findings.count, run.context)
    for finding in run.findings { #expect(Set(finding.codes).count == finding.codes.count, run.context) }
  }

  /// `STYLESPEC_COMPARISONS=5000` takes some minutes.
  private static let rounds = Int(ProcessInfo.processInfo.environment["STYLESPEC_COMPARISONS"] ?? "") ?? 300

  @Test func anyTwoVersionsAreComparedRight() throws {
    var changes: [Change: Int] = [:]
    var compared = 0
    for seed in SeededGenerator.seeds(Self.rounds) {
      guard let run = try Run(seed: seed) else { continue }
      compared += 1
      try checkForm(run)
      checkMirror(run)
      checkLooks(run)
      checkBreaking(run)
      for finding in run.findings { changes[finding.change, default: 0] += 1 }
    }
    // A test in which little happens says little.
    let usual: [Change] = [
      .codeRemoved, .codeRenamed, .codeAdded, .colorChanged, .metricsChanged, .tokenRenamed, .colorRemoved,
      .colorRenamed,
    ]
    let isOpened = changes[.colorLeftOpen] != nil || changes[.colorSet] != nil
    #expect(
      compared > 100 && isOpened && usual.allSatisfy { changes[$0] != nil },
      "\(compared), \(changes), seed \(SeededGenerator.chosenSeed)"
    )
  }
}

extension ComparedCatalog {
  fileprivate var swiftNamesOfColors: [TokenPath: String] {
    guard let swift = outputs?.first else { return [:] }
    let all = swift.tokens()
    let names = catalog.tokens.indices.map { token in
      (catalog.tokens.path(of: token), all[token].map { String($0.dropFirst(swift.scope.count)) } ?? "")
    }
    return Dictionary(names) { first, _ in first }
  }
}
