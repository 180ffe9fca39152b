internal import TokenModel

/// A reference to a token: `{space.base}`, or `$space.base` as older versions wrote it.
struct StudioReference {
  /// The names with a dot between each two.
  let path: String
  /// The text after it.
  let rest: ArraySlice<UInt8>

  /// Reads a reference from the start of a text; nil if there is none.
  init?(atStartOf text: ArraySlice<UInt8>, isOld: Bool) {
    if isOld {
      var name = text.dropFirst().prefix { $0.isLetter || $0.isDigit || "._-".utf8.contains($0) || $0 >= 0x80 }
      while name.last == UInt8(ascii: ".") { name.removeLast() }
      // `$12` is an amount.
      guard text.first == UInt8(ascii: "$"), name.contains(where: \.isLetter) else { return nil }
      path = String(decoding: name, as: UTF8.self)
      rest = text[name.endIndex...]
    } else {
      guard text.first == UInt8(ascii: "{"), let end = text.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = text[text.startIndex..<end].dropFirst()
      guard !name.isEmpty, !name.contains(UInt8(ascii: "{")) else { return nil }
      path = String(decoding: name, as: UTF8.self).trimmingSpaces
      rest = text[end...].dropFirst()
    }
  }

  /// The path of a text that is one reference; nil for another text.
  static func path(ofWhole text: String) -> String? {
    let text = Array(text.trimmingSpaces.utf8)[...]
    guard let first = text.first else { return nil }
    guard let found = StudioReference(atStartOf: text, isOld: first == UInt8(ascii: "$")), found.rest.isEmpty else {
      return nil
    }
    return found.path
  }

  /// The parts of a text: references, and what is between them.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var plain: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let isStart = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "$")
      if isStart, let found = StudioReference(atStartOf: rest, isOld: byte == UInt8(ascii: "$")) {
        if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
        plain = []
        parts.append(.reference(found.path))
        rest = found.rest
      } else {
        plain.append(byte)
        rest.removeFirst()
      }
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    return parts
  }

  /// A part of a text.
  enum Part {
    case text(String)
    case reference(String)
  }

  /// Whether a text has a reference.
  static func isIn(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }) else { return false }
    return parts(of: text).contains { if case .reference = $0 { true } else { false } }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
