/// An explanation of a character's look: all attributes that were set for it, and their origins.
public struct Explanation: Sendable, Hashable {
  /// The origin of an attribute.
  public enum Origin: Sendable, Hashable {
    /// ``StyledText/style`` or ``StyledText/attributes``.
    case wholeText
    /// The attributes of a slot.
    case slot(String)
    /// Set on the run.
    case run
    /// Inherited from the text around it, by typing or pasting.
    case inherited
    /// Carried over from the text that was there before.
    case policy(ReplacementPolicy)
    /// A token of a catalog's spec, such as `color.gray2`, through the style code.
    case token(catalog: String, path: String)
    /// A part of an explicit style.
    case explicitStyle
    /// A property that the style leaves open, without a value.
    case leftOpen
  }

  /// An attribute that was set.
  public struct Entry: Sendable, Hashable {
    /// The attribute's name; for a value of a style, the property's name: `lineHeight`, `baseline` …
    public let attribute: String
    /// The value in a readable form; `–` for a color that the style leaves open.
    public let value: String
    /// Its origin.
    public let origin: Origin
    /// Whether a more specific attribute hides this one.
    public let isHidden: Bool
  }

  /// The run around the position, in UTF-16 units.
  public let range: Range<Int>
  /// The text of the run.
  public let text: String
  /// The attributes that were set, by name, the most specific first.
  public let entries: [Entry]

  /// The visible value of an attribute, and its origin; nil if it was not set. For a color that the style leaves open,
  /// it is the color that shows through from a lower layer, if any.
  public subscript(attribute: String) -> Entry? {
    let visible = entries.filter { $0.attribute == attribute && !$0.isHidden }
    return visible.first { $0.origin != .leftOpen } ?? visible.first
  }
}

extension Explanation.Origin: CustomStringConvertible {
  /// The origin as text.
  public var description: String {
    switch self {
    case .wholeText: "whole text"
    case .slot(let name): "slot `\(name)`"
    case .run: "set on the run"
    case .inherited: "inherited from the text around it"
    case .policy(let policy): "carried over from the replaced text, policy `\(policy.rawValue)`"
    case .token(let catalog, let path): "\(catalog): \(path)"
    case .explicitStyle: "explicit style"
    case .leftOpen: "left open"
    }
  }
}

extension Explanation: CustomStringConvertible {
  /// The run, and a line for each entry with value and origin in columns.
  public var description: String {
    let names = entries.map(\.attribute).map(\.count).max() ?? 0
    let values = entries.map(\.value).map(\.count).max() ?? 0
    let lines = entries.map { entry in
      "  \(entry.attribute.padded(to: names))  \(entry.value.padded(to: values))  \(entry.origin)"
        + (entry.isHidden ? ", hidden" : "")
    }
    return (["\(range) \(text.debugDescription)"] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
