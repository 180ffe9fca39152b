// What UIKit and AppKit have under different names.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  @MainActor enum PlatformMotion {
    /// Whether people ask for less motion.
    static var isReduced: Bool { UIAccessibility.isReduceMotionEnabled }
  }
#elseif canImport(AppKit)
  internal import AppKit

  @MainActor enum PlatformMotion {
    /// Whether people ask for less motion.
    static var isReduced: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }
  }
#endif
