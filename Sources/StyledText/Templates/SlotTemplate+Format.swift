extension SlotTemplate {
  /// Reads the placeholders of a format as slots, as string catalogs and translators write them.
  ///
  /// The names are those of the arguments 1, 2 and so on. `%2$@` is the second one; `%@` is the next one in order. A translation
  /// may reorder, repeat and leave out:
  ///
  /// ```swift
  /// let english = try SlotTemplate(format: "%1$@ instead of %2$@", slots: ["sale", "was"])
  /// let chinese = try SlotTemplate(format: "原价%2$@，现价%1$@", slots: ["sale", "was"])
  /// ```
  ///
  /// `%d`, `%lld`, `%1$lld`, `%f` and their like are slots, too; what they show are words, which you format. `%%` is a percent
  /// sign. Braces and brackets mean themselves: a format has no parts that vanish. ``source`` is the template with names,
  /// `{sale} instead of {was}`.
  ///
  /// Throws a ``SlotTemplateError`` with the place of what cannot be read: a placeholder with flags, width or precision, such as
  /// `%.2f`, one of an argument without a name, a lone `%`, and for a name that is empty or has a brace.
  /// - Complexity: Linear in the length of the format.
  public init(format: String, slots: [String]) throws(SlotTemplateError) {
    for name in slots where name.isEmpty || name.unicodeScalars.contains(where: { $0 == "{" || $0 == "}" }) {
      throw .invalidSlotName(name)
    }
    var reader = FormatReader(format, slots)
    try self.init(reader.read())
  }
}

/// Turns a format into the source of a template.
private struct FormatReader {
  private let scalars: String.UnicodeScalarView
  private let slots: [String]
  private var index: String.Index
  private var source = ""
  /// The argument of the last placeholder without a number.
  private var lastArgument = 0

  private static let lengths = Set("hlqLzjt".unicodeScalars)
  private static let types = Set("@dDiuUfFeEgGsc".unicodeScalars)
  /// What may follow `%` and says how to print a value.
  private static let formatting = Set("#0123456789.-+'*xXoOaApSC".unicodeScalars)

  init(_ format: String, _ slots: [String]) {
    scalars = format.unicodeScalars
    self.slots = slots
    index = scalars.startIndex
  }

  mutating func read() throws(SlotTemplateError) -> String {
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "%" {
        try readPlaceholder()
      } else {
        append(scalar)
        index = scalars.index(after: index)
      }
    }
    return source
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    source.unicodeScalars.append(scalar)
    if scalar.isTemplateSyntax { source.unicodeScalars.append(scalar) }
  }

  private mutating func readPlaceholder() throws(SlotTemplateError) {
    let start = index
    index = scalars.index(after: index)
    if take("%") { return append("%") }
    let number = takeNumber()
    while let scalar = next, Self.lengths.contains(scalar) { index = scalars.index(after: index) }
    guard let type = next, Self.types.contains(type) else {
      let isFormatting = next.map(Self.formatting.contains) ?? false
      throw isFormatting
        ? .formattingPlaceholder(position: position(start)) : .unreadablePlaceholder(position: position(start))
    }
    index = scalars.index(after: index)
    if number == nil { lastArgument += 1 }
    let argument = number ?? lastArgument
    guard argument > 0, argument <= slots.count else {
      throw .argumentWithoutSlot(position: position(start), argument: argument, slotCount: slots.count)
    }
    source += "{\(slots[argument - 1])}"
  }

  /// The number before a `$`; nil where there is none.
  private mutating func takeNumber() -> Int? {
    let rest = scalars[index...]
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.endIndex < scalars.endIndex, scalars[digits.endIndex] == "$" else { return nil }
    index = scalars.index(after: digits.endIndex)
    // A number that does not fit is of no argument, either.
    return Int(String(digits)) ?? .max
  }

  private var next: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index = scalars.index(after: index)
    return true
  }

  private func position(_ index: String.Index) -> Int {
    String(scalars[..<index]).utf16.count
  }
}
