public import Foundation

/// The key of an attribute of a ``StyledText`` in an `AttributedString`.
public enum StyledTextAttribute<Key: TextAttributeKey>: AttributedStringKey {
  /// The type of the attribute's values.
  public typealias Value = Key.Value
  /// `StyleSpec.` and the key's name; stable.
  public static var name: String { "StyleSpec." + Key.name }
  /// Whether typing extends the attribute. Foundation has no atoms, so atoms are not inherited.
  public static var inheritedByAddedText: Bool { Key.editBehavior == .inherit }
}

extension AttributeScopes {
  /// The attributes of a ``StyledText`` in an `AttributedString`: `string.styleSpec.strikethrough`. Custom keys are
  /// used as `string[StyledTextAttribute<YourKey>.self]`.
  public struct StyleSpecAttributes: AttributeScope {
    /// The style code, or an explicit style.
    public let style: StyledTextAttribute<TextAttributeKeys.Style>
    /// A text color, which overrides the style's.
    public let color: StyledTextAttribute<TextAttributeKeys.Color>
    /// A font weight, 1…1000, which overrides the style's.
    public let weight: StyledTextAttribute<TextAttributeKeys.Weight>
    /// A font size in points, which overrides the style's.
    public let size: StyledTextAttribute<TextAttributeKeys.Size>
    /// A letter spacing in points, which overrides the style's.
    public let letterSpacing: StyledTextAttribute<TextAttributeKeys.LetterSpacing>
    /// A line under the text.
    public let underline: StyledTextAttribute<TextAttributeKeys.Underline>
    /// A line through the text.
    public let strikethrough: StyledTextAttribute<TextAttributeKeys.Strikethrough>
    /// The background of the text.
    public let background: StyledTextAttribute<TextAttributeKeys.Background>
    /// A line around the text.
    public let border: StyledTextAttribute<TextAttributeKeys.Border>
    /// The target of a tap.
    public let link: StyledTextAttribute<TextAttributeKeys.Link>
    /// A box in the line.
    public let attachment: StyledTextAttribute<TextAttributeKeys.Attachment>
    /// The name of a person, as an atom.
    public let mention: StyledTextAttribute<TextAttributeKeys.Mention>
    /// The look of a link while it is pressed.
    public let pressed: StyledTextAttribute<TextAttributeKeys.Pressed>
    /// The name of a unit that lines do not break inside of.
    public let keepTogether: StyledTextAttribute<TextAttributeKeys.KeepTogether>
    /// The alignment of the paragraph's lines.
    public let alignment: StyledTextAttribute<TextAttributeKeys.Alignment>
    /// The behavior at the end of a full line.
    public let lineBreakMode: StyledTextAttribute<TextAttributeKeys.LineBreak>
    /// The distance of the first line from the leading edge, in points.
    public let firstLineIndent: StyledTextAttribute<TextAttributeKeys.FirstLineIndent>
    /// The distance of the other lines from the leading edge, in points.
    public let headIndent: StyledTextAttribute<TextAttributeKeys.HeadIndent>
    /// The distance of line ends from the trailing edge, in points.
    public let tailIndent: StyledTextAttribute<TextAttributeKeys.TailIndent>
    /// The readiness to hyphenate words, 0…1.
    public let hyphenation: StyledTextAttribute<TextAttributeKeys.Hyphenation>
    /// The space after the paragraph, in points.
    public let paragraphSpacing: StyledTextAttribute<TextAttributeKeys.ParagraphSpacing>
    /// The space before the paragraph, in points.
    public let paragraphSpacingBefore: StyledTextAttribute<TextAttributeKeys.ParagraphSpacingBefore>
    /// The attributes and the template of the whole text.
    public let wholeText: WholeTextAttribute
    /// The origin of the run's attributes, if it does not follow from them.
    public let provenance: ProvenanceAttribute
  }

  /// The scope of this package's attributes, for key paths.
  public var styleSpec: StyleSpecAttributes.Type { StyleSpecAttributes.self }
}

extension TextAttributeKeys {
  /// The keys of this package, from ``Foundation/AttributeScopes/StyleSpecAttributes``.
  public static let all: [any TextAttributeKey.Type] =
    CharacterAttribute.allCases.map(\.key) + ParagraphAttribute.allCases.map(\.key)

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func named(_ name: String) -> (any TextAttributeKey.Type)? { byName[name] }
}

extension CharacterAttribute {
  /// The key, as the scope has it.
  fileprivate var key: any TextAttributeKey.Type {
    switch self {
    case .attachment: keyOfMember(\.attachment)
    case .background: keyOfMember(\.background)
    case .border: keyOfMember(\.border)
    case .color: keyOfMember(\.color)
    case .keepTogether: keyOfMember(\.keepTogether)
    case .letterSpacing: keyOfMember(\.letterSpacing)
    case .link: keyOfMember(\.link)
    case .mention: keyOfMember(\.mention)
    case .pressed: keyOfMember(\.pressed)
    case .size: keyOfMember(\.size)
    case .strikethrough: keyOfMember(\.strikethrough)
    case .style: keyOfMember(\.style)
    case .underline: keyOfMember(\.underline)
    case .weight: keyOfMember(\.weight)
    }
  }
}

extension ParagraphAttribute {
  /// The key, as the scope has it.
  fileprivate var key: any TextAttributeKey.Type {
    switch self {
    case .alignment: keyOfMember(\.alignment)
    case .firstLineIndent: keyOfMember(\.firstLineIndent)
    case .headIndent: keyOfMember(\.headIndent)
    case .hyphenation: keyOfMember(\.hyphenation)
    case .lineBreakMode: keyOfMember(\.lineBreakMode)
    case .paragraphSpacing: keyOfMember(\.paragraphSpacing)
    case .paragraphSpacingBefore: keyOfMember(\.paragraphSpacingBefore)
    case .tailIndent: keyOfMember(\.tailIndent)
    }
  }
}

/// The key of a member of the scope.
private func keyOfMember<Key: TextAttributeKey>(
  _ member: KeyPath<AttributeScopes.StyleSpecAttributes, StyledTextAttribute<Key>>
) -> any TextAttributeKey.Type {
  Key.self
}

/// The properties of a ``StyledText`` other than its runs. They are set on the whole string, and restore the text.
public enum WholeTextAttribute: AttributedStringKey {
  /// Attributes and template of the whole text.
  public struct Value: Sendable, Hashable {
    let attributes: TextAttributes
    let template: TemplateState?
    let values: [String: String]
    let hidden: HiddenText?
  }

  /// Stable, because it may be stored.
  public static let name = "StyleSpec.wholeText"
}

/// The origin of a run's attributes, if it does not follow from them.
public enum ProvenanceAttribute: AttributedStringKey {
  /// The origin, the attributes that repeat those of the whole text, and attributes with custom keys.
  public struct Value: Sendable, Hashable {
    let origin: AttributeOrigin
    let repeated: [String]
    /// Attributes with custom keys, which they hold.
    let known: TextAttributes
  }

  /// Stable, because it may be stored.
  public static let name = "StyleSpec.provenance"
}
