/// A system that has text systems to measure.
package enum MeasuredSystem: String, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case visionOS

  /// The views that are measured there.
  package var views: [MeasuredView] {
    (self == .macOS ? [.nsTextField, .nsTextView] : [.uiLabel, .uiTextView]) + [.text, .styledTextView]
  }
}

/// A view whose text is measured.
package enum MeasuredView: String, Sendable, CaseIterable {
  case uiLabel = "UILabel"
  case uiTextView = "UITextView"
  case nsTextField = "NSTextField"
  case nsTextView = "NSTextView"
  /// The one of SwiftUI.
  case text = "Text"
  /// The one of StyleUI, which makes line boxes by the modifiers of SwiftUI.
  case styledTextView = "StyledTextView"
}

/// What a system ran on.
package enum MeasuredMachine: String, Sendable, CaseIterable {
  /// Real hardware, also a Mac.
  case device
  case simulator
}
