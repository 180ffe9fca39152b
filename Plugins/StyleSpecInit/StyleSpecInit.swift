import PackagePlugin

/// `swift package stylespec-init`: writes a starter spec, into a target's folder if one is named.
@main
struct StyleSpecInit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try StyleSpecTool(context, arguments)
    if tool.targets.isEmpty { try tool.run("init", tool.arguments) }
    for target in tool.targets {
      let spec = target.directoryURL.appendingPathComponent(target.name + ".stylespec.yaml")
      try tool.run("init", [tool.relativePath(spec)] + tool.arguments)
    }
  }
}
