internal import StyledText

/// Text as it is stored, copied and sent, with information that is not in its characters.
///
/// A name alone does not identify a person, so mentions are entities:
///
/// ```swift
/// let comment = PlainText("好[赞] @小明", entities: [PlainText.Entity(5..<8, .mention("user/7"))])
/// ```
///
/// Two plain texts are equal if their UTF-8 is, and their entities are.
public struct PlainText: Sendable {
  /// The text.
  public var text: String
  /// Facts about parts of the text. They do not overlap; ``RichTextCodec/decode(_:)-(PlainText)`` drops those that
  /// do.
  public var entities: [Entity]

  /// Creates a plain text.
  public init(_ text: String, entities: [Entity] = []) {
    self.text = text
    self.entities = entities
  }

  /// A fact about a part of a plain text.
  public struct Entity: Sendable, Hashable {
    /// The kind of a part.
    public enum Kind: Sendable, Hashable {
      /// The name of a person after `@`. The value identifies the person.
      case mention(String)
      /// Text that is shown as it is written, even if it looks like a code, a name or a link. A range of length 0 only
      /// separates its two sides: no code, name or link extends over it.
      case literal
      /// A code that is an emoji whatever is next to it, such as `xD` in `abcxDef`. A code that the tables do not have
      /// is shown as text.
      case emoji
    }

    /// In UTF-16 units.
    public var range: Range<Int>
    /// The kind of the part.
    public var kind: Kind

    /// Creates an entity from its parts.
    public init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }
  }
}

extension PlainText: Hashable {
  /// Returns whether two plain texts have the same UTF-8 and equal entities.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameUTF8(as: right.text) && left.entities == right.entities
  }

  /// Hashes the UTF-8 and the entities.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(entities)
  }
}
