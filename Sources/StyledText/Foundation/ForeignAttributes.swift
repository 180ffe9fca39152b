internal import Foundation

/// The attributes of an `AttributedString` that are not this package's. They travel along in memory, so that the way to
/// ``StyledText`` and back loses nothing.
struct ForeignAttributes: Sendable, Hashable {
  let container: AttributeContainer
}

extension ForeignAttributes: Codable {
  /// Foundation has no coded form for attributes that it does not know, and on Linux for none at all.
  private struct NotCodable: Error, CustomStringConvertible {
    let description = "attributes of other scopes cannot be encoded; remove them with `removingForeignAttributes()`"
  }

  init(from decoder: any Decoder) throws { throw NotCodable() }

  func encode(to encoder: any Encoder) throws {
    let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: NotCodable().description)
    throw EncodingError.invalidValue(self, context)
  }
}

/// The key under which foreign attributes travel. Typing extends them.
enum ForeignKey: TextAttributeKey {
  typealias Value = ForeignAttributes
  static let name = "StyleSpec.foreign"
}

extension StyledText {
  /// The text without the attributes of other scopes that it brought along from an `AttributedString`: these are the only
  /// ones that cannot be encoded.
  public func removingForeignAttributes() -> StyledText {
    var text = self
    // Both ends are positions of the text.
    try? text.removeAttribute(ForeignKey.self, in: 0..<utf16Length)
    return text
  }
}
