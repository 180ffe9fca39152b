internal import TokenWorkspace

/// What is written in a file, as its keys tell files apart.
enum FileForm {
  case spec, tokens, resolver, configuration

  init(ofPath path: String, _ dialect: FileIndex.Dialect) {
    let isConfiguration = path.hasSuffix("/" + LintLoader.configurationName)
    self =
      switch dialect {
      case _ where isConfiguration: .configuration
      case .spec: .spec
      case .tokens: .tokens
      case .resolver: .resolver
      }
  }
}
