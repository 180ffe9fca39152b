internal import TokenDiagnostics
internal import TokenEmit
internal import TokenYAML

extension ConfigurationDecoder {
  /// One output, or a list of them.
  func outputs(_ node: NodeID) -> [ProjectConfiguration.Output] {
    guard tree.kind(of: node) == .sequence else { return output(node, for: "`outputs`").map { [$0] } ?? [] }
    return tree.elements(of: node).compactMap { output($0, for: "an element of `outputs`") }
  }

  private func output(_ node: NodeID, for what: String) -> ProjectConfiguration.Output? {
    guard expect(.mapping, node, for: what) else { return nil }
    var nodes: [String: NodeID] = [:]
    for (key, value) in entries(of: node, allowed: ["out", "emit", "options"], in: what) { nodes[key] = value }
    let emitters = nodes["emit"].map { self.emitters($0) } ?? [SwiftEmitter.self]
    let options = nodes["options"].flatMap { self.options($0, of: emitters) } ?? [:]
    guard let out = nodes["out"] else {
      report(.missingKey("out", in: what, example: "out: Generated/Swift", at: tree.range(of: node)))
      return nil
    }
    guard let folder = folder(out), let emitters else { return nil }
    return ProjectConfiguration.Output(folder: folder, formats: emitters.map { OutputRequest($0, options) })
  }

  /// A folder at or below that of the configuration. Nil for any other folder, which is reported: compiling the specs
  /// of a checkout must not write anywhere else.
  private func folder(_ node: NodeID) -> ProjectConfiguration.Path? {
    text(node, for: "`out`", problem(ofOutputFolder:)).map(path)
  }

  /// At least one. Nil when one of them is unknown, which is reported.
  private func emitters(_ node: NodeID) -> [any OutputEmitter.Type]? {
    let known = EmitterRegistry.emitters
    let nodes = tree.kind(of: node) == .sequence ? Array(tree.elements(of: node)) : [node]
    if nodes.isEmpty {
      report(
        Diagnostic(of: UnknownValue.self, message: "`emit` needs a format, such as `swift`", at: tree.range(of: node))
      )
      return nil
    }
    let chosen = nodes.map { node in
      choice(node, of: known.map { $0.id }, for: "`emit`").flatMap { id in known.first { $0.id == id } }
    }
    return chosen.contains { $0 == nil } ? nil : chosen.compactMap(\.self)
  }

  /// The options of one format. Those of several, or of an unknown one, cannot be told apart.
  private func options(
    _ node: NodeID,
    of emitters: [any OutputEmitter.Type]?
  ) -> [String: EmitterOption.Value]? {
    guard let emitters else { return nil }
    guard emitters.count == 1 else {
      let problem = "`options` are those of one format; give each format of `emit` its own output"
      report(Diagnostic(of: UnknownValue.self, message: problem, at: tree.range(of: node)))
      return nil
    }
    let known = emitters[0].options
    let record = "the options of `\(emitters[0].id)`"
    if known.isEmpty, !isNull(node) {
      let problem = "`\(emitters[0].id)` has no options; remove `options`"
      report(Diagnostic(of: UnknownValue.self, message: problem, at: tree.range(of: node)))
      return nil
    }
    var values: [String: EmitterOption.Value] = [:]
    for (key, value) in entries(of: node, allowed: known.map(\.name), in: record) {
      guard let option = known.first(where: { $0.name == key }) else { continue }
      values[key] = self.value(value, of: option)
    }
    return values
  }

  /// Nil for an invalid value, which is reported.
  private func value(_ node: NodeID, of option: EmitterOption) -> EmitterOption.Value? {
    let name = "`\(option.name)`"
    return switch option.kind {
    case .text: text(node, for: name, option.problem).map { .text($0.text) }
    case .choice(_, let words): choice(node, of: words, for: name, flag: option.flag).map(EmitterOption.Value.text)
    case .flag: flag(node, for: name).map(EmitterOption.Value.flag)
    }
  }
}
