/// Why a character looks the way it does: every attribute that was said of it, and where it was said.
public struct Explanation: Sendable, Hashable {
  /// Where an attribute comes from.
  public enum Origin: Sendable, Hashable {
    /// ``StyledText/style`` or ``StyledText/attributes``.
    case wholeText
    /// The attributes of a slot.
    case slot(String)
    /// Set on a run.
    case run
    /// Taken over from the text around it, by typing or pasting.
    case inherited
    /// Taken over from the words that stood there before.
    case policy(ReplacementPolicy)
    /// A token of a catalog's spec, such as `color.gray2`, by way of the style code.
    case token(catalog: String, path: String)
    /// A part of an explicit style.
    case explicitStyle
  }

  /// One thing that was said.
  public struct Entry: Sendable, Hashable {
    /// The attribute's name; for what a style brings along, that of its part: `lineHeight`, `baseline` …
    public let attribute: String
    /// The value, for people.
    public let value: String
    /// Where it was said.
    public let origin: Origin
    /// Whether something more specific was said, so that this is not seen.
    public let isHidden: Bool
  }

  /// The run around the position that looks the same, in UTF-16 units.
  public let range: Range<Int>
  /// The words of the run.
  public let text: String
  /// What was said: attribute by attribute, the most specific first.
  public let entries: [Entry]

  /// What is seen of an attribute, and why; nil when nothing was said of it.
  public subscript(attribute: String) -> Entry? {
    entries.first { $0.attribute == attribute && !$0.isHidden }
  }
}

extension Explanation.Origin: CustomStringConvertible {
  /// The origin in words.
  public var description: String {
    switch self {
    case .wholeText: "whole text"
    case .slot(let name): "slot `\(name)`"
    case .run: "set on the run"
    case .inherited: "taken over from the text around it"
    case .policy(let policy): "taken over from the words before, policy `\(policy.rawValue)`"
    case .token(let catalog, let path): "\(catalog): \(path)"
    case .explicitStyle: "explicit style"
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
