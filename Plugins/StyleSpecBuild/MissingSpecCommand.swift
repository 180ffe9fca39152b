import Foundation
import PackagePlugin

/// Fails the build of a target without a spec, with a message.
///
/// An error of the plugin itself would stop the planning of every build of the package, including the tool with which
/// `swift package stylespec-init` writes a spec.
struct MissingSpecCommand {
  let tool: URL
  let folder: URL
  let message: String

  var command: Command {
    .buildCommand(
      displayName: "Looking for a spec",
      executable: tool,
      arguments: ["--fail", message],
      // Never written; the target's sources depend on it.
      outputFiles: [folder.appendingPathComponent("missing.stylespec.swift")]
    )
  }
}
