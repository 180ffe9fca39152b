/// A part of an amount: if another amount replaces it, symbols replace symbols and fractions replace fractions, on
/// whichever side they are.
struct AmountPart: Equatable {
  enum Role: Equatable {
    case sign, currency, integer, point, fraction, unit
    /// Characters that multiply the number before them: 万.
    case multiplier
    /// The text between the two ends of a range, or between the parts of a time or a date.
    case connector

    /// Whether the part belongs to the number of the same index.
    var isOfNumber: Bool { self == .point || self == .fraction || self == .multiplier }
  }

  /// In UTF-8 units.
  let range: Range<Int>
  let role: Role
  /// The index of the part's number, or of the part among parts of its role.
  let index: Int
}

/// Parses an amount, scalar by scalar.
struct AmountParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var parts: [AmountPart] = []
  /// The count of numbers so far.
  private var numbers = 0

  static func parts(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [AmountPart] {
    var parser = AmountParser(bytes: bytes)
    parser.parse(range)
    return parser.parts
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func parse(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = numberEnd(offset, range.upperBound)
      if end > offset {
        addNumber(offset..<end)
        offset = end
      } else {
        let end = otherEnd(offset, range.upperBound)
        addOther(offset..<end)
        offset = end
      }
    }
  }

  // MARK: - Numbers

  /// The end of digits and the separators between them.
  private func numberEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start
    var offset = start
    while offset < limit {
      let scalar = ScalarReader(bytes: bytes).scalar(at: offset)
      if scalar.breakClass == .numeric {
        end = offset + scalar.length
      } else if end != offset || !scalar.isSeparator {
        break
      }
      offset += scalar.length
    }
    return end
  }

  private mutating func addNumber(_ range: Range<Int>) {
    if let point = decimalPoint(range) {
      add(range.lowerBound..<point.lowerBound, .integer, at: numbers)
      add(point, .point, at: numbers)
      add(point.upperBound..<range.upperBound, .fraction, at: numbers)
    } else {
      add(range, .integer, at: numbers)
    }
    numbers += 1
  }

  /// The decimal separator of a number: the last separator, unless it is one of several alike, or three digits after it
  /// show that it groups thousands.
  private func decimalPoint(_ range: Range<Int>) -> Range<Int>? {
    var last: (range: Range<Int>, value: UInt32)?
    var values: [UInt32] = []
    var digitsBehind = 0
    var offset = range.lowerBound
    let startsWithZero = ScalarReader(bytes: bytes).scalar(at: offset).value == 0x30
    while offset < range.upperBound {
      let scalar = ScalarReader(bytes: bytes).scalar(at: offset)
      if scalar.breakClass == .numeric {
        digitsBehind += 1
      } else {
        values.append(scalar.value)
        last = (offset..<offset + scalar.length, scalar.value)
        digitsBehind = 0
      }
      offset += scalar.length
    }
    guard let last, !AmountParser.spaces.contains(last.value) else { return nil }
    if values.dropLast().contains(last.value) { return nil }
    let isArabicPoint = last.value == 0x066B
    let dividesThousands = digitsBehind == 3 && values.count == 1 && !startsWithZero && !isArabicPoint
    return dividesThousands || last.value == 0x066C ? nil : last.range
  }

  static let spaces: Set<UInt32> = [0x20, 0xA0, 0x202F, 0x2009, 0x2007, 0x27, 0x2019]

  // MARK: - What is not a number

  private func otherEnd(_ start: Int, _ limit: Int) -> Int {
    var offset = start
    while offset < limit {
      let scalar = ScalarReader(bytes: bytes).scalar(at: offset)
      if scalar.breakClass == .numeric { break }
      offset += scalar.length
    }
    return offset
  }

  /// Splits the text before, between or after numbers. Spaces belong to the part after them; at the end, to the last
  /// part.
  private mutating func addOther(_ range: Range<Int>) {
    var start = range.lowerBound
    var offset = range.lowerBound
    var role: AmountPart.Role?
    while offset < range.upperBound {
      let scalar = ScalarReader(bytes: bytes).scalar(at: offset)
      let isAfterNumber = numbers > 0 && (offset == range.lowerBound || role == .multiplier)
      if let next = isAfterNumber && scalar.isMultiplier ? .multiplier : self.role(of: scalar) {
        // Letters before a symbol are part of the currency: `US$`.
        if let current = role, current != next, !(current == .unit && next == .currency) {
          add(start..<offset, current, at: index(of: current))
          start = offset
        }
        role = next
      }
      offset += scalar.length
    }
    guard var role else { return add(range, .connector, at: numbers) }
    if role == .unit, isCurrency(start..<range.upperBound) { role = .currency }
    add(start..<range.upperBound, role, at: index(of: role))
  }

  /// Nil for spaces.
  private func role(of scalar: ScalarReader.Scalar) -> AmountPart.Role? {
    guard let value = Unicode.Scalar(scalar.value) else { return .unit }
    if value.isCurrencySymbol { return .currency }
    if value.isPercent { return .unit }
    if value.properties.isWhitespace { return nil }
    let scalarClass = scalar.breakClass
    if scalarClass.isLetterOrDigit || scalarClass == .ideographic || scalarClass.isIgnored { return .unit }
    // After a number it joins that with another one, except the `+` of `99+`.
    return numbers == 0 || value == "#" ? .sign : value == "+" ? .unit : .connector
  }

  private func isCurrency(_ range: Range<Int>) -> Bool {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    return CurrencyWords.all.contains(String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }))
  }

  private func index(of role: AmountPart.Role) -> Int {
    role == .multiplier ? numbers - 1 : parts.count { $0.role == role }
  }

  private mutating func add(_ range: Range<Int>, _ role: AmountPart.Role, at index: Int) {
    if !range.isEmpty { parts.append(AmountPart(range: range, role: role, index: index)) }
  }
}

extension ScalarReader.Scalar {
  /// Whether it multiplies the number before it.
  var isMultiplier: Bool { value >= 0x80 && Unicode.Scalar(value)?.isMultiplier ?? false }

  /// Whether it may appear between the digits of a number.
  var isSeparator: Bool {
    switch value {
    case 0x2C, 0x2E, 0x066B, 0x066C, 0xFF0C, 0xFF0E, 0x60C: true
    default: AmountParser.spaces.contains(value)
    }
  }
}

extension Unicode.Scalar {
  /// A symbol such as `$`, `€` or `￥`.
  var isCurrencySymbol: Bool {
    isASCII ? self == "$" : properties.generalCategory == .currencySymbol
  }

  /// A character of Chinese, Japanese or Korean that multiplies the number before it.
  var isMultiplier: Bool { "千万萬亿億兆천만억".unicodeScalars.contains(self) }

  var isPercent: Bool { "%‰‱٪％".unicodeScalars.contains(self) }
}

extension [AmountPart] {
  /// The part whose attributes another amount's part gets: the part with the same role, or else the integer. If its
  /// number is there, it gets them from that number.
  func source(of part: AmountPart) -> AmountPart? {
    let sameRole = filter { $0.role == part.role }
    if let match = sameRole.first(where: { $0.index == part.index }) { return match }
    let integers = filter { $0.role == .integer }
    let integer = integers.first { $0.index == part.index }
    if part.role.isOfNumber, let integer { return integer }
    return sameRole.last ?? integer ?? integers.last ?? first
  }
}
