/// Whether an app wants a field to be edited, by its binding, remembered until the field is on a screen and not
/// disabled.
package struct EditingWish: Sendable {
  /// The binding.
  private var bound = BoundValue(false)
  private var wanted: Bool?

  /// Creates a wish for a field that is not edited.
  package init() {}

  /// Takes the value of the binding.
  ///
  /// - Parameters:
  ///   - value: The value of the binding.
  ///   - isEditing: Whether the field is edited now.
  package mutating func read(_ value: Bool, isEditing: Bool) {
    if let new = bound.read(value, current: isEditing) { wanted = new }
    if value == isEditing { wanted = nil }
  }

  /// Takes the wish to fulfill it now: true to begin editing, false to end it; nil if there is nothing to do.
  ///
  /// - Parameter isPossible: Whether the field is on a screen, and not disabled.
  package mutating func take(ifPossible isPossible: Bool) -> Bool? {
    guard isPossible else { return nil }
    defer { wanted = nil }
    return wanted
  }

  /// Whether the binding must still be told that editing has begun or ended.
  package func isNews(_ isEditing: Bool) -> Bool { bound.isNews(isEditing) }

  /// The field has written whether it is edited into the binding.
  ///
  /// - Parameters:
  ///   - isEditing: The written value.
  ///   - found: The value that the binding has now.
  package mutating func wrote(_ isEditing: Bool, found: Bool) {
    wanted = nil
    bound.wrote(isEditing, found: found)
  }
}
