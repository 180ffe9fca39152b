internal import StyleRichText
internal import StyledText

/// What holds after each event.
struct EditorLaws {
  let old: StyledText
  let editor: RichTextEditor
  let update: EditorUpdate
  /// What happened; nil for other tables. Only a broken law describes it, which takes longer than the event.
  let event: EditorEvent?

  func check() {
    checkText()
    checkSelection()
    checkReplacements()
    require((editor.clipboard == nil) == editor.selection.isEmpty, "a selection can be copied, and a caret cannot")
  }

  private func require(_ holds: Bool, _ law: String) {
    // A release build leaves out the message of a precondition.
    if !holds { fatalError("\(law)\n\(event.map { "\($0)" } ?? "use"): \(old) → \(editor.plain), \(editor.selection)") }
  }

  /// What is shown is what will be read.
  private func checkText() {
    let (codec, text, plain) = (editor.codec, editor.text, editor.plain)
    let encoded = codec.encode(text)
    require(encoded.text.utf8.elementsEqual(plain.text.utf8), "the plain text is that which is shown")
    if let marked = editor.markedRange {
      return require(0 <= marked.lowerBound && marked.upperBound <= text.utf16Length, "marked text is in the text")
    }
    let decoded = codec.decode(plain)
    if encoded != plain { require(codec.decode(encoded).text == text, "display text survives") }
    require(decoded.text == text, "the plain text is shown so")
    require(decoded.problems.isEmpty, "entities fit")
  }

  private func checkSelection() {
    var (stops, place): (Set<Int>, Int) = ([0], 0)
    for character in editor.text.text {
      place += character.utf16.count
      stops.insert(place)
    }
    for atom in (try? editor.text.atoms(in: 0..<place)) ?? [] {
      stops = stops.filter { $0 <= atom.lowerBound || $0 >= atom.upperBound }
    }
    let selection = editor.selection
    require(stops.contains(selection.anchor) && stops.contains(selection.head), "the selection is at stops")
  }

  private func checkReplacements() {
    var text = old
    for replacement in update.replacements.reversed() {
      let isDone = (try? text.replaceSubrange(replacement.range, with: replacement.text)) != nil
      require(isDone, "the range of a replacement is in the text")
    }
    require(text.isEmpty ? editor.text.isEmpty : text == editor.text, "replacements give the new text")
    let changes = update.map.changes
    require(changes.map(\.old) == update.replacements.map(\.range), "the map has the ranges of the replacements")
    require(changes.map(\.new.count) == update.replacements.map(\.text.utf16Length), "and their lengths")
    require(changes.allSatisfy { !$0.old.isEmpty || !$0.new.isEmpty }, "no replacement is empty")
  }
}
