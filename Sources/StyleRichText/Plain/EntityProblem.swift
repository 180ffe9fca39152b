/// An entity that does not fit its text, and is dropped. The text itself is shown all the same.
public struct EntityProblem: Sendable, Hashable {
  /// Why an entity is dropped.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// Its range is not in the text.
    case outsideText
    /// An end of its range is inside a character as people see it, such as an emoji of several scalars.
    case insideCharacter
    /// It overlaps an entity that starts before it, or one at the same position that precedes it in the list.
    case overlapping
    /// It is a mention whose text does not begin with `@`, does not have a name after that, or has a line break.
    case notAName
    /// It is an emoji with an empty range.
    case notACode
  }

  /// The entity.
  public let entity: PlainText.Entity
  /// Why it is dropped.
  public let reason: Reason

  /// Creates a problem from its parts.
  public init(_ entity: PlainText.Entity, _ reason: Reason) {
    self.entity = entity
    self.reason = reason
  }
}

extension EntityProblem: CustomStringConvertible {
  /// The entity, the problem, and the solution.
  public var description: String {
    let name =
      switch entity.kind {
      case .mention(let identifier): "mention of \(identifier)"
      case .literal: "literal text"
      case .emoji: "emoji"
      }
    let problem =
      switch reason {
      case .outsideText: "is not in the text; ranges are UTF-16 offsets"
      case .insideCharacter: "begins or ends inside a character"
      case .overlapping: "overlaps another entity"
      case .notAName: "is not `@` and a name on one line; was the text edited without its entities?"
      case .notACode: "is empty"
      }
    return "\(name) at \(entity.range.lowerBound)..<\(entity.range.upperBound) \(problem)"
  }
}
