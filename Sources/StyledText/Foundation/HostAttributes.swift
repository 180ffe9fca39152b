package import Foundation

/// A text system with its own attributes for the appearance of a run, such as `.font`.
package protocol HostAttributes {
  /// Returns the attributes of a run for the text system.
  ///
  /// - Parameters:
  ///   - run: The attributes of the run, resolved for a context.
  ///   - others: The attributes set by other code. They stay unless the run sets them.
  func merging(
    _ run: ResolvedAttributes,
    into others: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]
}

/// The attributes that a text system's translation has put into a string, and the attributes of other code that they
/// hide. So the next translation can tell the two apart: a replaced style takes all of its attributes with it.
final class ShownAttributes {
  private let shown: [NSAttributedString.Key: Any]
  private let hidden: [NSAttributedString.Key: Any]

  /// - Parameters:
  ///   - values: The attributes after the translation.
  ///   - others: The attributes set by other code, which the values override.
  init(_ values: [NSAttributedString.Key: Any], over others: [NSAttributedString.Key: Any]) {
    shown = values.filter { key, value in !others.hasSameValue(value, for: key) }
    hidden = others.filter { key, value in !values.hasSameValue(value, for: key) }
  }

  /// In an array, as `StyledRun`.
  var value: [ShownAttributes] { [self] }

  static func value(_ value: Any?) -> ShownAttributes? { (value as? [ShownAttributes])?.first }

  func isSame(as other: ShownAttributes) -> Bool {
    shown.hasSameValues(as: other.shown) && hidden.hasSameValues(as: other.hidden)
  }

  /// The attributes of other code, which may have changed since.
  func others(among values: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let changed = values.filter { key, value in !shown.hasSameValue(value, for: key) }
    let uncovered = hidden.filter { key, _ in
      // Other code may also have removed what we put there.
      shown[key].map { values.hasSameValue($0, for: key) } ?? (values[key] == nil)
    }
    return changed.merging(uncovered) { changed, _ in changed }
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes of other code: neither of this package, nor put there by the translation for a text system.
  var ofOtherCode: Self {
    let others = filter { !NSAttributedString.Key.allOfStyledText.contains($0.key) }
    return ShownAttributes.value(self[.styleHostAttributes])?.others(among: others) ?? others
  }
}
