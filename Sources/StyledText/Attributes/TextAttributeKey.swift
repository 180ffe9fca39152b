/// A kind of attribute: its name, the type of its values, and how it behaves when the text is edited.
///
/// The keys of this package and yours are alike. A key is a type without instances:
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
  /// What the attribute holds.
  associatedtype Value: Codable & Hashable & Sendable

  /// What identifies the attribute, also in encoded texts: keep it stable, and begin it with a domain of yours.
  static var name: String { get }
  /// What becomes of the attribute where the text is edited; ``EditBehavior/inherit`` unless said.
  static var editBehavior: EditBehavior { get }
  /// Whether it belongs to characters or to whole paragraphs; characters unless said.
  static var extent: AttributeExtent { get }
  /// The length of one atom in UTF-16 units, for atomic keys whose values know it. Neighbors with equal values are one
  /// run, and this tells how many atoms the run is. Nil, as it is unless said, makes such a run a single atom.
  static func atomLength(of value: Value) -> Int?
  /// What is kept of a value that is set: the nearest one that makes sense; the value itself unless said. A coded form
  /// whose value differs from this is refused.
  static func nearestAllowed(to value: Value) -> Value
}

extension TextAttributeKey {
  /// Typing extends it.
  public static var editBehavior: EditBehavior { .inherit }
  /// It belongs to characters.
  public static var extent: AttributeExtent { .character }
  /// Equal neighbors are one atom.
  public static func atomLength(of value: Value) -> Int? { nil }
  /// Every value makes sense.
  public static func nearestAllowed(to value: Value) -> Value { value }
}

/// What becomes of an attribute where text is inserted or replaced.
public enum EditBehavior: String, Sendable, Hashable, CaseIterable {
  /// Inserted text takes it from the character before it, or from the one after it at the start of the text.
  case inherit
  /// Text that is inserted inside takes it, text at its edges does not: a link may be edited, and ends where it ended.
  ///
  /// ```swift
  /// var text: StyledText = "Read \("more", link: "item/7")"
  /// try text.insert("m", at: 6)  // part of the link
  /// text.append("!")  // not part of it
  /// ```
  case drop
  /// Its text is one thing: an edit that touches a part removes or replaces the whole.
  case atomic
}

/// What an attribute belongs to.
public enum AttributeExtent: String, Sendable, Hashable, CaseIterable {
  /// Any run of text.
  case character
  /// Whole paragraphs; ranges are widened to them.
  case paragraph
}
