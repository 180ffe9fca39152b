import PackagePlugin

/// `swift package stylespec-show`: shows what a style code or a token means, as `stylespec show` does.
@main
struct StyleSpecShow: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try StyleSpecTool(context, arguments)
    try tool.run("show", tool.arguments + tool.specs())
  }
}
