internal import TokenEmit
internal import TokenWorkspace
internal import TokenSystem

/// A file that a compile would change, make or remove.
struct Drift: CustomStringConvertible {
  private enum Kind {
    case missing
    case text(LineDifference)
    case binary
    /// It is no longer made.
    case leftover(isChanged: Bool)
  }

  private let path: String
  private let kind: Kind

  private init(_ leftover: OutputPlan.Leftover, in folder: OutputFolder) {
    path = folder.path(of: leftover.path)
    kind = .leftover(isChanged: leftover.isChanged)
  }

  private init(_ path: String, from old: [UInt8]?, to new: [UInt8]) {
    self.path = path
    guard let old else {
      kind = .missing
      return
    }
    // A file with a zero byte has no readable lines.
    kind = old.contains(0) || new.contains(0) ? .binary : .text(LineDifference(from: old, to: new))
  }

  /// The changes that a compile would make. Writes nothing. A folder without a manifest is one of an older version, and
  /// is fine.
  static func find(_ run: OutputRun, in folder: OutputFolder) throws(FileError) -> [Drift] {
    let plan = try folder.plan(run)
    var drift: [Drift] = []
    for output in plan.changed {
      drift.append(Drift(folder.path(of: output), from: try folder.content(of: output), to: output.bytes))
    }
    drift += plan.leftovers.map { Drift($0, in: folder) }
    // These findings explain the rest.
    if drift.isEmpty, !plan.manifest.old.isEmpty, plan.manifest.old != plan.manifest.new {
      let (old, new) = (Array(plan.manifest.old.utf8), Array(plan.manifest.new.utf8))
      drift.append(Drift(folder.manifestPath, from: old, to: new))
    }
    return drift
  }

  var description: String {
    let problem = "differs from what the spec compiles to; run 'stylespec compile' [drift]"
    return switch kind {
    case .missing: "\(path): error: is missing; run 'stylespec compile' [drift]\n"
    case .text(let difference): "\(path):\(difference.line):1: error: \(problem)\n\(difference)"
    case .binary: "\(path): error: \(problem)\n"
    case .leftover(isChanged: true): "\(path): error: \(CompileSummary.leftProblem) [drift]\n"
    case .leftover(isChanged: false):
      "\(path): error: is no longer compiled from any spec; run 'stylespec compile', which removes it [drift]\n"
    }
  }
}
