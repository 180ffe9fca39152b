/// The rule between a field and a binding of its app, so that neither reacts to itself: typed text is not written back
/// into the field, and a text from the app is set once.
///
/// ```swift
/// // The field has changed.
/// if bound.isNews(value) {
///   binding.wrappedValue = value
///   bound.wrote(value, found: binding.wrappedValue)
/// }
/// // SwiftUI shows the field again.
/// if let value = bound.read(binding.wrappedValue, current: field.value) { field.value = value }
/// ```
///
/// An app may show a text late, after people have typed more, and even show texts in another order. These texts are
/// recognized and do not replace typed text until the app shows the last one. An app that keeps its own text does not
/// undo their typing either.
package struct BoundValue<Value: Equatable & Sendable>: Sendable {
  /// The last value of the binding that the field has dealt with.
  private var seen: Value
  /// Values that the field has written since the binding last had the field's value, the oldest first.
  private var sent: [Value] = []

  /// Creates the rule for a field with a value.
  package init(_ value: Value) {
    seen = value
  }

  /// Takes the value of the binding.
  ///
  /// - Parameters:
  ///   - value: The value of the binding.
  ///   - current: The value of the field.
  /// - Returns: The value that the app has set, for the field; nil if there is nothing to set.
  package mutating func read(_ value: Value, current: Value) -> Value? {
    if value == current {
      settle(value)
      return nil
    }
    guard value != seen else { return nil }
    if sent.contains(value) {
      seen = value
      return nil
    }
    settle(value)
    return value
  }

  /// Whether the binding does not have a value of the field yet.
  package func isNews(_ value: Value) -> Bool { value != sent.last ?? seen }

  /// The field has written a value into the binding.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - found: The value that the binding has now: another one if the app changes it or takes it later.
  package mutating func wrote(_ value: Value, found: Value) {
    guard found != value else { return settle(value) }
    sent.append(value)
    // A binding that never changes must not fill the memory.
    if sent.count > 1_000 { sent.removeFirst() }
  }

  private mutating func settle(_ value: Value) {
    seen = value
    sent = []
  }
}
