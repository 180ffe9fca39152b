internal import StyleTables

/// An attribute whose key is determined at run time.
protocol AnyTextAttribute: AnyObject, Sendable {
  var name: String { get }
  /// The key's type; nil for an attribute without one.
  var key: ObjectIdentifier? { get }
  /// Equal attributes have equal hashes.
  var hash: Int { get }
  var editBehavior: EditBehavior { get }
  var extent: AttributeExtent { get }
  /// The length of one atom in UTF-16 units; nil if the whole run is one.
  var atomLength: Int? { get }
  /// The value in a readable form.
  var summary: String { get }
  func isEqual(to other: any AnyTextAttribute) -> Bool
  func encode(to container: inout KeyedEncodingContainer<AttributeName>) throws
  /// Passes the key's type and the value to a visitor.
  func visit(_ visitor: inout some TextAttributeVisitor)
}

extension AnyTextAttribute {
  var isStyle: Bool { name == TextAttributeKeys.Style.name }

  /// The size of one atom; nil if the whole run is one, or if only its length in UTF-16 units is known.
  var atomUnits: (utf8: Int, utf16: Int)? {
    guard editBehavior == .atomic, let length = atomLength, length > 0 else { return nil }
    // U+FFFC, which carries attachments, has three UTF-8 units.
    if length == 1 { return (3, 1) }
    return value(of: TextAttributeKeys.Mention.self).map { ($0.text.utf8.count, length) }
  }
}

/// A visitor that needs the type of an attribute.
protocol TextAttributeVisitor {
  mutating func visit<Key: TextAttributeKey>(_ key: Key.Type, _ value: Key.Value)
  mutating func visitUnknown(_ attribute: UnknownTextAttribute)
}

/// An attribute with its value. It is shared and immutable.
final class TextAttribute<Key: TextAttributeKey>: AnyTextAttribute {
  let value: Key.Value
  let hash: Int

  init(_ value: Key.Value) {
    let value = Key.nearestAllowed(to: value)
    self.value = value
    var hasher = Hasher()
    hasher.combine(Key.name)
    hasher.combine(value)
    hash = hasher.finalize()
  }

  var name: String { Key.name }
  var key: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  var editBehavior: EditBehavior { Key.editBehavior }
  var extent: AttributeExtent { Key.extent }
  var atomLength: Int? { Key.atomLength(of: value) }
  var summary: String { (value as? StyleColor)?.summary ?? String(describing: value) }

  func isEqual(to other: any AnyTextAttribute) -> Bool {
    if self === other { return true }
    guard hash == other.hash, type(of: other) == Self.self else { return false }
    // A checked cast would take longer than the rest of this function.
    return unsafeDowncast(other, to: Self.self).value == value
  }

  func encode(to container: inout KeyedEncodingContainer<AttributeName>) throws {
    try container.encode(value, forKey: AttributeName(Key.name))
  }

  func visit(_ visitor: inout some TextAttributeVisitor) {
    visitor.visit(Key.self, value)
  }
}

extension StyleColor {
  /// `#FF0000`, or `#FF0000, dark #00FF00`: the variants that differ from the light one.
  fileprivate var summary: String {
    let variants = Appearance.allCases.dropFirst().filter { self[$0] != light }
    return ([light.description] + variants.map { "\($0) \(self[$0])" }).joined(separator: ", ")
  }
}

/// The name of an attribute as a key of an encoded object.
struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

// Attributes are found by their key's type, which is a comparison of pointers. Only attributes without a type, or with
// another one under the same name, are found by name.

extension TextAttributes {
  /// The attribute that has a key's name.
  func entry<Key: TextAttributeKey>(of key: Key.Type) -> (any AnyTextAttribute)? {
    guard let storage else { return nil }
    if let index = storage.keys.firstIndex(of: ObjectIdentifier(key)) { return storage.entries[index] }
    return entry(named: Key.name)
  }
}

extension AnyTextAttribute {
  /// The value, if this is an attribute of the key and not only of its name.
  func value<Key: TextAttributeKey>(of key: Key.Type) -> Key.Value? {
    guard self.key == ObjectIdentifier(key) else { return nil }
    // A checked cast would take longer than the rest of this function.
    return unsafeDowncast(self, to: TextAttribute<Key>.self).value
  }
}
