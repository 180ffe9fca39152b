internal import TokenEmit
internal import TokenFiles

/// An output that is not what its spec compiles to.
struct Drift: CustomStringConvertible {
  private enum Kind {
    case missing
    case text(LineDifference)
    case binary
  }

  private let path: String
  private let kind: Kind

  private init(_ path: String, from old: [UInt8]?, to new: [UInt8]) {
    self.path = path
    guard let old else {
      kind = .missing
      return
    }
    // What holds a zero byte has no lines that somebody could read.
    kind = old.contains(0) || new.contains(0) ? .binary : .text(LineDifference(from: old, to: new))
  }

  /// The outputs that a compile would write. Writes nothing.
  static func find(_ outputs: [OutputFile], in folder: OutputFolder) throws(FileError) -> [Drift] {
    var drift: [Drift] = []
    for output in outputs where try folder.state(of: output) != .same {
      drift.append(Drift(folder.path(of: output), from: try folder.content(of: output), to: output.bytes))
    }
    return drift
  }

  var description: String {
    let problem = "differs from what the spec compiles to; run 'stylespec compile' [drift]"
    return switch kind {
    case .missing: "\(path): error: is missing; run 'stylespec compile' [drift]\n"
    case .text(let difference): "\(path):\(difference.line):1: error: \(problem)\n\(difference)"
    case .binary: "\(path): error: \(problem)\n"
    }
  }
}
