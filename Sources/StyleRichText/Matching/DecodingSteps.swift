/// The work of decoding, counted so that tests need not measure times.
package struct DecodingSteps: Sendable, Hashable {
  /// The bytes of the text that were looked at to find the beginning of something.
  package var bytes = 0
  /// The bytes that were compared with codes and names.
  package var trie = 0
  /// The bytes that rules of links looked at.
  package var links = 0

  package init() {}

  /// All of them.
  package var total: Int { bytes + trie + links }
}
