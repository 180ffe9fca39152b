internal import TokenModel

/// New names of custom properties and classes in web sources, by the old ones. Names are equal if their bytes are.
package struct WebNames: Sendable {
  private let properties: [UTF8Name: String]
  private let classes: [UTF8Name: String]
  private let lengths: ClosedRange<Int>

  /// Names that stay the same are left out.
  ///
  /// - Parameters:
  ///   - properties: Custom properties as style sheets write them, with `--` and escapes.
  ///   - classes: Classes as the attribute `class` writes them, without dots and escapes. Both may be lists with spaces
  ///     between the classes, of the same length.
  package init(properties: [(old: String, new: String)], classes: [(old: String, new: String)]) {
    let pairs = classes.flatMap { pair in zip(pair.old.split(separator: " "), pair.new.split(separator: " ")) }
    self.properties = Self.table(properties.map { (CSSEscape.decoded($0.old), CSSEscape.decoded($0.new)) })
    self.classes = Self.table(pairs.map { (String($0), String($1)) })
    let counts = self.properties.keys.map(\.bytes.count) + self.classes.keys.map(\.bytes.count)
    lengths = (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  private static func table(_ pairs: [(String, String)]) -> [UTF8Name: String] {
    let changed = pairs.filter { !$0.0.isEmpty && UTF8Name($0.0) != UTF8Name($0.1) }
    return Dictionary(changed.map { (UTF8Name($0.0), $0.1) }) { first, _ in first }
  }

  /// No names.
  static let none = WebNames(properties: [], classes: [])

  /// Whether no name changes.
  var isEmpty: Bool { properties.isEmpty && classes.isEmpty }

  /// The new name of a custom property, without escapes; nil for another name.
  func property(_ name: ArraySlice<UInt8>) -> String? {
    guard lengths.contains(name.count), name.starts(with: [WebBytes.hyphen, WebBytes.hyphen]) else { return nil }
    return properties[UTF8Name(name)]
  }

  /// The new name of a class, without escapes; nil for another name.
  func `class`(_ name: ArraySlice<UInt8>) -> String? {
    lengths.contains(name.count) ? classes[UTF8Name(name)] : nil
  }
}
