internal import TokenDiagnostics
internal import TokenModel

/// Collections of variables, wherever Figma wrote them.
struct FigmaDocument {
  /// A type of variables. Raw values are those of the API.
  enum Kind: String {
    case color = "COLOR"
    case number = "FLOAT"
    case string = "STRING"
    case boolean = "BOOLEAN"
  }

  /// What an alias leads to.
  enum Target {
    /// The index of a variable.
    case variable(Int)
    /// A variable that is not there: its name and why, as the end of `it is an alias of …`.
    case missing(String)
  }

  /// A value in a mode.
  enum Value {
    case literal(FigmaLiteral)
    /// Another variable's value; `beside` is what the file says it is.
    case alias(Target, beside: FigmaLiteral?)
    /// Another variable's color with an opacity of 0…100; `beside` is what the file says it is.
    case composed(Target, opacity: String, beside: FigmaLiteral?)
    /// Why it cannot be read, as a sentence about `it`.
    case unreadable(String)
  }

  /// A variable.
  struct Variable {
    /// The name as Figma has it, with `/` between groups.
    let name: String
    let kind: Kind
    /// The type that the file names beyond Figma's own ones, such as `dimension`; nil for none.
    let type: String?
    /// The index of the collection.
    let collection: Int
    /// By the modes of the collection; nil for a mode without a value.
    var values: [Value?]
    let scopes: [String]
    let description: String?
    /// The names in code, by platform.
    let codeSyntax: [WrittenJSON.Member]
    /// Whether libraries are published without it.
    let isHidden: Bool
    /// Why it cannot be imported at all; nil for nothing.
    let problem: String?
    let location: SourceRange
  }

  /// Variables with the same modes.
  struct Collection {
    let name: String
    /// The names of the modes.
    let modes: [String]
    /// The index of the mode that counts if none is chosen.
    let standard: Int
    /// Why that one; nil if Figma says it.
    let reason: String?
    let location: SourceRange
  }

  var collections: [Collection] = []
  /// In the order of the collections.
  var variables: [Variable] = []
  var styles: [FigmaTextStyle] = []
}

/// A text style.
struct FigmaTextStyle {
  let name: String
  let description: String?
  /// The members of Figma's type style.
  let style: [WrittenJSON.Member]
  /// The indices of variables by the members that they are bound to.
  let bindings: [String: FigmaDocument.Target]
  /// Why it cannot be imported; nil for nothing.
  let problem: String?
  let location: SourceRange
}

extension WrittenJSON {
  /// The text of a string; nil for anything else.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The digits of a number; nil for anything else.
  var digits: String? { if case .number(let digits) = self { digits } else { nil } }

  /// The elements of an array; none for anything else.
  var elements: [WrittenJSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object; none for anything else.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
