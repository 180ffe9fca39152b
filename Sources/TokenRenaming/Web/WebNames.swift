internal import TokenModel

/// The names to find in web sources. Names are equal if their bytes are.
package struct WebNames: Sendable {
  private let properties: [UTF8Name: WebName]
  private let classes: [UTF8Name: WebName]
  private let lengths: ClosedRange<Int>

  /// Creates names to find. Of several equal ones, the first counts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  package init(_ names: [WebName]) {
    properties = Self.table(names.filter { $0.kind == .property })
    classes = Self.table(names.filter { $0.kind == .class })
    let counts = properties.keys.map(\.bytes.count) + classes.keys.map(\.bytes.count)
    lengths = (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  /// Names that stay the same are left out.
  ///
  /// - Parameters:
  ///   - properties: Custom properties as style sheets write them, with `--` and escapes.
  ///   - classes: Classes as the attribute `class` writes them, without dots and escapes. Both may be lists with spaces
  ///     between the classes, of the same length.
  package init(properties: [(old: String, new: String)], classes: [(old: String, new: String)]) {
    let pairs = classes.flatMap { pair in zip(pair.old.split(separator: " "), pair.new.split(separator: " ")) }
    let names =
      properties.map { WebName(.property, CSSEscape.decoded($0.old), to: CSSEscape.decoded($0.new)) }
      + pairs.map { WebName(.class, String($0), to: String($1)) }
    self.init(names.filter { !$0.old.isEmpty && UTF8Name($0.new) != UTF8Name($0.old) })
  }

  private static func table(_ names: [WebName]) -> [UTF8Name: WebName] {
    Dictionary(names.map { (UTF8Name($0.old), $0) }) { first, _ in first }
  }

  /// No names.
  package static let none = WebNames([])

  /// Whether there is no name to find.
  var isEmpty: Bool { properties.isEmpty && classes.isEmpty }

  /// A custom property, without escapes; nil for another name.
  func property(_ name: ArraySlice<UInt8>) -> WebName? {
    guard lengths.contains(name.count), name.starts(with: [WebBytes.hyphen, WebBytes.hyphen]) else { return nil }
    return properties[UTF8Name(name)]
  }

  /// A class, without escapes; nil for another name.
  func `class`(_ name: ArraySlice<UInt8>) -> WebName? {
    lengths.contains(name.count) ? classes[UTF8Name(name)] : nil
  }
}
