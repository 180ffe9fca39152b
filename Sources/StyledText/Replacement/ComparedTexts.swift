internal import StyleTables

/// Two texts that are compared, and how the old one looks.
struct ComparedTexts {
  let old: UnsafeBufferPointer<UInt8>
  let new: UnsafeBufferPointer<UInt8>
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes

  /// Whether an old token is struck through.
  func isStruck(_ token: DiffToken) -> Bool {
    let look = runs.look(at: token.start)
    let line = look.overrides[TextAttributeKeys.Strikethrough.self] ?? base[TextAttributeKeys.Strikethrough.self]
    return line.map { $0.width != 0 } ?? false
  }
}
