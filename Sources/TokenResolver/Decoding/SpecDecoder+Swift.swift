internal import TokenModel

extension SpecDecoder {
  /// `swift`: how the generated code looks.
  mutating func decodeSwift(_ root: Fields) -> SwiftOptions {
    let standard = SwiftOptions()
    guard let node = root["swift"]?.value,
      let fields = fields(of: node, as: .swift)
    else { return standard }
    return SwiftOptions(
      names: choice("names", of: fields) ?? standard.names,
      prefix: swiftPrefix(fields),
      access: choice("access", of: fields) ?? standard.access,
      scope: choice("scope", of: fields) ?? standard.scope
    )
  }

  private mutating func swiftPrefix(_ fields: Fields) -> String? {
    guard let node = fields["prefix"]?.value, let prefix = scalarText(node, for: "`prefix`") else { return nil }
    if let problem = SwiftName.problem(withPrefix: prefix.value) {
      report(.invalidName(prefix.value, of: "prefix", because: problem, at: prefix.origin.range))
    }
    return prefix.value
  }
}
