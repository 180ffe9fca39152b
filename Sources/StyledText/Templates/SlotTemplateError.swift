internal import StyleTables

/// An error in a template or a format. Positions are UTF-16 offsets in its source.
public enum SlotTemplateError: Error, Sendable, Hashable {
  /// A `{` without its `}`, or with another `{` before it.
  case unclosedBrace(position: Int)
  /// A `}` without its `{`.
  case unopenedBrace(position: Int)
  /// `{}`
  case emptyName(position: Int)
  /// A `[` without its `]`.
  case unclosedBracket(position: Int)
  /// A `]` without its `[`.
  case unopenedBracket(position: Int)
  /// A part in brackets without a slot directly in it, which would never vanish.
  case partWithoutSlot(position: Int)
  /// A `%` in a format that is not followed by a known placeholder.
  case unreadablePlaceholder(position: Int)
  /// An incomplete placeholder: `%1` without `$@`, `%1@` without `$`. `written` is the placeholder in the format,
  /// `missing` describes the missing part, and `complete` is the whole placeholder.
  case incompletePlaceholder(position: Int, written: String, missing: String, complete: String)
  /// A variable of a plural, such as `%#@items@`, or the number in one, `%arg`. A format with plurals is resolved
  /// before it becomes a template.
  case pluralPlaceholder(position: Int, written: String)
  /// A placeholder that formats a number, such as `%.2f`. A slot shows its value unchanged.
  case formattingPlaceholder(position: Int)
  /// A placeholder of an argument without a named slot. Arguments count from 1.
  case argumentWithoutSlot(position: Int, argument: Int, slotCount: Int)
  /// An invalid slot name: an empty one, or one with a brace.
  case invalidSlotName(String)
}

extension SlotTemplateError: CustomStringConvertible {
  /// The error, and how to fix it.
  public var description: String {
    switch self {
    case .unclosedBrace(let position):
      "the `{` at position \(position) is not closed; write `{name}` for a slot, or `{{` for a brace"
    case .unopenedBrace(let position):
      "the `}` at position \(position) closes nothing; write `{name}` for a slot, or `}}` for a brace"
    case .emptyName(let position):
      "the slot at position \(position) has no name; write `{name}`, or `{{}}` for two braces"
    case .unclosedBracket(let position):
      "the `[` at position \(position) is not closed; write `[ {name}]` for a part that may vanish, `[[` for a bracket, and "
        + "`]{}]` to close two parts"
    case .unopenedBracket(let position):
      "the `]` at position \(position) closes nothing; write `[ {name}]` for a part that may vanish, or `]]` for a bracket"
    case .partWithoutSlot(let position):
      "the part at position \(position) has no slot directly in it, and would always be there; write `[ {name}]`, or `[[` "
        + "and `]]` for brackets"
    case .unreadablePlaceholder(let position):
      "the `%` at position \(position) does not start a placeholder; write `%@` or `%1$@` for a slot, or `%%` for a percent sign"
    case .incompletePlaceholder(let position, let written, let missing, let complete):
      "`\(written)` at position \(position) lacks \(missing); write `\(complete)` for a slot, or `%%` for a percent sign"
    case .pluralPlaceholder(let position, let written):
      "`\(written)` at position \(position) is a part of a plural and lacks `$@`; resolve the plural before, or write `%1$@`"
    case .formattingPlaceholder(let position):
      "the placeholder at position \(position) formats its value; a slot shows its value as it is, so format it before and "
        + "write `%@`"
    case .argumentWithoutSlot(let position, let argument, let slotCount):
      "the placeholder at position \(position) is argument \(argument); \(slotCount) slots were named, from argument 1 on"
    case .invalidSlotName(let name):
      "`\(name)` cannot be a slot's name; names are not empty and do not contain braces"
    }
  }
}

/// An unknown slot name.
public struct UnknownSlotError: Error, Sendable, Hashable {
  /// The name that was used.
  public let name: String
  /// Similar names of the template, the most similar first; empty if none is similar.
  public let suggestions: [String]

  init(name: String, in template: SlotTemplate?) {
    self.name = name
    suggestions = (template?.slotNames ?? []).nearest(to: name)
  }
}

extension UnknownSlotError: CustomStringConvertible {
  /// The error, and how to fix it.
  public var description: String {
    let near = suggestions.map { "`\($0)`" }.joined(separator: " or ")
    return "the template has no slot `\(name)`" + (near.isEmpty ? "" : "; did you mean \(near)?")
  }
}
