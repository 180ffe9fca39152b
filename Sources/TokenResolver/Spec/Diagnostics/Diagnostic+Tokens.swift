internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Messages about token files of a spec and what refers to their tokens.
extension Diagnostic {
  static func tokenFileOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "`\(path)` is not a file inside the spec's folder; name one relative to the spec",
      at: range
    )
  }

  static func tokenFileLeadsOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "`\(path)` is a link that leads out of the spec's folder; copy the file into the folder",
      at: range
    )
  }

  static func unreadableTokenFile(_ path: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.invalidTokenFile.id, message: "`\(path)` \(problem)", at: range)
  }

  static func specAsTokenFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "`\(path)` is a spec, not a file of the Design Tokens format; remove it",
      at: range
    )
  }

  static func repeatedTokenFile(_ path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "`\(path)` is named twice; remove one of the two",
      at: range,
      notes: [Note("the first", at: first)]
    )
  }

  static func secondResolverDocument(_ path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "a spec has one resolver document; add the sets of `\(path)` to the first one",
      at: range,
      notes: [Note("the first", at: first)]
    )
  }

  static func tooManyTokenFiles(maximum: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTokenFile.id,
      message: "at most \(maximum) token files are read; merge some of them",
      at: range
    )
  }

  static func needsTokens(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.missingKey.id,
      message: "`\(key)` is about tokens of other files; name the files: `tokens: [brand.tokens.json]`",
      at: range
    )
  }

  /// A spec's token with the path of one from a token file.
  static func tokenOfFile(_ path: TokenPath, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.duplicateToken.id,
      message: "`\(path)` is also a token of a token file; rename it here, or take that one with `from: \"\(path)\"`",
      at: range,
      notes: [Note("the token of the file", at: first)]
    )
  }

  /// `wanted` is with its article: "a color".
  static func wrongTokenType(
    _ path: TokenPath,
    _ type: TokenType?,
    wanted: String?,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    let found = type.map { "`\(path)` is a token of the type `\($0.rawValue)`" } ?? "the type of `\(path)` is not known"
    return Diagnostic(
      rule: SpecRule.wrongTokenType.id,
      message: found + (wanted.map { "; \($0) belongs here" } ?? ", which cannot be used here"),
      at: range,
      notes: [Note("the token", at: declared)]
    )
  }

  static func unmatchedPath(_ type: TokenType, examples: [String], at range: SourceRange) -> Diagnostic {
    let advice =
      examples.isEmpty ? "the token files have none of it" : "there are tokens such as \(list(examples))"
    return Diagnostic(
      rule: SpecRule.unmatchedPattern.id,
      message: "this pattern matches no token of the type `\(type.rawValue)`; \(advice)",
      at: range
    )
  }

  static func unknownModifier(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    let question = NearestNames(to: name, among: known).question
    let advice = known.isEmpty ? "they have none" : question ?? "they have \(list(known))"
    return Diagnostic(
      rule: SpecRule.unknownContext.id,
      message: "the token files have no modifier `\(name)`; \(advice)",
      at: range
    )
  }

  static func unknownContext(_ name: String, of modifier: Modifier, at range: SourceRange) -> Diagnostic {
    let question = NearestNames(to: name, among: modifier.contexts.elements).question
    return Diagnostic(
      rule: SpecRule.unknownContext.id,
      message:
        "`\(modifier.name)` has no context `\(name)`; \(question ?? "it has \(list(modifier.contexts.elements))")",
      at: range
    )
  }

  static func noContext(of modifier: Modifier, at range: SourceRange) -> Diagnostic {
    let inputs = list(modifier.contexts.map { "--input \(modifier.name)=\($0)" })
    return Diagnostic(
      rule: SpecRule.unknownContext.id,
      message: "`\(modifier.name)` has no default; give it one, or choose a context: \(inputs)",
      at: range
    )
  }

  /// The text size that styles are designed for, where it is not the default or has no context of its own.
  static func designedTextSize(of modifier: Modifier, context: ContextID?, at range: SourceRange) -> Diagnostic {
    let standard = "`\(modifier.contexts[modifier.standard])`"
    guard let context else {
      return Diagnostic(
        .warning,
        rule: SpecRule.designedTextSize.id,
        message:
          "`\(modifier.name)` has no context for `large`, the text size that styles are designed for; \(standard) "
          + "is taken for it",
        at: range
      )
    }
    return Diagnostic(
      .info,
      rule: SpecRule.designedTextSize.id,
      message:
        "styles have the sizes of `\(modifier.contexts[context])`, which is the text size that they are designed "
        + "for, not those of the default \(standard)",
      at: range
    )
  }

  /// How a modifier is taken that a spec does not explain; nil for one whose context is chosen by the compile.
  static func guessedRole(of modifier: Modifier) -> Diagnostic? {
    guard let place = modifier.place else { return nil }
    let guess: String
    switch modifier.role {
    case .appearance:
      let words = zip(modifier.contexts, modifier.appearances).compactMap { context, meaning in
        ContextMeaning.word(for: meaning).map { "\(context): \($0)" }
      }
      guess = "`contexts: { \(modifier.name): { \(words.joined(separator: ", ")) } }`"
    case .mode: guess = "`contexts: { \(modifier.name): mode }`"
    case .textSize:
      let words = zip(modifier.contexts, modifier.textSizes).compactMap { context, size in
        size.map { "\(context): \($0.rawValue)" }
      }
      guess = "`contexts: { \(modifier.name): { \(words.joined(separator: ", ")) } }`"
    case .build: return nil
    }
    return Diagnostic(
      .info,
      rule: SpecRule.guessedContext.id,
      message: "`\(modifier.name)` is taken for what its name says; a spec says it with \(guess)",
      at: place
    )
  }
}
