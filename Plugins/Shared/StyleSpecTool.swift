import Foundation
import PackagePlugin

/// The tool `stylespec`, run in the package's folder for a command plugin.
struct StyleSpecTool {
  private let context: PluginContext
  /// The arguments of the command, without `--target`.
  let arguments: [String]
  /// The targets of the options `--target`.
  let targets: [any SourceModuleTarget]

  init(_ context: PluginContext, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    self.context = context
    self.arguments = extractor.remainingArguments
    targets = try context.package.targets(named: names).compactMap(\.sourceModule)
  }

  /// Runs a command of the tool to its end. The tool's output is shown unchanged; if it fails, so does the plugin.
  func run(_ command: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "StyleSpecCommand").url
    process.arguments = [command] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("stylespec \(command) ended with status \(process.terminationStatus)")
      return
    }
  }

  /// The specs of the named targets, as paths relative to the package's folder. Without a target, the tool finds the specs
  /// of the package by itself.
  func specs() -> [String] {
    let specs = TargetSpec.specs(among: targets.flatMap { $0.sourceFiles.map(\.url) })
    return Set(specs.map { relativePath($0.spec) }).sorted()
  }

  /// A file's path relative to the package's folder.
  func relativePath(_ url: URL) -> String {
    let folder = context.package.directoryURL.path + "/"
    return url.path.hasPrefix(folder) ? String(url.path.dropFirst(folder.count)) : url.path
  }
}
