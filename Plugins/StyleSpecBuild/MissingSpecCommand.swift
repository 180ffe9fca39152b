import Foundation
import PackagePlugin

/// What fails the build of a target that has no spec, and says so.
///
/// An error of the plugin itself would stop the planning of every build of the package, also of the tool that
/// `swift package stylespec-init` runs to write a spec.
struct MissingSpecCommand {
  let tool: URL
  let folder: URL
  let message: String

  var command: Command {
    .buildCommand(
      displayName: "Looking for a spec",
      executable: tool,
      arguments: ["--fail", message],
      // Never written; the target's sources wait for it.
      outputFiles: [folder.appendingPathComponent("missing.stylespec.swift")]
    )
  }
}
