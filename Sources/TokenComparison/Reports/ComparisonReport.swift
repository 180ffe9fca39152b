/// A comparison as reports print it.
package struct ComparisonReport: Sendable {
  /// The name of the old version, such as `HEAD~1:tokens`.
  package let old: String
  /// The name of the new version.
  package let new: String
  /// In the order they are listed.
  package let findings: [Finding]

  /// A comparison of two versions, as the user named them.
  package init(old: String, new: String, findings: [Finding]) {
    self.old = old
    self.new = new
    self.findings = findings
  }

  /// The number of findings of a class.
  package func count(of changeClass: ChangeClass) -> Int { findings.count { $0.changeClass == changeClass } }

  /// `2 breaking, 1 visible, 0 invisible`
  var summary: String { ChangeClass.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ") }

  static let nothing = "no difference in meaning"

  /// The findings of each class, without empty classes.
  var classes: [(changeClass: ChangeClass, findings: [Finding])] {
    ChangeClass.allCases.map { changeClass in (changeClass, findings.filter { $0.changeClass == changeClass }) }
      .filter { !$0.1.isEmpty }
  }

  /// Whether findings name their catalog.
  var namesCatalogs: Bool { Set(findings.map(\.catalog)).count > 1 }

  /// The message of a finding, with its catalog if there are several.
  func head(of finding: Finding) -> Wording {
    guard namesCatalogs, finding.subject.kind != .catalog else { return finding.message }
    return "\(name: finding.catalog): \(finding.message)"
  }
}

extension Finding {
  /// The codes as reports list them: by name, with both names or Swift names if those changed. Empty if the rest of the
  /// finding names the only one.
  func codeWords(limit: Int) -> [Wording] {
    let words = codes.prefix(limit).map { self.words(of: $0) }
    guard codes.count == 1 else { return words }
    let named = message.parts + effects.flatMap(\.parts)
    return words.filter { !$0.names.allSatisfy { named.contains(.name($0)) } }
  }

  /// The names that outputs have for the first token, for a finding that breaks by them: with the names of the outputs.
  var outputWords: [Wording] {
    guard codes.isEmpty, changeClass == .breaking, change != .tokenNamesChanged, let token = tokens.first else {
      return []
    }
    return token.names.map { "\(Wording(words: $0.output)) " + Self.change($0.old, $0.new) }
  }

  private func words(of code: CodeChange) -> Wording {
    guard let old = code.old, let new = code.new else { return Self.change(code.old?.code, code.new?.code) }
    switch change {
    case .swiftNamesChanged, .swiftNameShifted, .scopeChanged: return Self.change(old.swift, new.swift)
    case .swiftNameReused: return "\(name: new.swift): " + Self.change(old.code, new.code)
    case .codeRenamed: return Self.change(old.code, new.code)
    default: return "\(name: new.code)"
    }
  }

  private static func change(_ old: String?, _ new: String?) -> Wording {
    let names = old == new ? [new].compactMap(\.self) : [old, new].compactMap(\.self)
    return names.map { "\(name: $0)" as Wording }.joined(" → ")
  }
}

extension Wording {
  fileprivate var names: [String] { parts.compactMap { if case .name(let name) = $0 { name } else { nil } } }
}
