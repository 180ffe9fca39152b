/// The selected tags, and how many can be selected.
///
/// A tag is identified by its item's identifier. Items that are hidden or gone stay selected.
public enum TagSelection<ID: Hashable>: Hashable {
  /// Tags cannot be selected.
  case off
  /// At most one tag. A tap on another tag selects that one instead.
  case one(ID?)
  /// Any number of tags.
  case many(Set<ID>)

  /// The selected tags.
  public var ids: Set<ID> {
    switch self {
    case .off: []
    case .one(let id): id.map { [$0] } ?? []
    case .many(let ids): ids
    }
  }

  /// Whether a tag is selected.
  public func contains(_ id: ID) -> Bool {
    switch self {
    case .off: false
    case .one(let selected): selected == id
    case .many(let ids): ids.contains(id)
    }
  }

  /// Handles a tap on a tag: selects it, or deselects it if it was selected.
  public mutating func toggle(_ id: ID) {
    switch self {
    case .off: break
    case .one(let selected): self = .one(selected == id ? nil : id)
    case .many(let ids): self = .many(ids.symmetricDifference([id]))
    }
  }
}

extension TagSelection: Sendable where ID: Sendable {}

/// The current state of a tag.
public struct TagState: Sendable, Hashable {
  /// Whether its item is selected. The tag that tells how many are hidden never is.
  public var isSelected: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool

  /// Creates a state.
  public init(isSelected: Bool = false, isPressed: Bool = false) {
    self.isSelected = isSelected
    self.isPressed = isPressed
  }
}
