/// The people that names in plain text may refer to.
///
/// ```swift
/// let people: MentionDirectory = ["小明": "user/7", "Ann Lee": "user/8"]
/// ```
///
/// Names are compared as UTF-8. They may contain spaces. A name that several people share means the first of them.
/// ``sharedNames`` lists such names, so that the app can use an entity instead.
public struct MentionDirectory: Sendable {
  let trie: NameTrie
  /// By the number of the name.
  let identifiers: [String]
  /// The names shared by several people.
  public let sharedNames: [String]
  /// Whether a name that is the beginning of a longer handle is not a mention.
  ///
  /// Between two ASCII letters or digits, `.`, `-`, `@` and `_` continue a handle: if only John is in the directory,
  /// `@john.doe` and `@john@example.com` do not mention him. An `@` before a name from the directory does not: `@小明@小红`
  /// mentions both.
  public let respectsHandles: Bool

  /// Creates a directory. Empty names are ignored, and so are names with a line break, because mentions are in one
  /// line.
  ///
  /// - Parameters:
  ///   - people: The names, each with its person.
  ///   - respectsHandles: ``respectsHandles``. A service without handles may turn it off.
  /// - Complexity: O(*n* log *n*), where *n* is the number of names, and linear in their length.
  public init(_ people: some Sequence<(name: String, identifier: String)>, respectsHandles: Bool = true) {
    var sorted: [(name: [UInt8], place: Int, identifier: String)] = []
    for (place, person) in people.enumerated() {
      let name = Array(person.name.utf8)
      let hasLineBreak = name.withUnsafeBufferPointer { $0.hasLineBreak(in: 0..<$0.count) }
      if name.isEmpty || hasLineBreak { continue }
      sorted.append((name, place, person.identifier))
    }
    sorted.sort { left, right in
      if left.name == right.name { return left.place < right.place }
      return left.name.lexicographicallyPrecedes(right.name)
    }
    var (names, identifiers, shared) = ([[UInt8]](), [String](), [String]())
    for person in sorted {
      guard names.last != person.name else {
        let name = String(decoding: person.name, as: UTF8.self)
        if identifiers.last != person.identifier, shared.last.map(\.utf8)?.elementsEqual(name.utf8) != true {
          shared.append(name)
        }
        continue
      }
      names.append(person.name)
      identifiers.append(person.identifier)
    }
    trie = NameTrie(sorted: names)
    self.identifiers = identifiers
    sharedNames = shared
    self.respectsHandles = respectsHandles
  }

  /// The length of the longest name in UTF-8 units.
  package var longestName: Int { trie.longest }
}

extension MentionDirectory: ExpressibleByDictionaryLiteral {
  /// Creates a directory from names, each with its person.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0.0, identifier: $0.1) })
  }
}
