internal import TokenEmit
internal import TokenLint
internal import TokenProject
internal import TokenWorkspace

extension ProjectSettings {
  /// Nil when no configuration names any. Throws where two configurations name different ones.
  func outputs() throws -> [OutputDestination]? {
    // The location in a file does not make a difference.
    let named = try theOne("outputs", option: "--out") {
      $0.outputs?.map { Named(folder: $0.folder.path, formats: $0.formats) }
    }
    return named.map { named in
      OutputDestination.merged(
        named.map { OutputDestination(folder: OutputFolder($0.folder), formats: $0.formats) }
      )
    }
  }
}

/// What a configuration names, wherever it says so.
private struct Named: Equatable {
  let folder: String
  let formats: [OutputRequest]
}
