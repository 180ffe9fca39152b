internal import TokenEmit
internal import TokenFiles

/// An output that is not what its spec compiles to.
struct Drift: CustomStringConvertible {
  let path: String
  /// Nil when the file is missing.
  let difference: LineDifference?

  /// The outputs that a compile would write. Writes nothing.
  static func find(_ outputs: [OutputFile], in folder: OutputFolder) throws(FileError) -> [Drift] {
    var drift: [Drift] = []
    for output in outputs where try folder.state(of: output) != .same {
      let old = try folder.content(of: output)
      let difference = old.map { LineDifference(from: $0, to: output.bytes) }
      drift.append(Drift(path: folder.path(of: output), difference: difference))
    }
    return drift
  }

  var description: String {
    guard let difference else { return "\(path): error: is missing; run 'stylespec compile' [drift]\n" }
    let problem = "differs from what the spec compiles to; run 'stylespec compile' [drift]"
    return "\(path):\(difference.line):1: error: \(problem)\n\(difference)"
  }
}
