internal import TokenEmit
internal import TokenFiles

/// An output that is not what its spec compiles to.
struct Drift: CustomStringConvertible {
  let path: String
  let state: OutputFolder.State

  /// The outputs that a compile would write. Writes nothing.
  static func find(_ outputs: [OutputFile], in folder: OutputFolder) throws(FileError) -> [Drift] {
    var drift: [Drift] = []
    for output in outputs {
      let state = try folder.state(of: output)
      if state != .same { drift.append(Drift(path: folder.path(of: output), state: state)) }
    }
    return drift
  }

  var description: String {
    let problem = state == .missing ? "is missing" : "differs from what the spec compiles to"
    return "\(path): error: \(problem); run 'stylespec compile' [drift]"
  }
}
