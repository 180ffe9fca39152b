extension SlotTemplate {
  /// Creates a template from a format, whose placeholders become slots, as in string catalogs and translations.
  ///
  /// The names are those of the arguments 1, 2 and so on. `%2$@` is the second one; `%@` is the next one in order. A
  /// translation may reorder, repeat and omit them:
  ///
  /// ```swift
  /// let english = try SlotTemplate(format: "%1$@ instead of %2$@", slots: ["sale", "was"])
  /// let chinese = try SlotTemplate(format: "原价%2$@，现价%1$@", slots: ["sale", "was"])
  /// ```
  ///
  /// `%d`, `%lld`, `%1$lld`, `%f` and similar placeholders are slots, too; you format their values. `%%` is a percent
  /// sign. Braces and brackets are literals: a format cannot have parts that vanish. ``source`` is the template with
  /// names, `{sale} instead of {was}`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - slots: The names of the arguments, in order.
  /// - Throws: A ``SlotTemplateError`` with the position of a placeholder with flags, width or precision, such as
  ///   `%.2f`, of an argument without a name, and of a lone `%`; also for a name that is empty or contains a brace.
  /// - Complexity: Linear in the length of the format.
  public init(format: String, slots: [String]) throws(SlotTemplateError) {
    for name in slots where name.isEmpty || name.unicodeScalars.contains(where: { $0 == "{" || $0 == "}" }) {
      throw .invalidSlotName(name)
    }
    var reader = FormatReader(format, slots)
    try self.init(reader.read())
  }
}

/// Converts a format to the source of a template.
private struct FormatReader {
  private let scalars: String.UnicodeScalarView
  private let slots: [String]
  private var index: String.Index
  private var source = ""
  /// The argument of the last placeholder without a number.
  private var lastArgument = 0

  private static let lengths = Set("hlqLzjt".unicodeScalars)
  private static let types = Set("@dDiuUfFeEgGsc".unicodeScalars)
  /// The flags and types that may follow `%` and format a value.
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

  /// The number before a `$`; else nil.
  private mutating func takeNumber() -> Int? {
    let rest = scalars[index...]
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.endIndex < scalars.endIndex, scalars[digits.endIndex] == "$" else { return nil }
    index = scalars.index(after: digits.endIndex)
    // A number that does not fit is not that of an argument, either.
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
