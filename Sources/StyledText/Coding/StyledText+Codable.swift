extension StyledText: Codable {
  /// Encodes the form that <doc:CodedForm> describes, in the first version that can express the text.
  ///
  /// - Complexity: Linear in the text and its runs.
  public func encode(to encoder: any Encoder) throws {
    var form = CodedText()
    form.text = content
    form.attributes = attributes.isEmpty ? nil : attributes
    form.runs = form.addRuns(stored)
    if let template = extras?.template { form.setTemplate(template) }
    if let remembered = extras?.remembered { form.setRemembered(remembered) }
    form.setValues(extras?.values ?? [:])
    try form.encode(to: encoder)
  }

  /// Decodes the form that ``encode(to:)`` writes, to a text that is equal in every respect. Style codes are looked up
  /// in `userInfo[.styleCatalogs]`, custom keys in `userInfo[.textAttributeKeys]`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for an unknown version, for runs that do not fit the text, and for a
  ///   template that is invalid or does not produce the text; also the errors of decoding an attribute.
  public init(from decoder: any Decoder) throws {
    let form = try CodedText(from: decoder)
    let reader = CodedTextReader(form: form, codingPath: decoder.codingPath)
    self.init(form.template == nil ? form.text : "", attributes: form.attributes ?? TextAttributes())
    if let template = form.template {
      fill(try reader.state(template), .automatic)
      guard content.hasSameUTF8(as: form.text) else { throw reader.error("the template does not produce the text") }
    }
    let looks = try reader.looks(form.runs ?? [], in: content)
    if !looks.isEmpty { restoreLooks(looks) }
    if form.template == nil {
      extras = Extras(remembered: try remembered(reader), values: form.values ?? [:])
    } else {
      try reader.checkNothingWaits()
    }
  }

  private func remembered(_ reader: CodedTextReader) throws -> RememberedText? {
    guard let remembered = reader.form.remembered else { return nil }
    guard isEmpty || reader.form.version >= 3 else {
      throw reader.error("only an empty text has a remembered text before version 3")
    }
    guard isEmpty || !content.hasSameUTF8(as: remembered.text) else {
      throw reader.error("a placeholder is the same as the text that it replaces")
    }
    let pieces = try reader.looks(remembered.runs, in: remembered.text).map { range, look in
      RunList.Piece(length: range.length, look: look)
    }
    return RememberedText(text: remembered.text, runs: RunList(pieces))
  }

  /// Sets the attributes of every run, within the slots of the template.
  ///
  /// - Complexity: Linear in the number of runs and of slots.
  mutating func restoreLooks(_ looks: [(range: Range<TextOffset>, look: RunLook)]) {
    stored = RunList(
      looks.flatMap { range, look in
        stored.pieces(in: range).map { piece in
          let restored = RunLook(overrides: look.overrides, slot: piece.look.slot, origin: look.origin)
          return RunList.Piece(length: piece.length, look: restored)
        }
      }
    )
  }
}
