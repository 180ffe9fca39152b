internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads tokens of files that Figma exports.
struct FigmaTokens {
  let tree: SourceTree

  /// The name of the type; nil for none.
  func type(of node: NodeID) -> String? { tree.string(tree.value(of: "$type", in: node)) }

  /// Figma's type, and the one that the file names beyond it; nil for another type.
  func kind(of node: NodeID) -> (kind: FigmaDocument.Kind, type: String?)? {
    switch (type(of: node), figma("type", of: node)?.string) {
    case (_, "boolean"), ("boolean", _): (.boolean, nil)
    case (_, "string"), ("string", _): (.string, nil)
    case ("color", _): (.color, nil)
    case ("number", _): (.number, nil)
    case ("dimension", _): (.number, "dimension")
    case ("duration", _): (.number, "duration")
    case ("fontFamily", _): (.string, "fontFamily")
    case ("fontWeight", _): (.number, "fontWeight")
    default: nil
    }
  }

  /// A member of Figma's extensions of a token.
  func figma(_ key: String, of node: NodeID) -> WrittenJSON? {
    guard let extensions = tree.value(of: "$extensions", in: node) else { return nil }
    return tree.value(of: "com.figma.\(key)", in: extensions).map(tree.written)
  }

  /// The variable that a token's value comes from: in the same collection as `{group.name}`, in others by its names.
  func alias(of node: NodeID) -> (name: String, set: String?)? {
    if let data = figma("aliasData", of: node), let name = data["targetVariableName"]?.string {
      let set = data["targetVariableSetName"]?.string
      return (name, set?.isEmpty == false ? set : nil)
    }
    guard let text = tree.string(tree.value(of: "$value", in: node)), text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    return (String(text.dropFirst().dropLast()).replacing(".", with: "/"), nil)
  }

  /// The value without what it comes from; nil for one of another type.
  func literal(of node: NodeID) -> FigmaLiteral? {
    guard let value = tree.value(of: "$value", in: node), let kind = kind(of: node)?.kind else { return nil }
    return FigmaLiteral(exported: tree.written(value), kind)
  }
}

extension FigmaLiteral {
  /// A value of an exported file; nil for one of another type, such as a reference.
  init?(exported json: WrittenJSON, _ kind: FigmaDocument.Kind) {
    switch (kind, json) {
    case (.color, .object):
      let digits = json["components"]?.elements.compactMap(\.digits) ?? []
      let alpha = json["alpha"]?.digits ?? "1"
      guard json["colorSpace"] == nil || json["colorSpace"] == .string("srgb"),
        let color = digits.isEmpty
          ? FigmaChannels(hex: json["hex"]?.string ?? "", alpha: alpha) : FigmaChannels(digits, alpha: alpha)
      else { return nil }
      self = .color(color)
    case (.color, .string(let text)):
      guard let color = FigmaChannels(hex: text, alpha: nil) else { return nil }
      self = .color(color)
    case (.number, .object):
      // Pixels and seconds are Figma's own units.
      guard let digits = json["value"]?.digits.flatMap(FigmaNumber.shortest) else { return nil }
      let isOwn = ["px", "s"].contains(json["unit"]?.string ?? "")
      self = isOwn ? .number(digits) : .written(json)
    case (.boolean, .number(let digits)): self = .flag(Double(digits) != 0)
    default: self.init(json, kind)
    }
  }
}
