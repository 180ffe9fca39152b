/// Finds the members and look-ups in Swift text. Allocates nothing but for strings that are open.
struct SwiftMentions: Sequence, IteratorProtocol {
  private var lexer: SwiftLexer
  /// The chain of names that ends at the last token; empty when that is not a name.
  private var chain: (name: Range<Int>?, before: Range<Int>?)
  private var last: SwiftToken?
  /// The base of the last token, which is a dot.
  private var dotBase: SwiftMention.Base = .expression
  /// The type of a declaration whose value begins after the last token, as in `let title: StyleCode = `.
  private var declared = DeclaredType()
  /// A member that waits for the token after it.
  private var member: (token: SwiftToken, base: SwiftMention.Base)?
  private var lookUp = LookUp()

  init(_ bytes: [UInt8]) {
    lexer = SwiftLexer(bytes)
  }

  mutating func next() -> SwiftMention? {
    while true {
      // Read before the next token, while the lexer still has the state of the last one.
      let endsExpression = lexer.endsExpression
      guard let token = lexer.next() else {
        return finishMember(before: nil)
      }
      let finished = finishMember(before: token)
      let found = lookUp.take(token, base: namedBase, isDeclaration: isDeclaration, lexer.bytes)
      take(token, endsExpression: endsExpression)
      // A look-up ends at an argument, and a member before one.
      if let mention = finished ?? found { return mention }
    }
  }

  private mutating func finishMember(before token: SwiftToken?) -> SwiftMention? {
    guard let (name, base) = member else { return nil }
    member = nil
    let isCall = token.map { $0.kind == .other(SwiftBytes.opening) && $0.isAttached } ?? false
    return SwiftMention(kind: isCall ? .call : .member, spelling: name.range, name: name.content, base: base)
  }

  /// The base of a name that comes now.
  private var namedBase: SwiftMention.Base { last?.kind == .dot ? dotBase : .implicit }

  private var isDeclaration: Bool {
    last.map { $0.kind == .identifier && lexer.bytes[$0.content].elementsEqual("func".utf8) } ?? false
  }

  private mutating func take(_ token: SwiftToken, endsExpression: Bool) {
    switch token.kind {
    case .dot: dotBase = base(of: token, endsExpression: endsExpression)
    case .identifier where last?.kind == .dot:
      member = (token, dotBase)
      if case .name(let name, _) = dotBase { chain = (token.content, name) } else { chain = (token.content, nil) }
    // A key path leads to members of values, which are not codes.
    case .identifier where last?.kind == .other(SwiftBytes.backslash): chain = (nil, nil)
    case .identifier: chain = (token.content, nil)
    default: break
    }
    declared.take(token, after: last)
    last = token
  }

  private func base(of dot: SwiftToken, endsExpression: Bool) -> SwiftMention.Base {
    switch last?.kind {
    case .identifier where endsExpression: chain.name.map { .name($0, before: chain.before) } ?? .expression
    case .other(SwiftBytes.backslash): .expression
    // `Array<Int>.name`.
    case .other(UInt8(ascii: ">")) where dot.isAttached: .expression
    default: endsExpression ? .expression : declared.value.map { .implicitOf($0) } ?? .implicit
    }
  }
}

/// The name after a colon or an arrow, if the value of what is declared begins right after it: with `=` or `{`.
private struct DeclaredType {
  private(set) var value: Range<Int>?
  private var name: Range<Int>?

  mutating func take(_ token: SwiftToken, after last: SwiftToken?) {
    value = nil
    switch (token.kind, last?.kind) {
    case (.identifier, .other(UInt8(ascii: ":"))), (.identifier, .other(UInt8(ascii: ">"))): name = token.content
    case (.literal, .identifier) where name != nil: break  // The question mark of an optional.
    case (.dot, .identifier) where name != nil: break
    case (.identifier, .dot) where name != nil: name = token.content
    case (.other(UInt8(ascii: "=")), _), (.other(UInt8(ascii: "{")), _): (value, name) = (name, nil)
    default: name = nil
    }
  }
}

/// How much of `code(named: "…")` has been read.
private struct LookUp {
  private enum State {
    case none, name, opening, label, argument
    case text(SwiftToken)
  }

  private var state = State.none
  private var base: SwiftMention.Base = .implicit

  /// A look-up that ends with a token.
  mutating func take(
    _ token: SwiftToken,
    base: SwiftMention.Base,
    isDeclaration: Bool,
    _ bytes: [UInt8]
  ) -> SwiftMention? {
    var found: SwiftMention?
    switch (state, token.kind) {
    case (.name, .other(SwiftBytes.opening)): state = .opening
    case (.opening, .identifier) where bytes[token.content].elementsEqual("named".utf8): state = .label
    case (.label, .other(UInt8(ascii: ":"))): state = .argument
    case (.argument, .text): state = .text(token)
    case (.argument, _):
      found = mention(.dynamicLookUp, token)
      state = .none
    case (.text(let text), _):
      found = mention(token.kind == .other(SwiftBytes.closing) ? .lookUp : .dynamicLookUp, text)
      state = .none
    default: state = .none
    }
    if case .identifier = token.kind, !isDeclaration, bytes[token.content].elementsEqual("code".utf8) {
      (state, self.base) = (.name, base)
    }
    return found
  }

  private func mention(_ kind: SwiftMention.Kind, _ token: SwiftToken) -> SwiftMention {
    SwiftMention(kind: kind, spelling: token.range, name: token.content, base: base)
  }
}

/// A range of Swift text that may name a style code, in bytes.
struct SwiftMention {
  enum Kind {
    /// `.name` or `Base.name`.
    case member
    /// The same before a bracket: a function or a case with values.
    case call
    /// `code(named: "name")`.
    case lookUp
    /// `code(named:)` with anything but a plain text.
    case dynamicLookUp
  }

  /// The text before the dot.
  enum Base {
    /// Nothing: the name is one of a type that is known from the context.
    case implicit
    /// Nothing, where the type is written before: `let title: StyleCode = .title`.
    case implicitOf(Range<Int>)
    /// Neither nothing nor a name.
    case expression
    /// A name, and the one before it, if that one also precedes a dot.
    case name(Range<Int>, before: Range<Int>?)
  }

  let kind: Kind
  /// With backticks or quotes.
  let spelling: Range<Int>
  /// Without them.
  let name: Range<Int>
  let base: Base
}
