internal import TokenComparison

/// Words for what a name needs, as a comparison of versions words the differences.
struct NeedWording {
  private let catalogs: CatalogSteps
  private var known: [Key: String] = [:]

  private struct Key: Hashable {
    let catalog: Int
    let old: CatalogStep.Subject
    let new: CatalogStep.Subject
  }

  init(_ catalogs: CatalogSteps) { self.catalogs = catalogs }

  /// A sentence without a full stop.
  mutating func message(about found: FoundName) -> String {
    let sentence = sentence(about: found)
    return found.isMeant ? sentence : sentence + "; it may mean something else here, and is left"
  }

  private mutating func sentence(about found: FoundName) -> String {
    let change = found.change
    let old = "`\(change.old)`"
    if case .catalog = change.subject { return "\(old) is now `\(change.new ?? "")`" }
    let successor = catalogs.all[change.catalog].successor(of: change.subject)
    guard let name = change.new, let new = successor.new else { return choice(old, successor, found) }
    let end = change.grade == .safe ? ", with the same values" : end(differences(change, new))
    switch successor.cause {
    case .advice where !change.isGone(in: catalogs): return "\(old) is deprecated, and `\(name)` replaces it\(end)"
    case .advice, .merged: return "\(old) is gone, and `\(name)` replaces it\(end)"
    case .name, .written, .renamed, .shifted, .gone, .deprecated: return "\(old) is now `\(name)`\(end)"
    }
  }

  private mutating func choice(
    _ old: String,
    _ successor: Successor<CatalogStep.Subject>,
    _ found: FoundName
  ) -> String {
    let nearest = successor.candidates.compactMap { candidate -> String? in
      guard let name = found.spelled(candidate) else { return nil }
      let differences = differences(found.change, candidate)
      return "`\(name)` (\(differences.isEmpty ? "the same values" : differences))"
    }
    let names = nearest.isEmpty ? "" : Self.list(nearest)
    switch successor.cause {
    case .written:
      return nearest.isEmpty
        ? "\(old) is gone, and nothing replaces it" : "\(old) is now \(Self.list(nearest, "or"))"
    case .deprecated:
      let advice = catalogs.all[found.change.catalog].advice(on: found.change.subject)
      return "\(old) is deprecated" + (advice.map { ": \($0)" } ?? ", and nothing replaces it")
    case .shifted, .renamed, .merged, .advice, .name:
      return nearest.isEmpty
        ? "\(old) is gone" : "\(old) is now \(names), which sources still have for something else"
    case .gone:
      return nearest.isEmpty
        ? "\(old) is gone" : "\(old) is gone; the nearest \(nearest.count == 1 ? "is" : "are") \(names)"
    }
  }

  private func end(_ differences: String) -> String {
    differences.isEmpty ? ", with other values" : ": \(differences)"
  }

  private mutating func differences(_ change: NameChange, _ new: CatalogStep.Subject) -> String {
    let key = Key(catalog: change.catalog, old: change.subject, new: new)
    if let text = known[key] { return text }
    let text = catalogs.all[change.catalog].differences(of: change.subject, from: new).map(\.plain)
      .joined(separator: ", ")
    known[key] = text
    return text
  }

  private static func list(_ names: [String], _ word: String = "and") -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " \(word) \(names[names.count - 1])"
  }
}

extension NameChange {
  /// Whether the new version does not have the name, not even as a deprecated one.
  func isGone(in catalogs: CatalogSteps) -> Bool { !catalogs.all[catalog].hasName(of: subject) }
}
