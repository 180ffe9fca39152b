public import StyledText

/// A rule that finds links in plain text: ``url``, ``mail``, ``topic``, ``hashtag``, or a custom rule.
///
/// ```swift
/// // "#123" of an issue tracker
/// let issue = LinkRule("issue", startingWith: "#", needsWordStart: true) { reader in
///   var length = 1
///   while let byte = reader.byte(at: length), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { length += 1 }
///   return length > 1 ? LinkRule.Match(length: length) : nil
/// } target: { text in
///   TextLink("issue", parameter: String(text.dropFirst()))
/// }
/// ```
///
/// The longest match at a position wins. Of equally long ones, the codec's first rule wins.
public struct LinkRule: Sendable {
  /// A match at the position of a ``LinkReader``.
  public struct Match: Sendable, Hashable {
    /// In UTF-8 units.
    public var length: Int
    /// The minimum length to which the match may be cut if its end is inside a character as people see it, such as a
    /// letter with a mark.
    public var shortestLength: Int

    /// Creates a match. Without a shortest length it is not cut: such a match is dropped if it ends inside a character.
    public init(length: Int, shortestLength: Int? = nil) {
      self.length = length
      self.shortestLength = shortestLength ?? length
    }
  }

  /// The name of the rule, the key of its attributes in ``RichTextLooks/links``.
  public let name: String
  /// Whether links do not begin after a letter, a digit or `_` of a script that puts spaces between words.
  let needsWordStart: Bool
  let firstBytes: Set<UInt8>
  let scan: @Sendable (inout LinkReader) -> Match?
  let target: @Sendable (String) -> TextLink

  /// Creates a custom rule.
  ///
  /// - Parameters:
  ///   - name: The name of the rule.
  ///   - firstCharacters: The rule runs only where the text continues with one of these characters' first bytes.
  ///   - needsWordStart: Whether links do not begin after a letter, a digit or `_` of a script that puts spaces between
  ///     words.
  ///   - scan: Returns the match at the position of the reader, if there is one. It must be pure: the same text gives
  ///     the same match, and so does the text that ends where the match ends. In text that ends earlier, the match may
  ///     be shorter, but a text never has a match only because it ends. Scanning must read a bounded number of bytes,
  ///     or each byte of the text only a few times in total; otherwise decoding is not linear.
  ///   - target: Returns the target of a link from its text. It must also be pure.
  public init(
    _ name: String,
    startingWith firstCharacters: String,
    needsWordStart: Bool = false,
    scan: @escaping @Sendable (inout LinkReader) -> Match?,
    target: @escaping @Sendable (String) -> TextLink
  ) {
    self.init(
      name,
      firstBytes: Set(firstCharacters.unicodeScalars.compactMap { String($0).utf8.first }),
      needsWordStart: needsWordStart,
      scan: scan,
      target: target
    )
  }

  init(
    _ name: String,
    firstBytes: Set<UInt8>,
    needsWordStart: Bool,
    scan: @escaping @Sendable (inout LinkReader) -> Match?,
    target: @escaping @Sendable (String) -> TextLink
  ) {
    self.name = name
    self.firstBytes = firstBytes
    self.needsWordStart = needsWordStart
    self.scan = scan
    self.target = target
  }
}
