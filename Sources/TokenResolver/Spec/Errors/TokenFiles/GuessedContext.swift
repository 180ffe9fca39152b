package import TokenDiagnostics
internal import TokenModel

/// A modifier whose role is guessed from names, because the spec does not declare it.
package enum GuessedContext: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "guessed-context",
    in: .tokenFiles,
    "A modifier whose role follows from names",
    why:
      "The Design Tokens format does not define a modifier's purpose, so `light` and `dark` can only be guessed.",
    remedy: "Write `contexts` in the spec; the message has the line."
  )
}

extension Diagnostic {
  /// The guessed role of a modifier that the spec does not explain; nil for one whose context is chosen by the compile.
  static func guessedRole(of modifier: Modifier) -> Diagnostic? {
    guard let place = modifier.place else { return nil }
    let (role, guess): (String, String)
    switch modifier.role {
    case .appearance:
      let words = zip(modifier.contexts, modifier.appearances).compactMap { context, meaning in
        ContextMeaning.word(for: meaning).map { "\(context): \($0)" }
      }
      (role, guess) = ("an appearance", "`contexts: { \(modifier.name): { \(words.joined(separator: ", ")) } }`")
    case .mode: (role, guess) = ("a mode", "`contexts: { \(modifier.name): mode }`")
    case .textSize:
      let words = zip(modifier.contexts, modifier.textSizes).compactMap { context, size in
        size.map { "\(context): \($0.rawValue)" }
      }
      (role, guess) = ("text sizes", "`contexts: { \(modifier.name): { \(words.joined(separator: ", ")) } }`")
    case .build: return nil
    }
    return Diagnostic(
      of: GuessedContext.self,
      message: "treating `\(modifier.name)` as \(role), from its name; a spec declares it with \(guess)",
      at: place
    )
  }
}
