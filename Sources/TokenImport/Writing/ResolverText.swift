internal import TokenEmit
internal import TokenModel

/// A resolver document: which sets count, and in which contexts.
enum ResolverText {
  static func bytes(of system: ImportedSystem, _ names: ImportedFileNames) -> [UInt8] {
    let sets = system.sets.indices.filter { names.files[$0] != nil && !isOfContextsAlone($0, system) }
    let base = system.base.filter { names.files[$0] != nil }
    var members: [WrittenJSON.Member] = [.init(key: "version", value: .string("2025.10"))]
    if !sets.isEmpty {
      let written = sets.map { index in
        WrittenJSON.Member(key: names.sets[index], value: object(("sources", .array([file(index, names)]))))
      }
      members.append(.init(key: "sets", value: .object(written)))
    }
    if !system.modifiers.isEmpty {
      let written = system.modifiers.map { WrittenJSON.Member(key: $0.name, value: modifier($0, names)) }
      members.append(.init(key: "modifiers", value: .object(written)))
    }
    let order =
      base.map { reference("#/sets/\(JSONPointerKey.escaped(names.sets[$0]))") }
      + system.modifiers.map { reference("#/modifiers/\(JSONPointerKey.escaped($0.name))") }
    members.append(.init(key: "resolutionOrder", value: .array(order)))
    return JSONText(.object(members)).bytes
  }

  private static func isOfContextsAlone(_ set: Int, _ system: ImportedSystem) -> Bool {
    !system.base.contains(set) && system.modifiers.contains { $0.contexts.contains { $0.sets.contains(set) } }
  }

  private static func modifier(_ modifier: ImportedSystem.Modifier, _ names: ImportedFileNames) -> WrittenJSON {
    let contexts = modifier.contexts.map { context in
      let files = context.sets.filter { names.files[$0] != nil }.map { file($0, names) }
      return WrittenJSON.Member(key: context.name, value: .array(files))
    }
    return .object([
      .init(key: "contexts", value: .object(contexts)),
      .init(key: "default", value: .string(modifier.contexts[modifier.standard].name)),
    ])
  }

  private static func file(_ set: Int, _ names: ImportedFileNames) -> WrittenJSON {
    reference(names.files[set] ?? "")
  }

  private static func reference(_ text: String) -> WrittenJSON { object(("$ref", .string(text))) }
}
