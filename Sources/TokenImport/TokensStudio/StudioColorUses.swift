internal import TokenModel

extension StudioDefinitions {
  /// What the tokens say about the use of colors: fills of texts, and scopes of Figma.
  var colorUses: ColorUses {
    var uses = ColorUses()
    for definition in all {
      if let use = Self.scope(in: definition.token.annotations.extensions) { uses.add(use, of: definition.path) }
      guard case .object(let members) = definition.token.value, let fill = Self.fill(members) else { continue }
      let isText = definition.kind == .typography || members.contains { Self.textKeys.contains($0.key) }
      for target in self.definitions(of: fill) { uses.add(isText ? .text : .background, of: all[target].path) }
    }
    return uses
  }

  /// The parts of a composition that only texts have.
  private static let textKeys: Swift.Set<String> = [
    "typography", "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing", "paragraphSpacing",
    "textCase", "textDecoration",
  ]

  /// The name of the color that fills a layer or a text.
  private static func fill(_ members: [WrittenJSON.Member]) -> String? {
    guard case .string(let text)? = members.first(where: { $0.key == "fill" })?.value else { return nil }
    return StudioReference.path(ofWhole: text)
  }

  /// The use that Figma's scopes name: `com.figma.scopes`, or `scopes` in `com.figma`.
  private static func scope(in extensions: [WrittenJSON.Member]) -> ColorUse? {
    let scopes = extensions.compactMap { member in
      member.key == "com.figma.scopes" ? member.value : member.key == "com.figma" ? member.value["scopes"] : nil
    }
    guard case .array(let names)? = scopes.first, !names.isEmpty else { return nil }
    if names.allSatisfy({ $0 == .string("TEXT_FILL") }) { return .text }
    return names.allSatisfy { [.string("FRAME_FILL"), .string("SHAPE_FILL")].contains($0) } ? .background : nil
  }
}
