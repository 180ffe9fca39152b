internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Mistakes in names, groups and tokens, apart from their values.
extension GroupReader {
  /// Whether a key is a name; if not, that is reported.
  func isValid(_ key: NodeID) -> Bool {
    let name = tree.utf8(of: key)
    if name.isEmpty {
      report(.emptyName(at: range(key)))
      return false
    }
    guard name.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return true }
    report(.nameWithBraces(tree.text(of: key), at: range(key)))
    return false
  }

  /// Whether a name has dots, which is reported.
  func hasDots(_ key: NodeID) -> Bool {
    guard tree.utf8(of: key).contains(UInt8(ascii: ".")) else { return false }
    report(.dottedName(tree.text(of: key), at: range(key)))
    return true
  }

  /// Reports properties of a group that are wrong.
  func judge(_ properties: Properties, isTop: Bool) {
    for (key, value) in properties.unknown {
      if isTop, tree.text(of: key, is: "$schema") {
        _ = expect(.string, at: value, what: "`$schema` is the address of a schema, a string")
      } else if containsToken(value) {
        report(.reservedName(tree.text(of: key), at: range(key)))
      } else {
        report(.unknownProperty(tree.text(of: key), of: "a group", at: range(key)))
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
    report(.unknownType(tree.text(of: type), at: range(type)))
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
      report(.unknownProperty(tree.text(of: key), of: "a token", at: range(key)))
    }
    for (key, value) in tree.entries(of: object) where tree.isChild(key) {
      if containsToken(value) {
        // Without a value, the value is what is missing.
        guard properties.value != nil || properties.ref != nil else { continue }
        report(.valueAndChild(tree.text(of: name), child: tree.text(of: key), at: range(key)))
      } else {
        report(.unknownProperty(tree.text(of: key), of: "a token", at: range(key)))
      }
    }
    for (key, _) in tree.entries(of: object) where tree.text(of: key, is: "$extends") {
      report(.unknownProperty("$extends", of: "a token", at: range(key)))
    }
    judgeType(properties.type)
    judgeMetadata(properties)
    if let second = properties.second {
      report(.valueAndRef(at: range(second)))
      return false
    }
    if properties.value == nil, properties.ref == nil {
      report(.rootWithoutValue(at: range(object)))
      return false
    }
    return true
  }
}
