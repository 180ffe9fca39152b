internal import StyleTables

/// A set of attributes, at most one for each key.
///
/// The set is one reference, so that thousands of runs can share it; a change makes a new one.
public struct TextAttributes: Sendable {
  var storage: Storage?

  /// Creates an empty set.
  public init() {}

  init(sorted entries: [any AnyTextAttribute]) {
    storage = entries.isEmpty ? nil : Storage(entries)
  }

  /// Creates a set with only a code, as most texts have.
  init(code: StyleCode) {
    self.init(sorted: [TextAttribute<TextAttributeKeys.Style>(.code(code))])
  }

  /// Creates a set with only a color.
  init(onlyColor color: StyleColor) {
    self.init(sorted: [TextAttribute<TextAttributeKeys.Color>(color)])
  }

  /// Whether the set is empty.
  public var isEmpty: Bool { storage == nil }

  /// The names of the attributes that are set, in alphabetical order.
  public var names: [String] { entries.map(\.name) }

  /// The value of an attribute; nil if it is not set. Setting nil removes it.
  ///
  /// - Complexity: Linear in the number of attributes.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    get { entry(of: key)?.value(of: key) }
    set {
      if let newValue {
        set(TextAttribute<Key>(newValue))
      } else {
        remove(Key.name)
      }
    }
  }

  /// Returns these attributes and others. The others win if both have an attribute. A set is one layer: a style
  /// replaces another style along with its color, even if it leaves the color open.
  public func merging(_ others: TextAttributes) -> TextAttributes {
    guard let own = storage else { return others }
    guard let other = others.storage, other !== own else { return self }
    return TextAttributes(sorted: Self.merge(own.entries, other.entries))
  }

  /// Returns the attributes for which a condition holds.
  func filter(_ condition: (any AnyTextAttribute) -> Bool) -> TextAttributes {
    let kept = entries.filter(condition)
    return kept.count == entries.count ? self : TextAttributes(sorted: kept)
  }
}

extension TextAttributes {
  /// Sorted by name, so that equal sets have equal storage and are encoded alike.
  final class Storage: Sendable {
    let entries: [any AnyTextAttribute]
    /// The entries' keys. Searching them does not touch reference counts.
    let keys: [ObjectIdentifier?]
    /// The sum of the attributes' hashes, so that layers of sets can be hashed without being merged.
    let hash: Int
    let isInherited: Bool
    let traits: AttributeTraits

    init(_ entries: [any AnyTextAttribute]) {
      self.entries = entries
      keys = entries.map(\.key)
      hash = entries.reduce(0) { $0 &+ $1.hash }
      isInherited = entries.allSatisfy { $0.editBehavior == .inherit }
      traits = AttributeTraits(entries)
    }
  }

  var entries: [any AnyTextAttribute] { storage?.entries ?? [] }
  /// Whether typing extends all attributes.
  var isInherited: Bool { storage?.isInherited ?? true }
  /// The attributes that typing extends.
  var inherited: TextAttributes {
    isInherited ? self : filter { $0.editBehavior == .inherit }
  }
  var withoutAtoms: TextAttributes { hasAtoms ? filter { $0.editBehavior != .atomic } : self }
  var ofParagraphs: TextAttributes { hasParagraphAttributes ? filter { $0.extent == .paragraph } : TextAttributes() }
  package var ofCharacters: TextAttributes { hasParagraphAttributes ? filter { $0.extent == .character } : self }

  func entry(named name: String) -> (any AnyTextAttribute)? {
    guard let storage else { return nil }
    return storage.entries.first { $0.name == name }
  }

  mutating func set(_ attribute: any AnyTextAttribute) {
    self = merging(TextAttributes(sorted: [attribute]))
  }

  func removing(_ name: String) -> TextAttributes {
    entry(named: name) == nil ? self : filter { $0.name != name }
  }

  mutating func remove(_ name: String) {
    self = removing(name)
  }

  private static func merge(
    _ own: [any AnyTextAttribute],
    _ others: [any AnyTextAttribute]
  ) -> [any AnyTextAttribute] {
    var merged: [any AnyTextAttribute] = []
    merged.reserveCapacity(own.count + others.count)
    var rest = own[...]
    for other in others {
      while let first = rest.first, first.name < other.name { merged.append(rest.removeFirst()) }
      if rest.first?.name == other.name { rest.removeFirst() }
      merged.append(other)
    }
    return merged + rest
  }
}

extension TextAttributes: Hashable {
  /// Returns whether two sets have the same attributes with equal values.
  public static func == (left: Self, right: Self) -> Bool {
    guard let one = left.storage, let other = right.storage else { return left.isEmpty && right.isEmpty }
    return one === other
      || one.hash == other.hash && one.entries.elementsEqual(other.entries) { $0.isEqual(to: $1) }
  }

  /// Hashes the attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage?.hash ?? 0)
  }
}

extension TextAttributes: CustomStringConvertible {
  /// `link item/7, strikethrough single`, in alphabetical order; `none` for an empty set.
  public var description: String {
    isEmpty ? "none" : entries.map { "\($0.name) \($0.summary)" }.joined(separator: ", ")
  }
}
