package import StyleTables

/// A rule that this package takes to be that of a view, in some versions of a system.
package struct HostClaim: Sendable, Hashable {
  package let system: MeasuredSystem
  /// The versions, such as `before 16.4`.
  package let versions: String
  /// The first version, and the first one that is too late.
  let range: Range<SystemVersion>
  package let view: MeasuredView
  /// Nil for SwiftUI's `Text` without the modifiers that make line boxes.
  package let host: StyleHost?
  /// Whether a negative offset does nothing in text with a line height: the known exception of iOS 16.4 and 16.5.
  package let ignoresNegativeOffsets: Bool

  /// The claim about a view of a system.
  static func about(_ view: MeasuredView, _ system: MeasuredSystem, _ version: SystemVersion) -> Self? {
    all.first { $0.view == view && $0.system == system && $0.range.contains(version) }
  }
}

extension HostClaim {
  package static let all =
    uiKit(.iOS) + swiftUI(.iOS, from: 16) + uiKit(.tvOS) + swiftUI(.tvOS, from: 16) + visionOS
    + swiftUI(.visionOS, from: 1) + macOS + swiftUI(.macOS, from: 13)

  private static func uiKit(_ system: MeasuredSystem) -> [Self] {
    let (first, once, whole) = (SystemVersion(16), SystemVersion(16, 4), SystemVersion(16, 6))
    return [
      Self(system, "before 16.4", first..<once, .uiLabel, .legacyLabel),
      Self(system, "16.4 and 16.5", once..<whole, .uiLabel, .label, ignoresNegativeOffsets: true),
      Self(system, "16.6 and later", whole..<end, .uiLabel, .label),
      Self(system, "16 and later", first..<end, .uiTextView, .textKit),
    ]
  }

  private static let visionOS = [
    Self(.visionOS, "1 and later", SystemVersion(1)..<end, .uiLabel, .label),
    Self(.visionOS, "1 and later", SystemVersion(1)..<end, .uiTextView, .textKit),
  ]

  private static let macOS = [
    Self(.macOS, "13 and later", SystemVersion(13)..<end, .nsTextField, .textKit),
    Self(.macOS, "13 and later", SystemVersion(13)..<end, .nsTextView, .textKit),
  ]

  private static func swiftUI(_ system: MeasuredSystem, from first: Int) -> [Self] {
    let (first, exact) = (SystemVersion(first), SystemVersion(26))
    return [
      Self(system, "\(first.major) and later", first..<end, .text, nil),
      Self(system, "before 26", first..<exact, .styledTextView, .swiftUILegacy),
      Self(system, "26 and later", exact..<end, .styledTextView, .swiftUI),
    ]
  }

  private static let end = SystemVersion(.max)

  private init(
    _ system: MeasuredSystem,
    _ versions: String,
    _ range: Range<SystemVersion>,
    _ view: MeasuredView,
    _ host: StyleHost?,
    ignoresNegativeOffsets: Bool = false
  ) {
    (self.system, self.versions, self.range) = (system, versions, range)
    (self.view, self.host, self.ignoresNegativeOffsets) = (view, host, ignoresNegativeOffsets)
  }
}
