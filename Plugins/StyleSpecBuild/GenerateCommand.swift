import Foundation
import PackagePlugin

/// The one command that compiles all specs of a target.
///
/// One for all, because only then names that two specs both give are reported where they are written.
struct GenerateCommand {
  let tool: URL
  /// The folder for outputs, which belongs to this target and plugin alone.
  let folder: URL
  let specs: [TargetSpec]

  /// Runs when any declared file changed. An output that would stay the same is not touched, so that nothing is compiled anew.
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

  /// `brand.stylespec.yaml` becomes `brand.stylespec.swift`. A target cannot have two files of one name, so that later ones get
  /// numbers.
  private var outputs: [URL] {
    var counts: [String: Int] = [:]
    return specs.map { spec in
      let count = counts[spec.stem.lowercased(), default: 0] + 1
      counts[spec.stem.lowercased()] = count
      return folder.appendingPathComponent("\(spec.stem)\(count == 1 ? "" : "-\(count)").stylespec.swift")
    }
  }
}
