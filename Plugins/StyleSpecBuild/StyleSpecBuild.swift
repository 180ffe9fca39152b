import Foundation
import PackagePlugin

/// Compiles the specs of a target into Swift that belongs to it, as a part of each build.
@main
struct StyleSpecBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: target.name,
      specs: module.sourceFiles.map(\.url).filter(SpecSearch.isSpec)
        + SpecSearch.listed(in: target.directoryURL, of: context.package.directoryURL),
      tool: context.tool(named: "stylespec-gen").url,
      folder: context.pluginWorkDirectoryURL
    )
  }

  private func commands(for target: String, specs: [URL], tool: URL, folder: URL) throws -> [Command] {
    var seen: Set<URL> = []
    let specs = specs.filter { seen.insert($0).inserted }.sorted { $0.path < $1.path }
    if specs.isEmpty {
      Diagnostics.warning(
        "the target '\(target)' uses StyleSpecBuild and has no spec; name one *.stylespec.yaml, or list it in "
          + SpecSearch.listName
      )
      return []
    }
    return [GenerateCommand(tool: tool, folder: folder, specs: specs).command]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StyleSpecBuild: XcodeBuildToolPlugin {
    /// Targets of an Xcode project have no folder of their own; their specs are members of them.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName,
        specs: target.inputFiles.map(\.url).filter(SpecSearch.isSpec),
        tool: context.tool(named: "stylespec-gen").url,
        folder: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
