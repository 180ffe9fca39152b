internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Mistakes in names, groups and tokens, apart from their values.
extension GroupReader {
  /// Whether a key is a name; if not, that is reported.
  func isValid(_ key: NodeID) -> Bool {
    let name = tree.utf8(of: key)
    if name.isEmpty {
      report(DTCGInvalidName.self, "a name cannot be empty; `$root` names the token of the group itself", at: key)
      return false
    }
    guard name.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return true }
    let plain = tree.text(of: key).filter { $0 != "{" && $0 != "}" }
    let message = "\(shown(key)) cannot be a name: references have braces around them; write `\(plain)`"
    report(DTCGInvalidName.self, message, at: key)
    return false
  }

  /// Whether a name has dots, which is reported.
  func hasDots(_ key: NodeID) -> Bool {
    guard tree.utf8(of: key).contains(UInt8(ascii: ".")) else { return false }
    let plain = String(tree.text(of: key).map { $0 == "." ? "_" : $0 })
    let message = "\(shown(key)) has a dot, which separates the names of a reference; write `\(plain)`"
    report(DTCGDottedName.self, message, at: key)
    return true
  }

  /// Reports properties of a group that are wrong.
  func judge(_ properties: Properties, isTop: Bool) {
    for (key, value) in properties.unknown {
      if isTop, tree.text(of: key, is: "$schema") {
        _ = expect(.string, at: value, what: "`$schema` is the address of a schema, a string")
      } else if containsToken(value) {
        report(
          DTCGInvalidName.self,
          "\(shown(key)) cannot be a name: the format reserves names with `$`; "
            + "write `\(String(tree.text(of: key).drop { $0 == "$" }))`",
          at: key
        )
      } else {
        report(DTCGUnknownProperty.self, "\(shown(key)) is not a property of a group; it is ignored", at: key)
      }
    }
    judgeType(properties.type)
    judgeMetadata(properties)
  }

  private func judgeMetadata(_ properties: Properties) {
    if let description = properties.description {
      _ = expect(.string, at: description, what: "`$description` is a string")
    }
    if let extensions = properties.extensions {
      _ = expect(.object, at: extensions, what: "`$extensions` is an object")
    }
    if let deprecated = properties.deprecated, ![.boolean, .string].contains(tree.jsonKind(of: deprecated)) {
      reportKind(of: deprecated, "`$deprecated` is `true`, `false` or a string")
    }
  }

  private func judgeType(_ type: NodeID?) {
    guard let type, expect(.string, at: type, what: "`$type` is a string"),
      TokenType(rawValue: tree.text(of: type)) == nil,
      keywordInOtherSpelling(type, of: TokenType.allCases.map(\.rawValue)) == nil
    else { return }
    let nearest = NearestNames(to: tree.text(of: type), among: TokenType.allCases.map(\.rawValue))
    let isInner = tree.text(of: type).lowercased() == "innershadow"
    report(
      DTCGUnknownType.self,
      "\(shown(type)) is not a type of the format; the values of its tokens are kept as they are"
        + (isInner ? "; write `shadow`, with `\"inset\": true` in the value" : Diagnostic.didYouMean(nearest)),
      at: range(type),
      fixIts: nearest.fixIts(replacing: range(type))
    )
  }

  /// Whether there is a token somewhere in a value.
  func containsToken(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .scalar, .sequence: false
    case .mapping: tree.isToken(node) || tree.entries(of: node).contains { containsToken($0.value) }
    }
  }

  /// Reports mistakes in a token's object.
  ///
  /// - Returns: Whether it has a value.
  func judgeToken(_ child: Child, _ properties: Properties) -> Bool {
    let (name, object) = (child.key, child.node)
    for (key, _) in properties.unknown {
      report(DTCGUnknownProperty.self, "\(shown(key)) is not a property of a token; it is ignored", at: key)
    }
    for (key, value) in tree.entries(of: object) where tree.isChild(key) {
      if containsToken(value) {
        // Without a value, the value is what is missing.
        guard properties.value != nil || properties.ref != nil else { continue }
        let message = "\(shown(name)) has a value, so it cannot have \(shown(key)) inside; move the value to `$root`"
        report(DTCGValueAndChildren.self, message, at: key)
      } else {
        report(DTCGUnknownProperty.self, "\(shown(key)) is not a property of a token; it is ignored", at: key)
      }
    }
    for (key, _) in tree.entries(of: object) where tree.text(of: key, is: "$extends") {
      report(DTCGUnknownProperty.self, "`$extends` is not a property of a token; it is ignored", at: key)
    }
    judgeType(properties.type)
    judgeMetadata(properties)
    if let second = properties.second {
      report(DTCGValueAndRef.self, "a token has `$value` or `$ref`, not both; remove one of them", at: second)
      return false
    }
    if properties.value == nil, properties.ref == nil {
      report(DTCGMissingProperty.self, "`$root` is a token, so it has a `$value`", at: object)
      return false
    }
    return true
  }
}
