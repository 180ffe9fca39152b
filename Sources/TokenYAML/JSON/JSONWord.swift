internal import TokenDiagnostics

/// The probable meaning of a word without quotes.
struct JSONWord {
  /// The error that it is.
  let kind: any ErrorKind.Type
  /// The problem and the correction.
  let message: String
  /// The replacements, the best first.
  let replacements: [String]
  /// Whether the replacement is certainly right.
  let isSafe: Bool

  /// `isAlone` is whether the word is the whole key or value.
  init(_ word: String, isKey: Bool, isAlone: Bool) {
    // A message and a fix need not show more than a person would write.
    guard word.utf8.count <= 100 else {
      self.init(
        JSONSyntax.self,
        message: "`\(word.prefix(40))…` is not a value of JSON; put text in quotes",
        replacements: []
      )
      return
    }
    let quoted = JSONText.string(word)
    if isKey {
      self.init(JSONSyntax.self, message: "a key needs quotes: `\(quoted)`", replacements: [quoted], isSafe: isAlone)
    } else if let number = Self.number(word) {
      self.init(
        JSONNumberForm.self,
        message: "\(number.advice); write `\(number.text)`",
        replacements: [number.text],
        isSafe: number.isSafe
      )
    } else if ["nan", "inf", "infinity"].contains(word.lowercased().drop { "+-".contains($0) }) {
      self.init(
        JSONNumberForm.self,
        message: "`\(word)` is not a number of JSON; write digits, or `null`",
        replacements: []
      )
    } else if Self.startsAsNumber(word) {
      let message = "`\(word)` is not a number of JSON; write digits alone, or put text in quotes: `\(quoted)`"
      self.init(JSONNumberForm.self, message: message, replacements: [quoted])
    } else if let literal = Self.literals.first(where: { $0 == word.lowercased() }) {
      self.init(
        JSONSyntax.self,
        message: "`\(word)` is written `\(literal)` in JSON",
        replacements: [literal],
        isSafe: true
      )
    } else if ["none", "nil", "undefined"].contains(word.lowercased()) {
      self.init(JSONSyntax.self, message: "`\(word)` is not a value of JSON; write `null`", replacements: ["null"])
    } else {
      let nearest = NearestNames(to: word, among: Self.literals)
      let advice = nearest.question ?? "put text in quotes: `\(quoted)`"
      let replacements = nearest.names.isEmpty ? [quoted] : nearest.names
      let message = "`\(word)` is not a value of JSON; \(advice)"
      self.init(JSONSyntax.self, message: message, replacements: replacements, isSafe: nearest.names.isEmpty && isAlone)
    }
  }

  private init(_ kind: any ErrorKind.Type, message: String, replacements: [String], isSafe: Bool = false) {
    self.kind = kind
    self.message = message
    self.replacements = replacements
    self.isSafe = isSafe
  }

  private static let literals = ["true", "false", "null"]

  private static func startsAsNumber(_ word: String) -> Bool {
    let digits = word.drop { "+-.".contains($0) }
    return digits.isEmpty || (digits.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false)
  }

  /// The same number in JSON, and the problem with the word; nil if other languages do not read it as a number, either.
  private static func number(_ word: String) -> (text: String, advice: String, isSafe: Bool)? {
    guard startsAsNumber(word) else { return nil }
    let sign = word.hasPrefix("-") ? "-" : ""
    var digits = String(word.drop { $0 == "+" || $0 == "-" })
    guard word.utf8.count - digits.utf8.count <= 1 else { return nil }
    var slips: [(advice: String, isSafe: Bool)] = word.hasPrefix("+") ? [("a number has no `+` before it", true)] : []
    if let value = hexadecimal(digits) {
      digits = String(value)
      slips.append(("a number has decimal digits only", true))
    }
    if digits.contains("_") {
      digits.removeAll { $0 == "_" }
      slips.append(("a number has no `_` between its digits", true))
    }
    if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber ?? false {
      digits = String(digits.drop { $0 == "0" })
      if !(digits.first?.isNumber ?? false) { digits = "0" + digits }
      // Octal elsewhere.
      slips.append(("a number has no leading zeros", false))
    }
    if digits.hasPrefix(".") {
      digits = "0" + digits
      slips.append(("a number has a digit before its point", true))
    }
    if let point = digits.firstIndex(of: "."), !(digits[digits.index(after: point)...].first?.isNumber ?? false) {
      digits.remove(at: point)
      slips.append(("a number has a digit after its point", true))
    }
    let number = sign + digits
    guard let first = slips.first, JSONNumber.isNumber(number) else { return nil }
    return (number, first.advice, slips.allSatisfy(\.isSafe))
  }

  private static func hexadecimal(_ digits: String) -> UInt64? {
    digits.lowercased().hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : nil
  }
}

extension Diagnostic {
  static func word(_ word: JSONWord, at range: SourceRange) -> Diagnostic {
    let fixIts = word.replacements.map { FixIt(writing: $0, word.isSafe ? .safe : .unsafe, replacing: range) }
    return Diagnostic(rule: word.kind.id, message: word.message, at: range, fixIts: fixIts)
  }
}
