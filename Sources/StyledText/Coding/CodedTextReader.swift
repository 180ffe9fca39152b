/// Reads a coded form, and checks all of it.
struct CodedTextReader {
  let form: CodedText
  let codingPath: [any CodingKey]

  init(form: CodedText, codingPath: [any CodingKey]) {
    self.form = form
    self.codingPath = codingPath
  }

  func error(_ message: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
  }

  func state(_ template: CodedTemplate) throws -> TemplateState {
    do {
      var state = TemplateState(try SlotTemplate(source(template)), text: template.text)
      for (name, value) in template.values { state.setValue(value, of: name) }
      for (name, attributes) in template.attributes { state.setAttributes(attributes, of: name) }
      state.placeholder = form.version >= 3 ? template.placeholder : nil
      try addVanished(template.vanished ?? [], to: &state)
      return state
    } catch let problem as SlotTemplateError {
      throw error("\(problem)")
    }
  }

  /// Checks that a text with a template does not have remembered text, or values that wait for a template.
  func checkNothingWaits() throws {
    guard form.remembered == nil else { throw error("only a text without a template has a remembered text") }
    guard form.values == nil else { throw error("only a text without a template has waiting values") }
  }

  /// The source of the template in the current version.
  private func source(_ template: CodedTemplate) -> String {
    guard form.version == 1 else { return template.source }
    return template.source.replacing("[", with: "[[").replacing("]", with: "]]")
  }

  private func addVanished(_ vanished: [CodedTemplate.Vanished], to state: inout TemplateState) throws {
    guard !vanished.isEmpty else { return }
    let shown = Set(state.filled.map(\.piece))
    for piece in vanished {
      guard state.canRemember(piece.text, of: piece.piece), !shown.contains(piece.piece) else {
        throw error("piece \(piece.piece) of the template has not vanished with this text")
      }
      let pieces = try looks(piece.runs, in: piece.text).map { range, look in
        RunList.Piece(length: range.length, look: look)
      }
      let runs = RunList(pieces)
      if !runs.isPlain { state.vanished[piece.piece] = RememberedText(text: piece.text, runs: runs) }
    }
  }

  /// The runs of a text with their attributes, which cover all of it; empty for a text without attributes on runs.
  func looks(_ runs: [Int], in text: String) throws -> [(range: Range<TextOffset>, look: RunLook)] {
    guard runs.count.isMultiple(of: 3) else { throw error("a run is three numbers: length, set and origin") }
    var start = TextOffset.zero
    let looks = try stride(from: 0, to: runs.count, by: 3).map { index in
      let end = try end(start, runs[index], in: text)
      defer { start = end }
      return (start..<end, try look(attributesIndex: runs[index + 1], origin: runs[index + 2]))
    }
    guard looks.isEmpty || start.utf8 == text.utf8.count else {
      throw error("the runs end at position \(start.utf16); the text has \(text.utf16.count) UTF-16 units")
    }
    return looks
  }

  private func end(_ start: TextOffset, _ length: Int, in text: String) throws -> TextOffset {
    guard length > 0 else { throw error("a run of length \(length); runs have at least one UTF-16 unit") }
    let (position, overflows) = start.utf16.addingReportingOverflow(length)
    guard !overflows else { throw error("a run of length \(length); the text ends before it does") }
    do {
      return try text.offset(utf16: position)
    } catch let problem {
      throw error("a run ends outside the text: \(problem)")
    }
  }

  private func look(attributesIndex: Int, origin: Int) throws -> RunLook {
    guard let origin = UInt8(exactly: origin).flatMap(AttributeOrigin.init) else {
      throw error("this version does not support origin \(origin) of a run")
    }
    if attributesIndex == -1 { return .plain }
    let sets = form.sets ?? []
    guard sets.indices.contains(attributesIndex) else {
      throw error("a run has set \(attributesIndex); there are \(sets.count)")
    }
    return RunLook().overriding(sets[attributesIndex], origin)
  }
}
