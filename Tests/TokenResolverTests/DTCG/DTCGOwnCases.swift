import Foundation
import TestSupport
import TokenDiagnostics
import TokenModel

/// A case of our own, for what the format's suite lacks: README.md of Tests/Data/DTCG says what its columns mean.
struct DTCGOwnCase: Sendable {
  var grade: String
  let names: [String]
  let texts: [String]
  let marks: [String]
  var messages: [String]
  var facts: [String]

  static func all() throws -> [DTCGOwnCase] {
    try DTCGSuiteCase.rows("Tests/Data/DTCG/own.tsv").map { row in
      func list(_ column: Int) -> [String] {
        row.indices.contains(column) && !row[column].isEmpty ? row[column].components(separatedBy: " || ") : []
      }
      let names = row[1].split(separator: " ").map(String.init)
      return DTCGOwnCase(
        grade: row[0],
        names: names,
        texts: try names.map { try Repository.read("Tests/Data/DTCG/own/\($0).json") },
        marks: list(2),
        messages: list(3),
        facts: list(4)
      )
    }
  }

  /// The ways to write the files, none of which matters: as they are, after a line of wide characters, with CRLF.
  enum Form: CaseIterable {
    case plain, wide, crlf

    func text(_ plain: String) -> String {
      switch self {
      case .plain: plain
      case .wide:
        plain.replacing("{\n", with: "{\n  \"$description\": \"\(MarkedSource.wideText)\",\n", maxReplacements: 1)
      case .crlf: String(plain.map { $0 == "\n" ? "\r\n" : $0 })
      }
    }
  }

  /// What is wrong with how the case is read; empty if all is right.
  func problems(_ form: Form) -> [String] {
    let files = zip(names, texts).map { SourceFile(path: "\($0).tokens.json", text: form.text($1)) }
    let strict = DTCGReading(files, isStrict: true)
    let lenient = DTCGReading(files)
    var problems: [String] = []
    if (strict.tokens != nil) != (grade == "valid") { problems.append("strict: \(strict.diagnostics.map(\.message))") }
    if (lenient.tokens != nil) != (grade != "error") {
      problems.append("lenient: \(lenient.diagnostics.map(\.message))")
    }
    for reading in [strict, lenient] {
      let found = reading.diagnostics.map { diagnostic in
        "\(diagnostic.rule.rawValue) \(diagnostic.range.file.index) \(diagnostic.range.bytes)"
      }
      let expected = places(in: files.map { String(decoding: $0.bytes, as: UTF8.self) })
      if Set(found) != Set(expected) || found.count != expected.count {
        problems.append("found \(found), expected \(expected)")
      }
      let texts = reading.diagnostics.map(\.message)
      if texts.sorted() != messages.sorted() { problems.append("says \(texts), expected \(messages)") }
    }
    if let tokens = lenient.tokens { problems += facts.compactMap { problem(with: $0, tokens, lenient.files) } }
    return problems
  }

  /// The rule, file and bytes of each mark.
  private func places(in texts: [String]) -> [String] {
    marks.map { mark in
      for (index, text) in texts.enumerated().reversed() {
        if let found = try? DTCGSuiteCase.mark(mark, in: text) { return "\(found.rule) \(index) \(found.range)" }
      }
      return "`\(mark)` is in no file"
    }
  }

  // MARK: Facts

  private func problem(with fact: String, _ tokens: TokenSet, _ files: [SourceFile]) -> String? {
    let words = fact.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, let index = index(words[0], tokens) else { return "no token for `\(fact)`" }
    switch words[1] {
    case "=":
      guard let other = self.index(words[2], tokens) else { return "no token for `\(fact)`" }
      let (one, two) = (DTCGMeaning(index, tokens), DTCGMeaning(other, tokens))
      return one == two ? nil : "`\(fact)`: \(one) is not \(two)"
    case "keeps":
      let kept = tokens[index].extensions.map { files.text(of: $0) }
      return kept == words[2] ? nil : "`\(fact)`: keeps \(kept ?? "nothing")"
    case "is" where words[2] == "there": return nil
    case "is" where TokenType(rawValue: words[2]) != nil:
      return tokens[index].type?.rawValue == words[2] ? nil : "`\(fact)`: is \(String(describing: tokens[index].type))"
    case "is" where words[2].hasPrefix("deprecated") || words[2].hasPrefix("not deprecated"):
      let found = tokens[index].annotations.deprecated?.value
      let text = found.map { $0 == "true" ? "deprecated" : "deprecated: \($0)" } ?? "not deprecated"
      return text == words[2] ? nil : "`\(fact)`: is \(text)"
    case "is":
      let text = (try? ResolvedTokens(tokens).value(of: index)).flatMap { DTCGMeaning.digits($0.value) } ?? "nothing"
      return text == words[2] ? nil : "`\(fact)`: is \(text)"
    default: return "`\(fact)` says nothing"
    }
  }

  private func index(_ pointer: String, _ tokens: TokenSet) -> TokenID? {
    TokenIndex(tokens)[TokenPath(pointer.split(separator: "/").map(String.init))]
  }
}

/// What a token means, however it is written.
struct DTCGMeaning: Equatable, CustomStringConvertible {
  let description: String

  init(_ token: TokenID, _ tokens: TokenSet) {
    description = (try? ResolvedTokens(tokens).value(of: token)).map { Self.text($0.value) } ?? "no value"
  }

  /// A number, or a number with its unit; nil for other values.
  static func digits(_ value: TokenValue) -> String? {
    switch value {
    case .number(let number): number.digits
    case .dimension(let length): "\(length.number.value?.digits ?? "?") \(length.unit.value?.rawValue ?? "?")"
    case .duration(let time): "\(time.number.value?.digits ?? "?") \(time.unit.value?.rawValue ?? "?")"
    default: nil
    }
  }

  private static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color):
      color.color.map { "\($0.space) \($0.components.all) \($0.opacity)" } ?? "no color"
    case .dimension, .duration, .number: digits(value) ?? ""
    case .fontFamily(let families): "\(families.names.compactMap(\.value))"
    case .fontWeight(let weight): weight.number.digits
    case .cubicBezier(let curve): "\(curve.numbers.compactMap(\.value?.digits))"
    case .strokeStyle(.keyword(let keyword)): keyword.rawValue
    case .strokeStyle(.dashes(let list, let cap)):
      "\(list.value?.elements.compactMap(\.value).map { text(.dimension($0)) } ?? []) \(cap.value?.rawValue ?? "?")"
    case .border(let border):
      "\(color(border.color)) \(length(border.width)) \(border.style.value.map { text(.strokeStyle($0)) } ?? "?")"
    case .transition(let one):
      [one.duration, one.delay].compactMap { $0.value.map { text(.duration($0)) } }.joined(separator: " ")
        + (one.timingFunction.value.map { text(.cubicBezier($0)) } ?? "?")
    case .shadow(let shadow):
      shadow.layers.compactMap(\.value).map { layer in
        "\(color(layer.color)) \(length(layer.offsetX)) \(length(layer.offsetY)) \(length(layer.blur)) \(length(layer.spread)) \(layer.inset?.value ?? false)"
      }.joined(separator: ", ")
    case .gradient(let gradient):
      gradient.stops.compactMap(\.value).map { stop in
        "\(color(stop.color)) \(min(1, max(0, stop.position.value?.double ?? -1)))"
      }.joined(separator: ", ")
    case .typography(let look): typography(look)
    case .opaque(let opaque): "\(opaque.type): \(opaque.json)"
    }
  }

  /// Lengths that count font sizes are those of the size.
  private static func typography(_ look: Typography) -> String {
    let size = look.fontSize.value?.number.value?.double ?? 0
    let spacing = look.letterSpacing?.value.map { spacing in
      (spacing.number.value?.double ?? 0) * (spacing.unit.value == .em ? size : 1)
    }
    let height: Double? =
      switch look.lineHeight?.value {
      case .ratio(let number): number.double * size
      case .length(let length): length.number.value?.double
      case nil: nil
      }
    let family = look.fontFamily.value.map { text(.fontFamily($0)) } ?? "?"
    return "\(family) \(size) \(look.fontWeight.value?.number.digits ?? "?") \(spacing ?? -1) \(height ?? -1)"
  }

  private static func color(_ slot: Slot<WrittenColor>) -> String { slot.value.map { text(.color($0)) } ?? "?" }

  private static func length(_ slot: Slot<TokenModel.Dimension>) -> String {
    slot.value.map { text(.dimension($0)) } ?? "?"
  }
}
