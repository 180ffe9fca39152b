/// A place in Swift text that may name a style code, in bytes.
struct SwiftMention {
  enum Kind {
    /// `.name` or `Base.name`.
    case member
    /// The same before a bracket: a function or a case with values.
    case call
    /// `code(named: "name")`.
    case lookUp
    /// `code(named:)` with anything but a plain text.
    case dynamicLookUp
  }

  /// What stands before the dot.
  enum Base {
    /// Nothing: the name is one of a type that is known from the context.
    case implicit
    /// Neither nothing nor a name.
    case expression
    /// A name, and the one before it, if that stands before a dot, too.
    case name(Range<Int>, before: Range<Int>?)
  }

  let kind: Kind
  /// With backticks or quotes.
  let spelling: Range<Int>
  /// Without them.
  let name: Range<Int>
  let base: Base
}
