import Foundation
import PackagePlugin

/// The one command that compiles all specs of a target.
///
/// One command for all specs, because only then are names that two specs declare reported at their places.
struct GenerateCommand {
  let tool: URL
  /// The folder for outputs, only for this target and plugin.
  let folder: URL
  let specs: [TargetSpec]

  /// Runs if a declared file changed. An output with the same content is not touched, so that it is not compiled again.
  var command: Command {
    let inputs = TargetSpec.inputs(of: specs).sorted { $0.path < $1.path }
    let outputs = outputs
    let jobs = zip(specs, outputs).flatMap { ["--spec", $0.spec.path, "--output", $1.path] }
    return .buildCommand(
      displayName: "Compiling \(specs.map(\.member.lastPathComponent).joined(separator: ", "))",
      executable: tool,
      arguments: jobs + inputs.flatMap { ["--input", $0.path] },
      inputFiles: inputs,
      outputFiles: outputs
    )
  }

  /// `brand.stylespec.yaml` becomes `brand.stylespec.swift`. A target cannot have two files of one name, so later ones
  /// get numbers.
  private var outputs: [URL] {
    var counts: [String: Int] = [:]
    return specs.map { spec in
      let count = counts[spec.stem.lowercased(), default: 0] + 1
      counts[spec.stem.lowercased()] = count
      return folder.appendingPathComponent("\(spec.stem)\(count == 1 ? "" : "-\(count)").stylespec.swift")
    }
  }
}
