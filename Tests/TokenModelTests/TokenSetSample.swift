import TokenDiagnostics
@testable import TokenModel

/// A range that nothing else has.
func place(_ number: Int) -> SourceRange { SourceRange(file: SourceFileID(index: 0), bytes: number..<number + 1) }

/// A value at a place of its own.
func sourced<Value>(_ value: Value, _ number: Int = 0) -> Sourced<Value> { Sourced(value, from: Origin(place(number))) }

func slot<Value>(_ value: Value, _ number: Int = 0) -> Slot<Value> { .value(sourced(value, number)) }

func number(_ text: String) -> TokenNumber { TokenNumber(text) ?? TokenNumber(0) }

func px(_ text: String) -> Dimension { Dimension(number: slot(number(text)), unit: slot(.px)) }

func ms(_ text: String) -> DurationValue { DurationValue(number: slot(number(text)), unit: slot(.ms)) }

/// A reference at a place of its own.
func reference<Value>(_ path: String, part: [String] = [], at number: Int = 0, pin: Condition = .always) -> Slot<Value>
{
  .reference(
    TokenReference(
      TokenPath(path.split(separator: ".").map(String.init)),
      part: part,
      notation: part.isEmpty ? .braces : .pointer,
      at: place(number),
      pin: pin
    )
  )
}

extension TokenSet {
  /// The value of a token, of a set that is complete.
  func value(
    of token: TokenID,
    in selection: ContextSelection = ContextSelection()
  ) throws(TokenValueError) -> Sourced<TokenValue> {
    try ResolvedTokens(self).value(of: token, in: selection)
  }

  /// The modifiers that the value of a token depends on.
  func modifiers(of token: TokenID) -> ModifierSet { ResolvedTokens(self).modifiers(of: token) }

  /// Adds a token at the top, and its layers.
  @discardableResult
  mutating func add(_ name: String, _ type: TokenType?, _ layers: [(Condition, Slot<TokenValue>)]) -> TokenID {
    let token = add(Array(name.utf8)[...], in: nil, type, nameRange: place(0), range: place(0))
    for (condition, slot) in layers { addLayer(slot, in: condition, to: token) }
    return token
  }

  mutating func addLayer(_ slot: Slot<TokenValue>, in condition: Condition, to token: TokenID) {
    switch slot {
    case .value(let value): addLayer(value, in: condition, to: token)
    case .reference(let reference):
      guard let target = TokenIndex(self)[reference.path] else { return }
      addReference(to: target, in: condition, at: reference.range, pin: reference.pin, to: token)
    }
  }
}
