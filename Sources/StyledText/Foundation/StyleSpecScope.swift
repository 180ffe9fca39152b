public import Foundation

/// An attribute of a ``StyledText`` as one of an `AttributedString`.
public enum StyledTextAttribute<Key: TextAttributeKey>: AttributedStringKey {
  /// The same values.
  public typealias Value = Key.Value
  /// Stable: `StyleSpec.` and the key's name.
  public static var name: String { "StyleSpec." + Key.name }
  /// As the key says; Foundation knows no atoms, so these are not inherited.
  public static var inheritedByAddedText: Bool { Key.editBehavior == .inherit }
}

extension AttributeScopes {
  /// The attributes of a ``StyledText`` in an `AttributedString`: `string.styleSpec.strikethrough`. Keys of yours are used
  /// as `string[StyledTextAttribute<YourKey>.self]`.
  public struct StyleSpecAttributes: AttributeScope {
    /// The style code, or an explicit style.
    public let style: StyledTextAttribute<TextAttributeKeys.Style>
    /// A text color that is stronger than the style's.
    public let color: StyledTextAttribute<TextAttributeKeys.Color>
    /// A font weight, 1…1000, that is stronger than the style's.
    public let weight: StyledTextAttribute<TextAttributeKeys.Weight>
    /// A font size in points that is stronger than the style's.
    public let size: StyledTextAttribute<TextAttributeKeys.Size>
    /// A letter spacing in points that is stronger than the style's.
    public let letterSpacing: StyledTextAttribute<TextAttributeKeys.LetterSpacing>
    /// A line under the text.
    public let underline: StyledTextAttribute<TextAttributeKeys.Underline>
    /// A line through the text.
    public let strikethrough: StyledTextAttribute<TextAttributeKeys.Strikethrough>
    /// What is painted behind the text.
    public let background: StyledTextAttribute<TextAttributeKeys.Background>
    /// A line around the text.
    public let border: StyledTextAttribute<TextAttributeKeys.Border>
    /// Where a tap leads.
    public let link: StyledTextAttribute<TextAttributeKeys.Link>
    /// A box in the line.
    public let attachment: StyledTextAttribute<TextAttributeKeys.Attachment>
    /// Somebody's name, as an atom.
    public let mention: StyledTextAttribute<TextAttributeKeys.Mention>
    /// How the paragraph's lines are aligned.
    public let alignment: StyledTextAttribute<TextAttributeKeys.Alignment>
    /// What happens where a line is full.
    public let lineBreakMode: StyledTextAttribute<TextAttributeKeys.LineBreak>
    /// How far the first line starts from the leading edge, in points.
    public let firstLineIndent: StyledTextAttribute<TextAttributeKeys.FirstLineIndent>
    /// How far the other lines start from the leading edge, in points.
    public let headIndent: StyledTextAttribute<TextAttributeKeys.HeadIndent>
    /// How far lines end before the trailing edge, in points.
    public let tailIndent: StyledTextAttribute<TextAttributeKeys.TailIndent>
    /// How readily words are broken, 0…1.
    public let hyphenation: StyledTextAttribute<TextAttributeKeys.Hyphenation>
    /// The space after the paragraph, in points.
    public let paragraphSpacing: StyledTextAttribute<TextAttributeKeys.ParagraphSpacing>
    /// The space before the paragraph, in points.
    public let paragraphSpacingBefore: StyledTextAttribute<TextAttributeKeys.ParagraphSpacingBefore>
    /// What the whole text has, beside its words.
    public let wholeText: WholeTextAttribute
    /// How the run came to its attributes, where that does not show in them.
    public let provenance: ProvenanceAttribute
  }

  /// The scope of this package's attributes, for key paths.
  public var styleSpec: StyleSpecAttributes.Type { StyleSpecAttributes.self }
}

/// What a ``StyledText`` has beside words and runs. It is on all of the string, and tells the way back.
public enum WholeTextAttribute: AttributedStringKey {
  /// Attributes and template of the whole text.
  public struct Value: Sendable, Hashable {
    let attributes: TextAttributes
    let template: TemplateState?
    let values: [String: String]
  }

  /// Stable: it may be stored.
  public static let name = "StyleSpec.wholeText"
}

/// How a run came to its attributes, where that does not show in them.
public enum ProvenanceAttribute: AttributedStringKey {
  /// The origin, which attributes repeat what the whole text has, and what only their keys can read.
  public struct Value: Sendable, Hashable {
    let origin: AttributeOrigin
    let repeated: [String]
    /// Attributes of other keys than this package's; they bring their keys along.
    let known: TextAttributes
  }

  /// Stable: it may be stored.
  public static let name = "StyleSpec.provenance"
}
