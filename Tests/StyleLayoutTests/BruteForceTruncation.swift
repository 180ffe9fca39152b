import StyleLayout
import StyledText

/// Truncation by definition: every cut is laid out, from the one that keeps most, until one has no more lines than
/// allowed.
struct BruteForceTruncation {
  let label: RandomLabel
  let typesetter: Typesetter

  struct Result: Equatable {
    /// Nil when everything fits.
    var text: StyledText?
    var kept: [Range<Int>] = []
  }

  func result() -> Result {
    guard lineCount(of: label.text) > label.lines, !isBlankBehindLimit else { return Result() }
    for (front, back) in cuts {
      let shown = shown(front, back)
      if lineCount(of: shown) <= label.lines || (front, back) == (0, label.text.utf16Length) {
        return Result(text: shown, kept: [0..<front, back..<label.text.utf16Length].filter { !$0.isEmpty })
      }
    }
    return Result()
  }

  /// Whether the lines that there may not be hold nothing that could be seen.
  private var isBlankBehindLimit: Bool {
    guard label.lines > 0 else { return false }
    let lines = lines(of: label.text)
    let start = lines[label.lines].range.lowerBound
    let rest = String(decoding: Array(label.text.text.utf16)[start...], as: UTF16.self)
    return rest.allSatisfy(\.isWhitespace) && label.atoms.allSatisfy { $0.upperBound <= start }
  }

  func lineCount(of text: StyledText) -> Int { lines(of: text).count }

  private func lines(of text: StyledText) -> [TextLine] {
    var options = label.options
    (options.maximumLines, options.truncation) = (nil, nil)
    return typesetter.frame(for: text, width: label.width, options: options).lines
  }

  /// From the one that keeps most to the one that keeps nothing.
  private var cuts: [(Int, Int)] {
    let pieces = pieces
    let length = label.text.utf16Length
    return (0..<pieces.count).reversed().map { kept in
      switch label.truncation.position {
      case .tail: (trimmedEnd(pieces[..<kept]), length)
      case .head: (0, trimmedStart(pieces[(pieces.count - kept)...], length))
      case .middle:
        (trimmedEnd(pieces[..<((kept + 1) / 2)]), trimmedStart(pieces[(pieces.count - kept / 2)...], length))
      }
    } + (pieces.isEmpty ? [(0, 0)] : [])
  }

  private func trimmedEnd(_ pieces: ArraySlice<Range<Int>>) -> Int { pieces.last { !isSpace($0) }?.upperBound ?? 0 }

  private func trimmedStart(_ pieces: ArraySlice<Range<Int>>, _ length: Int) -> Int {
    pieces.first { !isSpace($0) }?.lowerBound ?? length
  }

  private func isSpace(_ piece: Range<Int>) -> Bool {
    guard !label.atoms.contains(piece) else { return false }
    return String(decoding: Array(label.text.text.utf16)[piece], as: UTF16.self).allSatisfy(\.isWhitespace)
  }

  /// Graphemes and atoms.
  private var pieces: [Range<Int>] {
    var bounds = [0]
    for character in label.text.text { bounds.append((bounds.last ?? 0) + character.utf16.count) }
    bounds.removeAll { bound in label.atoms.contains { $0.lowerBound < bound && bound < $0.upperBound } }
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  /// What is shown for a cut, by means of editing: the token is typed, and then gets its attributes.
  private func shown(_ front: Int, _ back: Int) -> StyledText {
    let token = label.truncation.token
    var shown = label.text
    do {
      let length = shown.utf16Length
      if front > 0 {
        try shown.removeSubrange(front..<back)
        try shown.insert(token.text, at: front)
      } else if back < length {
        try shown.removeSubrange(0..<back)
        try shown.insert(token.text, at: 0)
      } else if label.truncation.position == .head {
        try shown.insert(token.text, at: length)
        try shown.removeSubrange(0..<length)
      } else {
        try shown.replaceSubrange(0..<length, with: token.text)
      }
      for run in token.runs {
        let range = run.range.lowerBound + front..<run.range.upperBound + front
        if run.style != nil { try Self.unstyle(&shown, in: range) }
        try Self.separate(&shown, in: range)
        try shown.merge(Self.ofCharacters(run.attributes), in: range)
      }
    } catch {
      return StyledText("\(error)")
    }
    return shown
  }

  /// Removes the attributes that typing gave to a run, except those of the whole text.
  private static func unstyle(_ text: inout StyledText, in range: Range<Int>) throws {
    func remove<Key: TextAttributeKey>(_ key: Key.Type) throws {
      if text.attributes[key] == nil { try text.remove(key, in: range) }
    }
    try remove(TextAttributeKeys.Color.self)
    try remove(TextAttributeKeys.Strikethrough.self)
    try remove(TextAttributeKeys.LetterSpacing.self)
    try remove(TextAttributeKeys.Weight.self)
  }

  /// Removes what typing inside of a link or a unit gave to a run: the token is not a part of what was cut.
  private static func separate(_ text: inout StyledText, in range: Range<Int>) throws {
    if text.attributes.link == nil { try text.remove(\.link, in: range) }
    if text.attributes.keepTogether == nil { try text.remove(\.keepTogether, in: range) }
  }

  private static func ofCharacters(_ attributes: TextAttributes) -> TextAttributes {
    var attributes = attributes
    attributes[TextAttributeKeys.HeadIndent.self] = nil
    return attributes
  }
}
