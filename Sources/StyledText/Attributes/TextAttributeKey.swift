/// A kind of attribute: its name, the type of its values, and its behavior in edits.
///
/// Custom keys work like those of this package. A key is a type without instances:
///
/// ```swift
/// enum ReviewState: TextAttributeKey {
///   typealias Value = String
///   static let name = "com.example.review"
///   static let editBehavior = EditBehavior.drop
/// }
/// var comment = StyledText("Looks good to me")
/// comment.attributes[ReviewState.self] = "open"
/// comment[0..<5][ReviewState.self] = "approved"
/// ```
public protocol TextAttributeKey: SendableMetatype {
  /// The type of the values.
  associatedtype Value: Codable & Hashable & Sendable

  /// The name of the attribute, also in encoded texts: keep it stable, and begin it with your domain.
  static var name: String { get }
  /// The behavior of the attribute in edits; by default ``EditBehavior/inherit``.
  static var editBehavior: EditBehavior { get }
  /// Whether it applies to characters, the default, or to whole paragraphs.
  static var extent: AttributeExtent { get }
  /// Returns the length of one atom in UTF-16 units, for atomic keys whose values have a length. Neighbors with equal
  /// values are one run, which this length divides into atoms. If it is nil, the default, the run is one atom.
  static func atomLength(of value: Value) -> Int?
  /// Returns the nearest valid value, which is stored instead; by default the value itself. Decoding an invalid value
  /// throws.
  static func nearestAllowed(to value: Value) -> Value
}

extension TextAttributeKey {
  /// Typing extends it.
  public static var editBehavior: EditBehavior { .inherit }
  /// It belongs to characters.
  public static var extent: AttributeExtent { .character }
  /// Equal neighbors are one atom.
  public static func atomLength(of value: Value) -> Int? { nil }
  /// All values are valid.
  public static func nearestAllowed(to value: Value) -> Value { value }
}

/// The behavior of an attribute when text is inserted or replaced.
public enum EditBehavior: String, Sendable, Hashable, CaseIterable {
  /// Inserted text inherits it from the character before it, or at the start of the text from the one after it.
  case inherit
  /// Text that is inserted inside gets it, text at its edges does not: a link may be edited, and keeps its ends.
  ///
  /// ```swift
  /// var text: StyledText = "Read \("more", link: "item/7")"
  /// try text.insert("m", at: 6)  // part of the link
  /// text.append("!")  // not part of it
  /// ```
  case drop
  /// Its text is one unit: an edit that touches a part removes or replaces all of it.
  case atomic
}

/// The kind of text that an attribute belongs to.
public enum AttributeExtent: String, Sendable, Hashable, CaseIterable {
  /// Any run of text.
  case character
  /// Whole paragraphs; ranges are widened to them.
  case paragraph
}
