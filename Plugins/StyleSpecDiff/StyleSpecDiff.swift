import PackagePlugin

/// `swift package stylespec-diff`: shows what a change of specs means, as `stylespec diff` does.
@main
struct StyleSpecDiff: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try StyleSpecTool(context, arguments)
    try tool.run("diff", tool.arguments)
  }
}
