internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A reference as a file of the Design Tokens format writes it.
struct DTCGReference {
  /// The names of the groups and the token.
  let path: [String]
  /// The part of the token's value; empty for the whole value.
  let part: [String]
  let notation: TokenReference.Notation
  /// The node of the text.
  let node: NodeID
}

/// Paths in braces (Design Tokens Format Module 2025.10, section 7.1).
enum BracePath {
  /// The names of a path, from its text with braces.
  static func names(in text: ArraySlice<UInt8>) throws(DTCGReferenceError) -> [String] {
    guard text.count > 1, text.last == UInt8(ascii: "}") else { throw .notAPath(String(decoding: text, as: UTF8.self)) }
    let inner = text.dropFirst().dropLast()
    if inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      throw .notAPath(String(decoding: text, as: UTF8.self))
    }
    // Spaces may be a part of names.
    let names = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if names.contains(where: { $0.isEmpty }) { throw .notAPath(String(decoding: text, as: UTF8.self)) }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// JSON Pointers as fragments of URIs (RFC 6901, section 6).
enum JSONPointer {
  /// The keys of a pointer.
  static func keys(in text: ArraySlice<UInt8>) throws(DTCGReferenceError) -> [String] {
    guard text.first == UInt8(ascii: "#") else {
      throw text.first == UInt8(ascii: "/") ? .pointerWithoutSign : .noPointer
    }
    let pointer = text.dropFirst()
    guard pointer.first == UInt8(ascii: "/") else {
      throw pointer.isEmpty ? .pointerToFile : .pointerWithoutSlash
    }
    let plain = try withoutPercent(pointer)
    // Decoding repairs invalid UTF-8. (`String(validating:as:)` needs macOS 15.)
    let text = String(decoding: plain, as: UTF8.self)
    guard text.utf8.elementsEqual(plain) else { throw .escapesOutsideUTF8 }
    var keys: [String] = []
    for key in text.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      keys.append(String(decoding: try withoutTildes(Array(key)), as: UTF8.self))
    }
    return keys
  }

  /// The pointer of a fragment: URI escapes may be anywhere in it, even for `/`.
  private static func withoutPercent(_ fragment: ArraySlice<UInt8>) throws(DTCGReferenceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = fragment
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          throw .escapeWithoutDigits
        }
        bytes.append(high << 4 | low)
      } else if JSONPointerKey.forbidden.contains(byte) || byte <= 0x20 || byte == 0x7F {
        throw .unescaped(byte)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func withoutTildes(_ bytes: [UInt8]) throws(DTCGReferenceError) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "~")) else { return bytes }
    var plain: [UInt8] = []
    var escaped = bytes[...]
    while let byte = escaped.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        plain.append(byte)
        continue
      }
      switch escaped.popFirst() {
      case UInt8(ascii: "0"): plain.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): plain.append(UInt8(ascii: "/"))
      default: throw .singleTilde
      }
    }
    return plain
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension DTCGReference {
  /// The reference in braces whose text is at a node.
  init(braces node: NodeID, in tree: SourceTree) throws(DTCGReferenceError) {
    path = try BracePath.names(in: tree.utf8(of: node))
    part = []
    notation = .braces
    self.node = node
  }

  /// The JSON Pointer whose text is at a node. It leads to the value of a token or to a part of it.
  init(pointer node: NodeID, in tree: SourceTree) throws(DTCGReferenceError) {
    let keys = try JSONPointer.keys(in: tree.utf8(of: node))
    // Names do not start with `$`, but for `$root`.
    let end = keys.firstIndex { $0.hasPrefix("$") && $0 != "$root" } ?? keys.endIndex
    path = Array(keys[..<end])
    part = Array(keys[end...])
    notation = .pointer
    self.node = node
  }

  /// The path as in braces.
  var text: String { path.joined(separator: ".") }

  /// Whether a pointer leads to a value, not to a token or a group.
  var hasValue: Bool { part.first == "$value" }

  /// The property that a pointer leads to instead of a value; nil for a pointer to a value.
  var metadata: String? { part.first.flatMap { $0 == "$value" ? nil : $0 } }

  /// The text of the reference with one name of its path replaced.
  func replacing(at place: Int, with other: String) -> String {
    var names = path
    if names.indices.contains(place) { names[place] = other }
    switch notation {
    case .braces: return "{\(names.joined(separator: "."))}"
    case .pointer: return "#/" + (names + part).map(JSONPointerKey.escaped).joined(separator: "/")
    }
  }
}
