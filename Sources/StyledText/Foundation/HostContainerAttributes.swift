package import Foundation

/// A text system with its own attributes in an `AttributedString`, such as SwiftUI's font.
package protocol HostContainerAttributes: Sendable {
  /// Returns the attributes of a run for the text system.
  func container(of run: ResolvedAttributes) -> AttributeContainer
  /// Removes those attributes of the text system that have the same values in both containers.
  static func remove(_ shown: AttributeContainer, from container: inout AttributeContainer)
}

/// The attributes that a text system's translation has put into a string.
enum ShownContainerAttribute: AttributedStringKey {
  struct Value: Sendable, Hashable {
    /// The attributes without those of the text system.
    private let before: AttributeContainer
    /// The attributes with them.
    private let after: AttributeContainer
    private let shown: AttributeContainer
    private let host: any HostContainerAttributes.Type
  }

  static let name = "StyleSpec.hostAttributes"
}

extension ShownContainerAttribute.Value {
  init<Host: HostContainerAttributes>(_ container: AttributeContainer, for host: Host, of run: ResolvedAttributes) {
    let shown = host.container(of: run)
    var merged = container
    merged.merge(shown)
    before = container
    after = merged
    self.shown = shown
    self.host = Host.self
  }

  /// The attributes with those of the text system, and with this value.
  var containerWithValue: AttributeContainer {
    var container = after
    container[ShownContainerAttribute.self] = self
    return container
  }

  /// The attributes of a run without those of the text system, unless other code changed them.
  func restored(from container: AttributeContainer) -> AttributeContainer {
    guard container != after else { return before }
    var rest = container
    host.remove(shown, from: &rest)
    return rest
  }

  static func == (left: Self, right: Self) -> Bool {
    left.before == right.before && left.after == right.after && left.shown == right.shown && left.host == right.host
  }

  func hash(into hasher: inout Hasher) { hasher.combine(after) }
}

extension AttributeContainer {
  /// The attributes without those that a translation for a text system put there.
  var withoutHostAttributes: AttributeContainer {
    guard let shown = self[ShownContainerAttribute.self] else { return self }
    var rest = self
    rest[ShownContainerAttribute.self] = nil
    return shown.restored(from: rest)
  }
}
