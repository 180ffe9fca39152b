internal import TokenDiagnostics
internal import TokenModel

/// Values that a spec in a token file gives tokens of the file, which have others.
extension ConsequencePass {
  /// Reports values that are not those of their tokens: each token once.
  func reportConflicts(
    _ repeated: [DeclaredTokens.RepeatedValue],
    of resolved: ResolvedTokens,
    appearance modifier: ModifierID
  ) {
    var seen: Set<TokenID> = []
    for value in repeated where !seen.contains(value.token) {
      let appearance = Self.appearance(value.condition, modifier) ?? .light
      guard let own = try? resolved.value(of: value.token, in: resolved.selection(for: appearance)).value,
        let other = content(value, of: resolved, Self.pin(value, modifier) ?? appearance),
        !isSame(own, other)
      else { continue }
      seen.insert(value.token)
      let tokens = resolved.tokens
      report(.conflict(with: tokens.path(of: value.token), at: value.range, token: tokens[value.token].nameRange))
    }
  }

  private func content(
    _ repeated: DeclaredTokens.RepeatedValue,
    of resolved: ResolvedTokens,
    _ appearance: Appearance
  ) -> TokenValue? {
    switch repeated.content {
    case .value(let value): value
    case .token(let token, _): try? resolved.value(of: token, in: resolved.selection(for: appearance)).value
    }
  }

  /// Whether two values mean the same in a spec, whose lengths are points.
  private func isSame(_ left: TokenValue, _ right: TokenValue) -> Bool {
    switch (left, right) {
    case (.color(let left), .color(let right)): left.value == right.value
    case (.dimension(let left), .dimension(let right)): points(left) == points(right)
    case (.fontWeight(let left), .fontWeight(let right)):
      left.number.fixedDecimal?.value == right.number.fixedDecimal?.value
    case (.fontFamily(let left), .fontFamily(let right)): left.names.map(\.value) == right.names.map(\.value)
    // The value of another type is taken as it is read: a line height can be a weight.
    default: true
    }
  }

  private func points(_ length: Dimension) -> FixedDecimal? { spec.imports?.lengths.points(length) }

  private static func pin(_ repeated: DeclaredTokens.RepeatedValue, _ modifier: ModifierID) -> Appearance? {
    if case .token(_, let pin) = repeated.content { appearance(pin, modifier) } else { nil }
  }

  /// The appearance that a condition stands for; nil for one that always holds.
  private static func appearance(_ condition: Condition, _ modifier: ModifierID) -> Appearance? {
    Appearance.allCases.first { condition == .context(Modifier.context(of: $0), of: modifier) }
  }
}
