public import Foundation
public import StyleTables

extension AttributeScopes {
  /// The attributes that a ``StyledText`` puts on an `AttributedString`.
  public struct StyleSpecAttributes: AttributeScope {
    public let styleCode: StyleCodeAttribute
    public let resolvedStyle: ResolvedStyleAttribute
    public let textAttributes: TextAttributesAttribute
  }

  public var styleSpec: StyleSpecAttributes.Type { StyleSpecAttributes.self }
}

/// The style code that a stretch of text was styled with. Text added to it takes it over.
public enum StyleCodeAttribute: AttributedStringKey {
  public typealias Value = StyleCode
  public static let name = "StyleSpec.code"
}

/// What the style code meant when the text was made.
public enum ResolvedStyleAttribute: AttributedStringKey {
  public typealias Value = ResolvedStyle
  public static let name = "StyleSpec.resolved"
}

/// Underline, strikethrough and link; absent when there is none of them.
public enum TextAttributesAttribute: AttributedStringKey {
  public typealias Value = TextAttributes
  public static let name = "StyleSpec.attributes"
}

extension AttributeDynamicLookup {
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
