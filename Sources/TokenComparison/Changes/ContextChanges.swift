internal import TokenModel

/// Changes of modifiers and of their contexts.
struct ContextChanges {
  private let pairs: ContextPairs
  private let old: Modifiers
  private let new: Modifiers

  init(_ pairs: ContextPairs, _ old: Modifiers, _ new: Modifiers) {
    (self.pairs, self.old, self.new) = (pairs, old, new)
  }

  func findings(in catalog: String) -> [Finding] {
    (removed + renamed + defaults + added).map { change, subject, message, effects in
      Finding(
        change: change,
        catalog: catalog,
        subject: subject,
        message: message,
        effects: effects,
        values: [],
        codes: []
      )
    }
  }

  private typealias Parts = (change: Change, subject: Subject, message: Wording, effects: [Wording])

  private static func subject(_ old: String?, _ new: String?) -> Subject {
    Subject(kind: .context, old: old, new: new)
  }

  private var removed: [Parts] {
    old.indices.flatMap { id -> [Parts] in
      let modifier = old[id]
      guard let pair = pairs.modifiers.first(where: { $0.old == id }) else {
        return [
          (
            .contextRemoved, Self.subject(modifier.name, nil), "modifier \(name: modifier.name) is gone",
            [list(modifier)]
          )
        ]
      }
      let kept = Set(pair.contexts.map(\.old))
      return modifier.contexts.indices.filter { !kept.contains($0) }.map { context in
        let (subject, words) = Self.context(modifier.contexts[context], of: new[pair.new])
        return (.contextRemoved, Self.subject(subject, nil), words + " is gone", [])
      }
    }
  }

  private var added: [Parts] {
    new.indices.flatMap { id -> [Parts] in
      let modifier = new[id]
      guard let pair = pairs.modifiers.first(where: { $0.new == id }) else {
        return [
          (.contextAdded, Self.subject(nil, modifier.name), "modifier \(name: modifier.name) is new", [list(modifier)])
        ]
      }
      let known = Set(pair.contexts.map(\.new))
      return modifier.contexts.indices.filter { !known.contains($0) }.map { context in
        let (subject, words) = Self.context(modifier.contexts[context], of: modifier)
        return (.contextAdded, Self.subject(nil, subject), words + " is new", [])
      }
    }
  }

  private static func context(_ name: String, of modifier: Modifier) -> (subject: String, words: Wording) {
    ("\(modifier.name)/\(name)", "context \(name: name) of \(name: modifier.name)")
  }

  private func list(_ modifier: Modifier) -> Wording { .list(modifier.contexts.map { "\(name: $0)" }) }

  private var renamed: [Parts] {
    pairs.modifiers.flatMap { pair -> [Parts] in
      let (before, after) = (old[pair.old], new[pair.new])
      let modifier: [Parts] =
        before.name == after.name
        ? []
        : [
          (
            .contextRenamed, Self.subject(before.name, after.name),
            "modifier \(name: before.name) is now \(name: after.name)", []
          )
        ]
      let contexts = pair.contexts.filter { before.contexts[$0.old] != after.contexts[$0.new] }
      return modifier
        + contexts.map { context in
          let (subject, words) = Self.context(before.contexts[context.old], of: after)
          let name = after.contexts[context.new]
          let newSubject = "\(after.name)/\(name)"
          return (.contextRenamed, Self.subject(subject, newSubject), words + " is now \(name: name)", [])
        }
    }
  }

  private var defaults: [Parts] {
    pairs.modifiers.compactMap { pair in
      let (before, after) = (old[pair.old], new[pair.new])
      let isSame = pair.contexts.contains { $0.old == before.standard && $0.new == after.standard }
      guard !isSame else { return nil }
      let names = (before.contexts[before.standard], after.contexts[after.standard])
      return (
        .contextDefaultChanged, Self.subject(after.name, after.name),
        "modifier \(name: after.name) has the default \(name: names.1)", ["was \(name: names.0)"]
      )
    }
  }
}
