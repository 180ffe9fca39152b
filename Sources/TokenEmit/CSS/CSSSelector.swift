/// The elements with the custom properties: a list of selectors, such as `:root, :host`.
struct CSSSelector {
  let members: [String]

  /// - Parameter text: A list with commas, without a ``problem(of:)``.
  init(_ text: String) { members = Self.members(of: text) ?? [text] }

  /// The selectors of the whole page, or of a whole shadow tree.
  private static let wholes = [":root", "html", ":host"]

  /// Whether the properties are those of the whole page, and not of parts with a selector.
  var isForWholePage: Bool { members.allSatisfy(Self.wholes.contains) }

  /// The elements that inherit nothing of the style sheet: the root, and the host of a shadow tree.
  var roots: [String] { [":root"] + hosts }

  private var hosts: [String] { members.contains(":host") ? [":host"] : [] }

  /// The selectors of elements that choose a context, wherever they are: a host is not found by its attribute alone.
  func choosing(_ attribute: String) -> [String] {
    [attribute] + hosts.map { "\($0)(:where(\(attribute)))" }
  }

  /// The selectors of elements that choose a context in the part of the page that has the tokens, no more specific than
  /// they are for the page.
  func choosingWithin(_ attribute: String) -> [String] {
    isForWholePage ? choosing(attribute) : [":where(\(members.joined(separator: ", "))) \(attribute)"]
  }

  /// Authors of selectors know CSS; only text that could end the rule, or a member of the list, is refused.
  static func problem(of text: String) -> String? {
    let isPlain = !text.contains { "{};@\\\"'".contains($0) || $0.isNewline } && !text.contains("/*")
    return isPlain && members(of: text) != nil
      ? nil : "is not a list of simple selectors, such as `:root`, `.brand` or `:root, :host`"
  }

  /// The parts between commas that are in no brackets. Nil if one is empty, or if brackets do not fit.
  private static func members(of text: String) -> [String]? {
    var members = [""]
    var open: [Character] = []
    for character in text {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case ")", "]":
        guard open.popLast() == character else { return nil }
      default: break
      }
      if character == ",", open.isEmpty { members.append("") } else { members[members.count - 1].append(character) }
    }
    let trimmed = members.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    return open.isEmpty && !trimmed.contains("") ? trimmed : nil
  }
}
