public import StyleTables

/// The attributes of this package. For custom ones, see ``TextAttributeKey``.
public enum TextAttributeKeys {
  /// The style code of a run, or an explicit style.
  public enum Style: TextAttributeKey {
    /// A code or an explicit style.
    public typealias Value = TextStyle
    /// `style`
    public static var name: String { "style" }
  }
}

extension TextAttributes {
  /// The style code; nil without a style, and for an explicit style. Setting it replaces an explicit style.
  public var style: StyleCode? {
    get { self[TextAttributeKeys.Style.self]?.code }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.code) }
  }

  /// A style that does not belong to a catalog. Setting it replaces a style code.
  public var explicitStyle: ResolvedStyle? {
    get {
      guard case .explicit(let style)? = self[TextAttributeKeys.Style.self] else { return nil }
      return style
    }
    set { self[TextAttributeKeys.Style.self] = newValue.map(TextStyle.explicit) }
  }
}
