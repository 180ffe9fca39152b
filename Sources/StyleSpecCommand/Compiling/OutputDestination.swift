internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenWorkspace
internal import TokenSystem

/// Formats, and the folder that they go to.
struct OutputDestination {
  let folder: OutputFolder
  private(set) var formats: [OutputRequest]

  /// Destinations with different folders: a run removes what it no longer makes in a folder, so one run makes all of
  /// it.
  static func merged(_ destinations: [OutputDestination]) -> [OutputDestination] {
    destinations.reduce(into: []) { merged, destination in
      if let index = merged.firstIndex(where: { $0.folder.path == destination.folder.path }) {
        merged[index].formats += destination.formats.filter { !merged[index].formats.contains($0) }
      } else {
        merged.append(destination)
      }
    }
  }

  /// The part of a compile to the formats of all destinations that is for this one.
  func run(_ result: Compiler.Result) -> OutputRun { OutputRun(result, to: formats) }

  /// Writes and removes what has to be; `force` replaces files that this tool has not made.
  func update(with result: Compiler.Result, force: Bool) throws(FileError) -> OutputUpdate {
    let run = run(result)
    return OutputUpdate(folder: folder, outputs: run.outputs.map(\.file), plan: try folder.update(run, force: force))
  }
}

/// The changes in the folder of a destination.
struct OutputUpdate {
  let folder: OutputFolder
  /// In the order of the specs.
  let outputs: [OutputFile]
  let plan: OutputPlan

  /// The paths of some of the files that are no longer made.
  func paths(_ isWanted: (OutputPlan.Leftover) -> Bool) -> [String] {
    plan.leftovers.filter(isWanted).map { folder.path(of: $0.path) }
  }
}

extension [OutputDestination] {
  /// Throws when the next run would read outputs as inputs.
  ///
  /// - Parameters:
  ///   - result: What the run read.
  ///   - chosen: The files and folders that the user chose.
  func check(_ result: Compiler.Result, of chosen: [String]) throws(FileError) {
    let inputs = InputFolders(chosen: chosen, files: result.files.map(\.path))
    for destination in self { try inputs.check(destination.folder, for: destination.formats) }
  }

  /// The formats of all, each once: what is wrong with one of them is found in one compile. Without destinations,
  /// Swift, which a build writes.
  var formats: [OutputRequest] {
    isEmpty ? [.swift] : flatMap(\.formats).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
