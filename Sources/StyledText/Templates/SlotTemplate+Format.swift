extension SlotTemplate {
  /// Creates a template from a format, whose placeholders become slots, as in string catalogs and translations.
  ///
  /// The names apply to the arguments 1, 2 and so on. `%2$@` is the second one; `%@` is the next one in order. A
  /// translation may reorder, repeat and omit them:
  ///
  /// ```swift
  /// let english = try SlotTemplate(format: "%1$@ instead of %2$@", slots: ["sale", "was"])
  /// let chinese = try SlotTemplate(format: "原价%2$@，现价%1$@", slots: ["sale", "was"])
  /// ```
  ///
  /// `%d`, `%lld`, `%1$lld`, `%f` and similar placeholders are also slots; you format their values. `%%` is a percent
  /// sign. Braces and brackets are literals: a format cannot have parts that vanish. ``source`` is the template with
  /// names, `{sale} instead of {was}`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - slots: The names of the arguments, in order.
  /// - Throws: A ``SlotTemplateError`` with the position of a placeholder with flags, width or precision, such as
  ///   `%.2f`, of an incomplete one, such as `%1`, of an argument without a name, and of a lone `%`; also for a name
  ///   that is empty or contains a brace.
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
    if let written = pluralPart() { throw .pluralPlaceholder(position: position(start), written: written) }
    let number = takeNumber()
    while let scalar = next, Self.lengths.contains(scalar) { index = scalars.index(after: index) }
    guard let type = next, Self.types.contains(type) else {
      if let error = incomplete(start, number: number) { throw error }
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

  /// The error for a placeholder that ends too early; nil for other text after `%`.
  private func incomplete(_ start: String.Index, number: Int?) -> SlotTemplateError? {
    let digits = scalars[index...].prefix { ("0"..."9").contains($0) }
    let end = digits.endIndex < scalars.endIndex ? scalars[digits.endIndex] : nil
    let written: Substring.UnicodeScalarView
    let (missing, complete): (String, String)
    if let number, index == scalars.endIndex || !isFormatting(next) {
      // `%1$` and `%1$ll`.
      written = scalars[start..<index]
      let hasLength = written.last != "$"
      (missing, complete) = hasLength ? ("`d`", "\(String(written))d") : ("`@`", "%\(number)$@")
    } else if number == nil, !digits.isEmpty, end == "@" {
      written = scalars[start...digits.endIndex]
      (missing, complete) = ("`$`", "%\(String(digits))$@")
    } else if number == nil, !digits.isEmpty, !isFormatting(end), !Self.isLetter(end) {
      written = scalars[start..<digits.endIndex]
      (missing, complete) = ("`$@`", "%\(String(digits))$@")
    } else if number == nil, next == "$" {
      written = scalars[start...index]
      (missing, complete) = ("the number of its argument", "%1$@")
    } else {
      return nil
    }
    return .incompletePlaceholder(
      position: position(start),
      written: String(written),
      missing: missing,
      complete: complete
    )
  }

  private func isFormatting(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { Self.formatting.contains($0) || Self.types.contains($0) || Self.lengths.contains($0) } ?? false
  }

  /// Whether a scalar is an ASCII letter, which may be the type of another format.
  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("a"..."z").contains($0) || ("A"..."Z").contains($0) } ?? false
  }

  /// The placeholder of a plural that starts here, after `%`: `#@items@`, or `arg`; else nil.
  private func pluralPart() -> String? {
    let rest = scalars[index...]
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2).prefix { $0 != "@" && !$0.properties.isWhitespace }
      let end =
        name.endIndex < scalars.endIndex && scalars[name.endIndex] == "@"
        ? scalars.index(after: name.endIndex) : name.endIndex
      return "%" + String(scalars[index..<end])
    }
    return rest.starts(with: "arg".unicodeScalars) && !Self.isLetter(rest.dropFirst(3).first) ? "%arg" : nil
  }

  /// The number before a `$`; else nil.
  private mutating func takeNumber() -> Int? {
    let rest = scalars[index...]
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.endIndex < scalars.endIndex, scalars[digits.endIndex] == "$" else { return nil }
    index = scalars.index(after: digits.endIndex)
    // A number that is too large is not an argument number, either.
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
