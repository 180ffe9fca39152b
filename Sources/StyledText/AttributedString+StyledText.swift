public import Foundation
public import StyleTables

extension AttributeScopes {
  /// The attributes that a ``StyledText`` puts on an `AttributedString`.
  public struct StyleSpecAttributes: AttributeScope {
    /// The style code of each run.
    public let styleCode: StyleCodeAttribute
    /// What each run's style code meant when the string was made.
    public let resolvedStyle: ResolvedStyleAttribute
    /// Underline, strikethrough and link of each run.
    public let textAttributes: TextAttributesAttribute
  }

  /// The scope of this package's attributes, for key paths.
  public var styleSpec: StyleSpecAttributes.Type { StyleSpecAttributes.self }
}

/// The style code that a stretch of text was styled with. Text added to it takes it over.
public enum StyleCodeAttribute: AttributedStringKey {
  /// A code of any catalogue.
  public typealias Value = StyleCode
  /// Stable: it may be stored.
  public static let name = "StyleSpec.code"
}

/// What the style code meant when the text was made.
public enum ResolvedStyleAttribute: AttributedStringKey {
  /// The meaning in points.
  public typealias Value = ResolvedStyle
  /// Stable: it may be stored.
  public static let name = "StyleSpec.resolved"
}

/// Underline, strikethrough and link; absent when there is none of them.
public enum TextAttributesAttribute: AttributedStringKey {
  /// Everything besides the style.
  public typealias Value = TextAttributes
  /// Stable: it may be stored.
  public static let name = "StyleSpec.attributes"
}

extension AttributeDynamicLookup {
  /// Makes this package's attributes available as members: `string.styleCode`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.StyleSpecAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// The text with the attributes of ``Foundation/AttributeScopes/StyleSpecAttributes``. An `AttributedString` without
  /// characters holds no attributes, so an empty text loses its style here: keep the ``StyledText``.
  public init(_ styledText: StyledText) {
    self.init(styledText.text)
    self.styleCode = styledText.style
    self.resolvedStyle = styledText.resolved
    self.textAttributes = styledText.attributes == TextAttributes() ? nil : styledText.attributes
  }
}
