import Foundation
import PackagePlugin

/// Compiles the specs of a target into Swift that belongs to it, as a part of each build.
@main
struct StyleSpecBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: target.name,
      specs: TargetSpec.specs(among: module.sourceFiles.map(\.url)),
      tool: context.tool(named: "stylespec-gen").url,
      folder: context.pluginWorkDirectoryURL
    )
  }

  private func commands(for target: String, specs: [TargetSpec], tool: URL, folder: URL) throws -> [Command] {
    guard !specs.isEmpty else { throw NoSpec(target: target) }
    return [GenerateCommand(tool: tool, folder: folder, specs: specs).command]
  }
}

/// An error, since warnings of a plugin are not shown unless it fails.
private struct NoSpec: Error, CustomStringConvertible {
  let target: String

  var description: String {
    "the target '\(target)' uses StyleSpecBuild and has no spec; add a file *.stylespec.yaml to it"
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StyleSpecBuild: XcodeBuildToolPlugin {
    /// Targets of an Xcode project have no folder of their own; their specs are members of them.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName,
        specs: TargetSpec.specs(among: target.inputFiles.map(\.url)),
        tool: context.tool(named: "stylespec-gen").url,
        folder: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
