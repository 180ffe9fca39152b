#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Small values as JSON; ``JSONWriter`` is for reports.
package enum JSONText {
  /// Encodes a value: indented, with sorted keys, `[]` for an empty array, and a line feed at the end. The same on
  /// every machine. Throws the errors of the value's encoding.
  package static func of(_ value: some Encodable) throws -> String {
    let bytes = try data(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: withoutBlankLines(bytes), as: UTF8.self) + "\n"
  }

  /// The same on one line, without a line feed at the end.
  package static func line(of value: some Encodable) throws -> String {
    try encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    String(decoding: try data(value, formatting), as: UTF8.self)
  }

  private static func data(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return Array(try encoder.encode(value))
  }

  /// Removes the blank line that the encoder prints between empty brackets. Line feeds in strings are always escaped.
  private static func withoutBlankLines(_ bytes: [UInt8]) -> [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == lineFeed, rest.first == lineFeed {
        rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
