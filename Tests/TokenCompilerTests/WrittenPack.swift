import Foundation
import TokenDiagnostics
import TokenModel

/// Compares a pack of emoji with the text that it was compiled from, independently of the compiler.
struct WrittenPack {
  let pack: EmojiPack
  let file: SourceFile

  /// The keys of packs and emoji, and the values of `swift: { emoji: … }`.
  static let words: Set<String> = [
    "names", "catalog", "label", "folder", "code", "icon", "items", "image", "still", "keywords", "aliases", "variants",
    "aspect",
    "scale", "boundaries", "words", "none",
    "description", "deprecated", "emoji", "false",
  ]

  private var texts: [Sourced<String>] {
    let annotations = [pack.annotations] + pack.items.map(\.annotations)
    return [pack.name] + optional(pack.label) + pack.items.map(\.name) + pack.items.flatMap(\.aliases)
      + pack.items.flatMap(\.keywords) + pack.items.flatMap(\.variants) + pack.items.flatMap { optional($0.label) }
      + annotations.flatMap { optional($0.description) + optional($0.deprecated) }
  }

  private var paths: [Sourced<String>] { pack.items.flatMap { [$0.image] + optional($0.still) } }

  private var numbers: [Sourced<FixedDecimal>] { pack.items.flatMap { optional($0.aspect) + optional($0.scale) } }

  private func optional<Value>(_ value: Value?) -> [Value] { value.map { [$0] } ?? [] }

  /// Where values are written. What has no place of its own is `explained`.
  var origins: [Origin] {
    texts.map(\.origin) + paths.map(\.origin) + numbers.map(\.origin) + [pack.folder.origin]
  }

  /// Whether a text is the template of the codes, or the name of the icon.
  func explains(_ text: String) -> Bool {
    let isTemplate =
      text.contains("{name}") && pack.items.allSatisfy { text.replacing("{name}", with: $0.name.value) == $0.code }
    return isTemplate || text == pack.items[pack.icon].name.value
  }

  /// The differences of the text and the pack; empty if they agree. A text with escapes is not compared.
  var differences: [String] {
    let wrongTexts = texts.filter { sourced in
      let source = written(sourced.origin.range)
      return !source.contains("\\") && !source.contains("\n") && !source.contains("''")
        && unquoted(source) != sourced.value
    }
    let wrongPaths = paths.filter { path in
      let source = unquoted(written(path.origin.range))
      let isInFolder = path.value.hasPrefix(pack.folder.value + "/") || source.contains("..")
      let name = source.split(separator: "/").last.map(String.init) ?? ""
      return !source.contains("\\") && !source.contains("\n") && !(isInFolder && path.value.hasSuffix(name))
    }
    let wrongNumbers = numbers.filter { Double(unquoted(written($0.origin.range))) != $0.value.doubleValue }
    return (wrongTexts + wrongPaths).map { "`\($0.value)` differs from the text at \($0.origin.range.bytes)" }
      + wrongNumbers.map { "\($0.value) differs from the text at \($0.origin.range.bytes)" }
  }

  private func written(_ range: SourceRange) -> String { String(decoding: file.bytes[range.bytes], as: UTF8.self) }

  private func unquoted(_ source: String) -> String {
    guard let quote = source.utf8.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return source
    }
    return String(Substring(source.utf8.dropFirst().dropLast()))
  }
}
