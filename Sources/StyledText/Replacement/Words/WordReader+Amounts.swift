/// Amounts as people write them, in any order of symbol and number: `$1,299.00`, `1 299 kr`, `-35 %`, `¥99–199`,
/// `12/05`.
extension WordReader {
  /// The maximum number of numbers in an amount, as in a date with a time, and of groups of digits in a number.
  private static let mostNumbers = 8
  private static let mostGroups = 8

  /// The words of the amount that has a number at an index. `floor` is the first word that is free.
  func amount(at number: Int, from floor: Int) -> Range<Int> {
    let currency = currencyStart(before: number, floor)
    let start = signStart(before: currency, floor)
    var end = suffixEnd(groupsEnd(number, mayHaveCurrency: currency == number))
    var numbers = 1
    while numbers < Self.mostNumbers, let further = rangeEnd(end) { (end, numbers) = (further, numbers + 1) }
    return start..<end
  }

  // MARK: - Before the number

  /// The start of a currency or a percent sign before a number: `$`, `US$`, `kr `, `%`.
  private func currencyStart(before number: Int, _ floor: Int) -> Int {
    let symbol = touch(number - 1, number) || !isSingleSpace(number - 1) ? number - 1 : number - 2
    guard symbol >= floor else { return number }
    if isPercent(symbol) { return symbol }
    if isCurrencySymbol(symbol) {
      let letters = symbol - 1
      return letters >= floor && touch(letters, symbol) && isCapitals(letters) ? letters : symbol
    }
    // A sign may be between the two: `$-5`.
    let before = symbol - 1
    if symbol == number - 1, before >= floor, isSign(symbol), isPrefix(before), touch(before, symbol) { return before }
    return isCurrencyWord(symbol) ? symbol : number
  }

  /// The start of a sign before an amount that does not join it to the text before.
  private func signStart(before start: Int, _ floor: Int) -> Int {
    let sign = start - 1
    guard sign >= floor, touch(sign, start), isSign(sign) else { return start }
    // Ideographs are not joined by hyphens.
    let isJoined = sign > 0 && touch(sign - 1, sign) && isWordlike(sign - 1) && words[sign - 1].kind != .ideograph
    return isJoined ? start : sign
  }

  // MARK: - After the number

  /// The end of a number that is divided by spaces: `1 299`. Where ordinary spaces do not group digits
  /// (``AmountReading``), a space splits a number only before a currency. An amount has one currency.
  private func groupsEnd(_ number: Int, mayHaveCurrency: Bool) -> Int {
    var end = number + 1
    var fixedEnd = end
    guard isSingleSpace(end), isNumber(end + 1) else { return end }
    let first = digits(number)
    guard first.lowerBound == first.upperBound, first.upperBound <= 3 else { return end }
    while end < number + 2 * Self.mostGroups, isSingleSpace(end), isNumber(end + 1), digits(end + 1).lowerBound == 3 {
      if isFixedSpace(end), fixedEnd == end { fixedEnd = end + 2 }
      end += 2
      guard digits(end - 1).upperBound == 3 else { break }
    }
    let isGrouped = currencyEnd(end) == nil ? reading.joinsGroups : mayHaveCurrency
    return isGrouped ? end : fixedEnd
  }

  /// The number of digits before the first other character, and the number of all scalars.
  private func digits(_ index: Int) -> ClosedRange<Int> {
    let scalars = text(index).unicodeScalars
    let digits = scalars.prefix { $0.properties.numericType == .decimal }.count
    return digits...max(scalars.count, digits)
  }

  /// The end of the suffix of a number that ends at an index: multiplier, percent, currency, unit, `+`.
  private func suffixEnd(_ end: Int) -> Int {
    let end = multiplierEnd(end)
    if let end = currencyEnd(end) ?? percentEnd(end) ?? unitEnd(end) { return end }
    guard touch(end - 1, end) else { return end }
    if scalar(end) == "+", !touch(end, end + 1) { return end + 1 }
    return reading.joinsCounters && isCounter(end) ? end + 1 : end
  }

  /// The end of the ideographs after a number that multiply it: `1.2万`, `3千万`.
  private func multiplierEnd(_ end: Int) -> Int {
    var end = end
    while touch(end - 1, end), scalar(end)?.isMultiplier ?? false { end += 1 }
    return end
  }

  /// The end of a percent sign after a number, with at most a space; else nil.
  private func percentEnd(_ end: Int) -> Int? {
    let sign = isSingleSpace(end) ? end + 1 : end
    guard isPercent(sign), sign == end || !belongsToNext(sign) else { return nil }
    return sign + 1
  }

  /// The end of a unit after a number and a space; else nil. Without a space, the segmenter joins the two.
  private func unitEnd(_ end: Int) -> Int? {
    guard isSingleSpace(end), words.indices.contains(end + 1), words[end + 1].kind == .word else { return nil }
    return words[end + 1].end - words[end + 1].start <= 4 && UnitWords.all.contains(text(end + 1)) ? end + 2 : nil
  }

  /// Whether a number follows a symbol directly, or after a sign.
  private func belongsToNext(_ symbol: Int) -> Bool {
    let next = symbol + 1
    return touch(symbol, next) && (isNumber(next) || isSign(next) && isNumber(next + 1))
  }

  /// Whether a word may be the counter of a number before it: 折, 件, 页.
  private func isCounter(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].kind == .ideograph
      && scalar(index).map { WordBreakClass($0) == .ideographic } ?? false
  }

  /// The end of a currency after a number, with at most a space; else nil.
  private func currencyEnd(_ end: Int) -> Int? {
    let symbol = isSingleSpace(end) ? end + 1 : end
    guard words.indices.contains(symbol), symbol > end || touch(end - 1, end) else { return nil }
    // Before another number, it belongs to that number.
    guard isCurrencySymbol(symbol) || isCurrencyWord(symbol) else { return nil }
    return belongsToNext(symbol) ? nil : symbol + 1
  }

  /// The end of a range, a time or a date that begins with an amount; nil without one.
  private func rangeEnd(_ end: Int) -> Int? {
    var next = end
    if touch(end - 1, end), isConnector(end) {
      next = end + 1
      guard touch(end, next) else { return nil }
    } else if isSingleSpace(end), isDash(end + 1), isSingleSpace(end + 2) {
      next = end + 3
    } else {
      return nil
    }
    let hasPrefix = isPrefix(next) && touch(next, next + 1)
    if hasPrefix { next += 1 }
    return isNumber(next) ? suffixEnd(groupsEnd(next, mayHaveCurrency: !hasPrefix)) : nil
  }

  // MARK: - What single words are

  private func isCurrencySymbol(_ index: Int) -> Bool {
    guard words.indices.contains(index), words[index].kind == .symbol else { return false }
    return scalar(index)?.isCurrencySymbol ?? false
  }

  /// Whether a symbol may precede a number.
  private func isPrefix(_ index: Int) -> Bool { isCurrencySymbol(index) || isPercent(index) }

  private func isCurrencyWord(_ index: Int) -> Bool {
    guard words.indices.contains(index), isWordlike(index) else { return false }
    return words[index].end - words[index].start <= 12 && CurrencyWords.all.contains(text(index))
  }

  /// At most three capitals, as before the symbol in `US$`.
  private func isCapitals(_ index: Int) -> Bool {
    let word = words[index]
    return word.kind == .word && word.end - word.start <= 3
      && bytes[word.start..<word.end].allSatisfy { $0 &- 0x41 < 26 }
  }

  private func isSign(_ index: Int) -> Bool { isSymbol(index, of: "-−–+±~≈<>≤≥#№") }

  private func isPercent(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].kind == .symbol && scalar(index)?.isPercent ?? false
  }

  private func isConnector(_ index: Int) -> Bool { isDash(index) || isSymbol(index, of: ":/：／") }

  private func isDash(_ index: Int) -> Bool { isSymbol(index, of: "-‐‑–—−~～〜") }

  private func isSymbol(_ index: Int, of symbols: String) -> Bool {
    guard words.indices.contains(index), words[index].kind == .symbol else { return false }
    guard let scalar = scalar(index) else { return false }
    return symbols.unicodeScalars.contains(scalar)
  }
}

/// Units of measure, which are written with or without a space after the number.
enum UnitWords {
  static let all: Set = [
    "B", "kB", "KB", "MB", "GB", "TB", "PB", "kbps", "Mbps", "Gbps", "g", "kg", "mg", "lb", "lbs", "oz", "m", "mm",
    "cm",
    "km", "mi", "ft", "ml", "mL", "cl", "l", "L", "W", "kW", "kWh", "Hz", "kHz", "MHz", "GHz", "kcal", "kJ", "px", "pt",
  ]
}

/// Currencies that are written as words.
enum CurrencyWords {
  /// The codes of ISO 4217, and abbreviations that are in use.
  static let all = Set(codes.split(separator: " ").map(String.init)).union([
    "kr", "kr.", "Kr", "zł", "Kč", "Ft", "lei", "leu", "лв", "руб", "руб.", "р", "грн", "сом", "ден", "дин", "din",
    "Rs", "Rp", "RM", "元", "圆", "圓", "円", "원", "块", "塊", "บาท", "₫", "đ", "درهم", "ريال", "ر.س", "د.إ", "ج.م", "د.ك",
    "دينار", "جنيه", "euro",
    "euros", "EURO", "dollars", "Fr", "Fr.", "SFr",
  ])

  private static let codes = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF \
    CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG \
    HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA \
    MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RMB RON \
    RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH \
    UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG
    """
}
