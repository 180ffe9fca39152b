import Foundation
import PackagePlugin

/// Compiles the specs of a target into Swift sources of that target, as a part of each build.
@main
struct StyleSpecBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: module.sourceFiles.map(\.url),
      tool: context.tool(named: "stylespec-gen").url,
      folder: context.pluginWorkDirectoryURL,
      withoutSpec: """
        the target '\(target.name)' uses StyleSpecBuild and has no spec; run `swift package stylespec-init --target \
        \(target.name)` to write one, or add a file *.stylespec.yaml to the target
        """
    )
  }

  private func commands(for files: [URL], tool: URL, folder: URL, withoutSpec message: String) -> [Command] {
    let specs = TargetSpec.specs(among: files)
    if specs.isEmpty { return [MissingSpecCommand(tool: tool, folder: folder, message: message).command] }
    return [GenerateCommand(tool: tool, folder: folder, specs: specs).command]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StyleSpecBuild: XcodeBuildToolPlugin {
    /// Targets of an Xcode project do not have their own folders; their specs are members of the targets, or lie in
    /// folders that are members.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.inputFiles.flatMap { TargetSpec.files(at: $0.url) },
        tool: context.tool(named: "stylespec-gen").url,
        folder: context.pluginWorkDirectoryURL,
        withoutSpec: """
          the target '\(target.displayName)' uses StyleSpecBuild and has no spec; add a file *.stylespec.yaml to the target
          """
      )
    }
  }
#endif
