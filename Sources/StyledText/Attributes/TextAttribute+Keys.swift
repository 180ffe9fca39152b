// Attributes are found by their key's type, which costs one comparison of pointers. Only what has no such type, or another
// one under the same name, is looked for by name.

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
    // A cast that checks the type again would take longer than all the rest.
    return unsafeDowncast(self, to: TextAttribute<Key>.self).value
  }
}
