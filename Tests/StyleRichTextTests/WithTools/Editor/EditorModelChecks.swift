import Foundation
import StyleRichText
import StyledText

/// A law that does not hold.
struct EditorModelFailure: Error {
  let message: String
}

/// Laws of one event that need no model.
struct EditorModelChecks {
  let old: StyledText
  let editor: RichTextEditor
  let update: EditorUpdate

  func run() throws {
    try checkSelection()
    try checkReplacements()
    try checkEffects()
    try checkClipboard()
  }

  private func require(_ holds: Bool, _ message: @autoclosure () -> String) throws {
    if !holds { throw EditorModelFailure(message: message()) }
  }

  private func checkSelection() throws {
    var (stops, place): (Set<Int>, Int) = ([0], 0)
    let atoms = try editor.text.atoms(in: 0..<editor.text.utf16Length)
    for character in editor.text.text {
      place += character.utf16.count
      if !atoms.contains(where: { $0.lowerBound < place && place < $0.upperBound }) { stops.insert(place) }
    }
    let selection = editor.selection
    try require(
      stops.contains(selection.anchor) && stops.contains(selection.head),
      "the selection \(selection) is not at stops \(stops.sorted())"
    )
  }

  private func checkReplacements() throws {
    var (text, end, shift) = (old, 0, 0)
    for replacement in update.replacements {
      let (range, length) = (replacement.range, replacement.text.utf16Length)
      try require(range.lowerBound >= end, "replacements are not in order: \(update.replacements)")
      try require(!range.isEmpty || length > 0, "an empty replacement at \(range)")
      let new = range.lowerBound + shift..<range.lowerBound + shift + length
      for position in [range.lowerBound, range.upperBound] {
        try require(try old.atom(around: position) == nil, "the replacement \(range) cuts an atom of the old text")
      }
      for position in [new.lowerBound, new.upperBound] {
        try require(
          try editor.text.atom(around: position) == nil,
          "the replacement \(range) → \(new) cuts an atom of the new text"
        )
      }
      let (before, after) = (try old.pieces(in: range), try editor.text.pieces(in: new))
      if let one = before.first, let two = after.first {
        try require(one != two, "\(range) → \(new) begins with equal text")
      }
      if let one = before.last, let two = after.last {
        try require(one != two, "\(range) → \(new) ends with equal text")
      }
      (end, shift) = (range.upperBound, shift + length - range.count)
    }
    for replacement in update.replacements.reversed() {
      try text.replaceSubrange(replacement.range, with: replacement.text)
    }
    let isSame = text.isEmpty ? editor.text.isEmpty : text == editor.text
    try require(isSame, "the replacements \(update.replacements) give\n  \(text)\nand not\n  \(editor.text)")
    let changes = update.map.changes
    try require(
      changes.map(\.old) == update.replacements.map(\.range)
        && changes.map(\.new.count) == update.replacements.map(\.text.utf16Length),
      "the map \(changes) is not that of \(update.replacements)"
    )
  }

  private func checkEffects() throws {
    var balance = try old.atomCounts().mapValues { -$0 }
    for (atom, count) in try editor.text.atomCounts() { balance[atom, default: 0] += count }
    var told: [EditorAtom: Int] = [:]
    for effect in update.effects {
      if case .inserted(let atom) = effect { told[atom, default: 0] += 1 }
      if case .removed(let atom) = effect { told[atom, default: 0] -= 1 }
    }
    try require(
      balance.filter { $0.value != 0 } == told.filter { $0.value != 0 },
      "effects \(update.effects) are not \(balance)"
    )
    let count = update.effects.count { effect in
      switch effect {
      case .inserted, .removed: true
      default: false
      }
    }
    try require(count == told.values.reduce(0) { $0 + abs($1) }, "an atom came and went in \(update.effects)")
  }

  private func checkClipboard() throws {
    guard let clipboard = editor.clipboard else {
      return try require(editor.selection.isEmpty, "no clipboard for \(editor.selection)")
    }
    let range = editor.selection.range
    try require(!range.isEmpty, "a clipboard for a caret: \(clipboard)")
    guard let coded = clipboard.codedText else { throw EditorModelFailure(message: "bad coded form \(clipboard)") }
    // A part of a link is not known as a link, so that there may be emoji in it.
    guard editor.codec.links.isEmpty else { return }
    let shown = String(decoding: Array(editor.text.text.utf16)[range], as: UTF16.self)
    let pasted = editor.codec.decode(coded).text
    try require(pasted.text.utf8.elementsEqual(shown.utf8), "\(clipboard) is shown as \(pasted) and not as \(shown)")
  }
}

extension StyledText {
  /// The scalars and atoms of a range.
  fileprivate func pieces(in range: Range<Int>) throws -> [StyledText] {
    let atoms = try atoms(in: range)
    var (pieces, place): ([StyledText], Int) = ([], 0)
    for scalar in text.unicodeScalars {
      let end = place + String(scalar).utf16.count
      defer { place = end }
      guard range.contains(place) else { continue }
      if let atom = atoms.first(where: { $0.contains(place) }) {
        if atom.lowerBound == place { pieces.append(StyledText(self[atom])) }
      } else {
        pieces.append(StyledText(self[place..<end]))
      }
    }
    return pieces
  }

  /// The mentions and emoji.
  func atomCounts() throws -> [EditorAtom: Int] {
    var counts: [EditorAtom: Int] = [:]
    for atom in try atoms(in: 0..<utf16Length) {
      for run in runs where run.range.contains(atom.lowerBound) {
        if let mention = run.attributes.mention { counts[.mention(mention), default: 0] += 1 }
        if let emoji = run.attributes.attachment { counts[.emoji(emoji.identifier), default: 0] += 1 }
      }
    }
    return counts
  }
}
