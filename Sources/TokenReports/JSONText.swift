#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Values as JSON for other programs.
public enum JSONText {
  /// Indented, with sorted keys and a line feed at the end, so that two runs and two machines print the same. Throws
  /// what the value throws when it is encoded.
  public static func of(_ value: some Encodable) throws -> String {
    try encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// The same on one line, without a line feed at the end.
  static func line(of value: some Encodable) throws -> String {
    try encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
